/** Paying one instalment before it is due (clause "Pagar antes"; CDC, article 52 §2): which may be, and on which days. */
import type { Data } from '../tempo/data.ts';

export interface ParcelaAAntecipar {
  vencimento: Data;
  situacao: 'a-vencer' | 'vencida' | 'paga';
}

/** Why what its statement does not have cannot be paid early. */
export const AINDA_NAO_DEVIDA =
  'Esta parcela paga uma mensalidade que ainda não repassamos à instituição. Enquanto isso, você não a deve.';

/** Why it cannot be paid early on that day, as people read it; null when it can. */
export function impedimentoDaAntecipacao(parcela: ParcelaAAntecipar, dia: Data): string | null {
  if (parcela.situacao === 'paga') return 'Esta parcela já está paga.';
  if (dia >= parcela.vencimento)
    return 'No dia do vencimento e depois dele, a parcela se paga pela cobrança dela.';
  return null;
}
