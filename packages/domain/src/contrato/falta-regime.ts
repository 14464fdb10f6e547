/** Whom a contract has to wait for: the regime decides whether their spouse signs, and nobody knows it (ADR 0122). */
import type { VagaDeFiador } from '../fiador/vagas.ts';
import { type FiadorQueAssina, regimeDecide } from './signatarios.ts';

/** The student's own spouse never signs: only guarantors are waited for. */
export function faltaRegime(
  fiadores: ReadonlyArray<FiadorQueAssina & { vaga: VagaDeFiador }>,
): readonly VagaDeFiador[] {
  return fiadores
    .filter((fiador) => regimeDecide(fiador) && fiador.regime === undefined)
    .map(({ vaga }) => vaga);
}
