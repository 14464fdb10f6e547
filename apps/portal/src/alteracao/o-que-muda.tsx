/** Before and after, each with its word: the same for whoever asks, signs, guarantees and decides. */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import estilos from './o-que-muda.module.css';

export function OQueMuda({ mudancas }: { mudancas: AlteracaoNaLista['mudancas'] }) {
  return (
    <dl className={estilos.mudancas}>
      {mudancas.map(({ rotulo, antes, depois }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>
            <span>{`Antes: ${antes}`}</span>
            <strong>{`Depois: ${depois}`}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
