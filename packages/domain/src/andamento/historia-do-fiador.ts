/**
 * What one guarantor may know of what happened (decisions, "Guarantors"): nothing of what was said of another
 * guarantor, of the one before in their place included, and nothing of a minor's guardian.
 */
import type { AcontecimentoDaLinha } from './linha-do-tempo.ts';

/** In the order in which it happened, with this guarantor's own reasons; `chegouEm`: named by the student. */
export function historiaDoFiador(
  acontecimentos: readonly AcontecimentoDaLinha[],
  chegouEm: Date,
): readonly AcontecimentoDaLinha[] {
  let corrige = false;
  return acontecimentos.filter(doResponsavelNao).flatMap((acontecimento) => {
    const { acao, siglaAnterior, em, motivos } = acontecimento;
    if (acao === 'devolverFiador') {
      // Whoever was named for the correction takes part in it, and knows nothing of what was corrected.
      corrige = motivos.length > 0 || chegouEm >= em;
      return motivos.length > 0 ? [acontecimento] : [];
    }
    const antes = em < chegouEm;
    if (acao === 'concluirCorrecao' && siglaAnterior === 'RAF' && (antes || !corrige)) return [];
    return antes && acontecimento.ator === 'fiador'
      ? [{ ...acontecimento, ator: 'sistema' }]
      : [acontecimento];
  });
}

const doResponsavelNao = ({ acao }: AcontecimentoDaLinha): boolean => !acao.startsWith('responsavel.');
