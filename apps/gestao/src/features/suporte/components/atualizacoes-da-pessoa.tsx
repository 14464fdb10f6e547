import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import estilos from './atualizacoes-da-pessoa.module.css';

/** Whose turn it is and until when, for whoever is asked about it. */
export function AtualizacoesDaPessoa({ ficha: { atualizacoes } }: { ficha: FichaDoSuporte }) {
  return (
    <section aria-label="Atualizações cadastrais">
      <h2>Atualizações cadastrais</h2>
      {atualizacoes.length === 0 ? (
        <p>Nenhuma começou.</p>
      ) : (
        <ul className={estilos.lista}>
          {atualizacoes.map(({ id, rotulo, papel, situacao, desde, parte, faltam, ate }) => (
            <li key={id}>
              <strong>{rotulo}</strong>
              <span>{`${situacao} desde ${formatarMomento(new Date(desde))}, como ${papel}.`}</span>
              <span>{`A parte desta pessoa: ${parte.toLowerCase()}.`}</span>
              {faltam.length > 0 ? <span>{`Falta a parte de: ${faltam.join(' e ')}.`}</span> : null}
              {ate ? <span>{`Pode ser enviada até ${formatarData(ate)}.`}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
