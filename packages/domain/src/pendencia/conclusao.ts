/** What the end of a correction concludes, and where the person goes then (spec 2 and 3, "Pendency flow"). */
import type { Sigla } from '../solicitacao/estados.ts';

export const STATUS_DE_PREENCHIMENTO = {
  preenchendo: 'EM_PREENCHIMENTO',
  aguardando: 'AGUARDANDO_ANALISE',
  aprovado: 'APROVADO',
  reprovado: 'REPROVADO',
  reprovadoDados: 'REPROVADO_DADOS_COMPLEMENTARES',
} as const;

/** The guarantor said that the part is done, or the analysis approved it. */
export function parteTerminada(statusPreenchimento: string | null): boolean {
  return (
    statusPreenchimento === STATUS_DE_PREENCHIMENTO.aguardando ||
    statusPreenchimento === STATUS_DE_PREENCHIMENTO.aprovado
  );
}

export interface FatosDaConclusao {
  /** The first guarantor came by a code and fills in on their own (codFiador1). */
  codFiador1: boolean;
  doisFiadores: boolean;
  statusPreenchimentoFiador: string | null;
  statusPreenchimentoFiador2: string | null;
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

export type StatusDaAnalise = 'N' | 'R' | 'A';

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
