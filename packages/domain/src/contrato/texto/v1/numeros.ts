/** Rates and counts as the clauses say them. */
import { BILHAO } from '../../../credito/regras-do-programa.ts';
import { formatarNumero } from '../../../texto/numero.ts';
import { numeroPorExtenso } from '../../../texto/por-extenso.ts';

/** 82000 parts per thousand million to "0,0082%". */
export const porcentagemDeBilhao = (ppb: number): string => `${formatarNumero((ppb * 100) / BILHAO, 7)}%`;

/** "6 (seis) parcelas", "1 (uma) parcela". */
export function contar(quantos: number, um: string, varios: string): string {
  return `${quantos} (${numeroPorExtenso(quantos, 'feminino')}) ${quantos === 1 ? um : varios}`;
}
