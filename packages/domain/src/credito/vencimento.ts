/** When a contract begins to be paid back, and until when an instalment may be paid without charge (credito, section 5). */
import { type Data, somarDias } from '../tempo/data.ts';
import { isDiaUtil } from '../tempo/dias-uteis.ts';
import { somarMeses } from '../tempo/meses.ts';
import type { RegrasDoPrograma } from './regras-do-programa.ts';

export interface SequenciaDoEstudante {
  /** Of all contracts of the student in the programme, as the course is planned. */
  ultimoUso: Data;
  /** Last due date of the contract before, in the same programme; null for the first one. */
  ultimoVencimentoAnterior: Data | null;
}

/**
 * All uses of a student in a programme form one sequence, one instalment a month: the first contract begins in the month
 * after the last use, every other one in the month after the last instalment of the one before, and none before its
 * course is over as it is planned then.
 */
export function primeiroVencimento(
  { diaDeVencimento, carenciaMeses }: Pick<RegrasDoPrograma, 'diaDeVencimento' | 'carenciaMeses'>,
  { ultimoUso, ultimoVencimentoAnterior }: SequenciaDoEstudante,
): Data {
  const depoisDoCurso = somarMeses(ultimoUso, 1 + carenciaMeses, diaDeVencimento);
  if (ultimoVencimentoAnterior === null) return depoisDoCurso;
  const depoisDoAnterior = somarMeses(ultimoVencimentoAnterior, 1, diaDeVencimento);
  if (depoisDoAnterior < depoisDoCurso) return depoisDoCurso;
  return depoisDoAnterior;
}

/** The due date itself, or the next working day: paid then, nothing is added. */
export function vencimentoEfetivo(vencimento: Data): Data {
  let dia = vencimento;
  while (!isDiaUtil(dia)) dia = somarDias(dia, 1);
  return dia;
}
