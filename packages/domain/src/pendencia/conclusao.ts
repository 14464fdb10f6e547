/** What the end of a correction concludes, and where the person goes then (spec 2 and 3, "Pendency flow"). */
import {
  parteTerminada,
  type StatusDaAnalise,
  type StatusDePreenchimento,
} from '../participante/transicoes.ts';
import type { Sigla } from '../solicitacao/estados.ts';

export interface FatosDaConclusao {
  /** The first guarantor came by a code and fills in on their own (codFiador1). */
  codFiador1: boolean;
  doisFiadores: boolean;
  statusPreenchimentoFiador: StatusDePreenchimento | null;
  statusPreenchimentoFiador2: StatusDePreenchimento | null;
}

export interface Conclusao {
  concluir: 'solicitacao' | 'pessoa';
  /** `situacao`: the page that the situation names. */
  destino: '/status-finalizado' | 'situacao';
}

export function conclusaoDasPendencias(fatos: FatosDaConclusao): Conclusao {
  if (!fatos.codFiador1) return { concluir: 'solicitacao', destino: 'situacao' };
  const prontos =
    parteTerminada(fatos.statusPreenchimentoFiador) &&
    (!fatos.doisFiadores || parteTerminada(fatos.statusPreenchimentoFiador2));
  return { concluir: prontos ? 'solicitacao' : 'pessoa', destino: '/status-finalizado' };
}

/** After one guarantor finished: the request goes on when no other one is still rejected. */
export function conclusaoDoFiador(fiadores: {
  statusFiador: StatusDaAnalise | null;
  statusFiador2: StatusDaAnalise | null;
}): 'solicitacao' | 'so-fiador' {
  return fiadores.statusFiador === 'R' || fiadores.statusFiador2 === 'R' ? 'so-fiador' : 'solicitacao';
}

/** Where the student's "Corrigir pendências" leads: guarantors correct in their own login. */
export function entradaDasPendencias(fiadoresReprovados: number): '/pendencias' | '/selecao-de-fiador' {
  return fiadoresReprovados === 0 ? '/pendencias' : '/selecao-de-fiador';
}

/**
 * "Gerenciar fiadores" (spec 2 section 6): only when the analysis of supplementary data or of the guarantor
 * refused, and where there are guarantors at all.
 */
export function podeGerenciarNaReprovacao(sigla: Sigla, semFiador: boolean): boolean {
  return !semFiador && (sigla === 'RDC' || sigla === 'RAF');
}
