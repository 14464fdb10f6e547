import { type Sigla, type StatusSolicitacao, siglasAbertas } from './estados.ts';

export const MENSAGEM_JA_TEM_SOLICITACAO = 'Você já tem uma solicitação em andamento.';

export const MENSAGEM_RECURSO_EM_ANALISE =
  'O seu recurso está em análise. Quando ele for respondido, você pode fazer uma nova solicitação.';

export const STATUS_EM_RECURSO: readonly StatusSolicitacao[] = [
  'REPROVADO_EM_RECURSO',
  'REPROVADO_IES_EM_RECURSO',
];

/** An appeal waits for its answer: the refused request may open again, and a person has one at a time. */
export function isEmRecurso(status: StatusSolicitacao): boolean {
  return STATUS_EM_RECURSO.includes(status);
}

/** A person has one request at a time; an approved one goes on as a contract. `ultima` is the newest request's state. */
export function podeIniciarSolicitacao(ultima: Sigla | null, status?: StatusSolicitacao): boolean {
  if (status && isEmRecurso(status)) return false;
  return ultima === null || (ultima !== 'A' && !siglasAbertas.includes(ultima));
}
