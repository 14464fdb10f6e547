import { type Sigla, siglasAbertas } from './estados.ts';

export const MENSAGEM_JA_TEM_SOLICITACAO = 'Você já tem uma solicitação em andamento.';

/** A person has one request at a time; an approved one goes on as a contract. `ultima` is the newest request's state. */
export function podeIniciarSolicitacao(ultima: Sigla | null): boolean {
  return ultima === null || (ultima !== 'A' && !siglasAbertas.includes(ultima));
}
