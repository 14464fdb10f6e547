import { ErroDeApi, MENSAGEM_FALHA_DO_PROGRAMA, MENSAGEM_SEM_CONEXAO } from '@credito/api/cliente';

/** A part of the portal that did not arrive, as each engine says it: the line, or a version that is gone. */
export function isPedacoAusente(erro: unknown): boolean {
  return (
    erro instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(erro.message)
  );
}

/** Why something could not be shown. The line is blamed only where it was the line (case BROW-01). */
export function motivoDaFalha(erro: unknown, semConexao = MENSAGEM_SEM_CONEXAO): string {
  if (isPedacoAusente(erro)) return semConexao;
  if (!(erro instanceof ErroDeApi)) return MENSAGEM_FALHA_DO_PROGRAMA;
  return erro.status === 0 ? semConexao : erro.message;
}
