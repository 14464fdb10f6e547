/**
 * Of whom the guarantors' part waits, derived once from all guarantors: whose turn it is, what the student does next and what
 * can be done with the stage follow from it.
 */

import type { VagaDeFiador } from '../fiador/vagas.ts';
import { type ParteDaSolicitacao, quemPreenche } from '../participante/acesso.ts';

export interface FiadorNaVez extends ParteDaSolicitacao {
  tipoPessoa: VagaDeFiador;
  completo: boolean;
}

const VEZES_DOS_FIADORES = ['indicar', 'estudante', 'fiador', 'aceite', 'pronta'] as const;

/**
 * `indicar`: nobody is named. `estudante`: the student fills in for somebody who has not accepted. `fiador`: a guarantor has
 * to accept and to fill in, or only to fill in. `aceite`: everything is there but an acceptance. `pronta`: nothing is missing.
 */
export type VezDosFiadores = (typeof VEZES_DOS_FIADORES)[number];

export interface ParteDosFiadores {
  vez: VezDosFiadores;
  /** Whom the student fills in for next; whoever accepted goes on alone. */
  preencher: VagaDeFiador | null;
}

/** What the student can do comes first: waiting for one guarantor is no reason to leave the other one open. */
export function parteDosFiadores(fiadores: readonly FiadorNaVez[]): ParteDosFiadores {
  if (fiadores.length === 0) return { vez: 'indicar', preencher: null };
  const incompletos = fiadores.filter(({ completo }) => !completo);
  const doEstudante = incompletos.find((fiador) => quemPreenche(fiador) === 'estudante');
  if (doEstudante) return { vez: 'estudante', preencher: doEstudante.tipoPessoa };
  if (incompletos.length > 0) return { vez: 'fiador', preencher: null };
  return { vez: fiadores.every(({ aceitou }) => aceitou) ? 'pronta' : 'aceite', preencher: null };
}
