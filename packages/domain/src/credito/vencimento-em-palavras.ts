/** When something has to be paid, as a sentence: how far away, the day, and until when without a charge. */
import { type Data, formatarData } from '../tempo/data.ts';
import { diaPorExtenso, distanciaDoDia } from '../tempo/dia-por-extenso.ts';
import { diasEntre } from '../tempo/meses.ts';
import { vencimentoEfetivo } from './vencimento.ts';

export interface PrazoDePagamento {
  vencimento: Data;
  /** The due date, or the next working day. */
  pagavelAte: Data;
}

/** Days until a number of days says less than the day itself. */
const LONGE = 60;

export function vencimentoEmPalavras({ vencimento, pagavelAte }: PrazoDePagamento, hoje: Data): string {
  if (diasEntre(hoje, vencimento) > LONGE) return `Vence em ${formatarData(vencimento)}.`;
  const dia = `${distanciaDoDia(vencimento, hoje)}, ${diaPorExtenso(vencimento)}.`;
  if (hoje > pagavelAte) return `Venceu ${dia}`;
  if (pagavelAte === vencimento) return `Vence ${dia}`;
  const verbo = hoje > vencimento ? 'Venceu' : 'Vence';
  // Longer than a holiday lasts: its first charge came late.
  const porque = pagavelAte > vencimentoEfetivo(vencimento) ? 'Antes não havia como pagar' : 'Não é dia útil';
  return `${verbo} ${dia} ${porque}: você paga sem acréscimo até ${diaPorExtenso(pagavelAte)}.`;
}
