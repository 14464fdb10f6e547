import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import estilos from './grupo-de-respostas.module.css';

export function GrupoDeRespostas({ grupo }: { grupo: Mesa['solicitacao'] }) {
  return (
    <section className={estilos.grupo}>
      <h3>{grupo.titulo}</h3>
      <dl className={estilos.itens}>
        {grupo.itens.map(({ campo, rotulo, valor }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
