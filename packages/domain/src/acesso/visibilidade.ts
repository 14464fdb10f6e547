/** Which requests a member of staff may see, and how much of them (decisions, "Back office"). */
import { primeiroNome } from '../pessoa/nome.ts';
import { type PapelDeOperador, podeNaGestao } from './permissoes.ts';

export interface LeitorDaGestao {
  papel: PapelDeOperador;
  instituicaoId: number | null;
}

export interface SolicitacaoVista {
  instituicaoId: number;
  /** Handed in at least once: before that it is the student's draft. */
  concluida: boolean;
}

export function podeVerSolicitacao(leitor: LeitorDaGestao, solicitacao: SolicitacaoVista): boolean {
  if (!podeNaGestao(leitor.papel, 'ver-solicitacao')) return false;
  switch (leitor.papel) {
    case 'instituicao':
      return solicitacao.concluida && leitor.instituicaoId === solicitacao.instituicaoId;
    case 'analista':
      return solicitacao.concluida;
    default:
      return true;
  }
}

/** Institutions decide about enrolment: they see who studies what, never documents, incomes or guarantors. */
export function veDadosDasPessoas(papel: PapelDeOperador): boolean {
  return papel === 'analista';
}

/** Of the team an institution reads first names only, as people do ("Quem viu os seus dados"; ADR 0030). */
export function nomeDaEquipe(leitor: PapelDeOperador, nome: string): string {
  return leitor === 'instituicao' ? primeiroNome(nome) : nome;
}

export const ROTULO_DO_PAPEL: Readonly<Record<PapelDeOperador, string>> = {
  analista: 'Analista',
  instituicao: 'Instituição de ensino',
  suporte: 'Suporte',
  administrador: 'Administração',
  representante: 'Representante do provedor',
};
