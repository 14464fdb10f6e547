/** Tax on a release of money to a person, taken out of it where the programme owes it (credito, section 5). */
import { fracao } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { BILHAO, MILHAO, type RegrasDeIof } from './regras-do-programa.ts';

const MAXIMO_DE_DIAS = 365;

/** Both parts are rounded on their own. */
export function iofDoRepasse(
  centavos: number,
  { em, pagoEm }: { em: Data; pagoEm: Data },
  regras: RegrasDeIof | null,
): number {
  if (regras === null) return 0;
  const dias = Math.min(MAXIMO_DE_DIAS, Math.max(0, diasEntre(em, pagoEm)));
  return fracao(centavos, regras.diariaPpb * dias, BILHAO) + fracao(centavos, regras.adicionalPpm, MILHAO);
}
