/** Before and after, each with its word: the same for whoever asks, signs, guarantees and decides. */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import estilos from './o-que-muda.module.css';

export function OQueMuda({
  mudancas,
  semEfeito = false,
}: {
  mudancas: AlteracaoNaLista['mudancas'];
  /** It came to nothing: what would have been, and is not. */
  semEfeito?: boolean;
}) {
  return (
    <dl className={estilos.mudancas}>
      {mudancas.map(({ rotulo, antes, depois }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>
            <span>{`${semEfeito ? 'Como era' : 'Antes'}: ${antes}`}</span>
            <strong>{`${semEfeito ? 'Como ficaria' : 'Depois'}: ${depois}`}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
