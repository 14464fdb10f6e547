/** Who may see and change whose part of a request (decisions, "Guarantors"; spec 2 section 6). */
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import type { TipoPessoa } from './participante-contexto.ts';

export interface ParteDaSolicitacao {
  tipoPessoa: TipoPessoa;
  /** Who types: the person, or the student on a guarantor's behalf. */
  preenchidoPor: 'pessoa' | 'estudante';
  aceitou: boolean;
}

/**
 * Everybody sees their own part. The student also sees what they entered for a guarantor, until that guarantor
 * accepts; never what the guarantor entered.
 */
export function podeVerParte(leitor: TipoPessoa, parte: ParteDaSolicitacao): boolean {
  if (leitor === parte.tipoPessoa) return true;
  return leitor === 'estudante' && parte.preenchidoPor === 'estudante' && !parte.aceitou;
}

/** Who enters the answers of a part now. */
export function quemPreenche({ tipoPessoa, preenchidoPor, aceitou }: ParteDaSolicitacao): TipoPessoa {
  return preenchidoPor === 'estudante' && !aceitou ? 'estudante' : tipoPessoa;
}

/** A guarantor enters nothing before the acceptance, which is the first thing that their portal asks. */
export function faltaAceitar(leitor: TipoPessoa, parte: ParteDaSolicitacao): boolean {
  return leitor !== 'estudante' && leitor === parte.tipoPessoa && !parte.aceitou;
}

export const MENSAGEM_ACEITE_ANTES = 'Antes, leia e aceite o convite.';

/** A part changes only while the request is being filled in, or corrected by whom the correction waits for. */
export function podeEditarParte(leitor: TipoPessoa, parte: ParteDaSolicitacao, sigla: Sigla): boolean {
  if (!podeVerParte(leitor, parte) || faltaAceitar(leitor, parte)) return false;
  if (ESTADOS[sigla].natureza === 'editavel') return true;
  // Guarantors may be swapped in both corrections (spec 2 section 6), and a new one must be able to fill in.
  if (sigla === 'RDC') return true;
  return sigla === 'RAF' && parte.tipoPessoa !== 'estudante';
}
