/** Which guarantors read the document of an alteration and what changes by it (ADR 0209). */
import type { EspecieDeAlteracao } from './especies.ts';
import type { FluxoDaAlteracao } from './estados.ts';

export interface FatosDeQuemLe {
  especie: EspecieDeAlteracao;
  fluxo: FluxoDaAlteracao;
  /** One of those who sign it. */
  assina: boolean;
  /** Guarantees the contract today. */
  garante: boolean;
  /** Has signed the document as it stands. */
  assinou: boolean;
}

/**
 * Persons and their data are read by whoever signs; what concerns the debt by everybody who guarantees it (ADR 0068). Once it
 * has ended without effect, whoever takes no part in the contract reads only what they signed.
 */
export function fiadorLe({ especie, fluxo, assina, garante, assinou }: FatosDeQuemLe): boolean {
  const dePessoas = especie === 'dados' || especie === 'fiador';
  if (dePessoas && !assina) return false;
  return fluxo !== 'CAN' || garante || assinou;
}
