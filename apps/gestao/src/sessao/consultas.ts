import { ErroDeApi } from '@credito/api/cliente';
import { QueryClient } from '@tanstack/react-query';

/** Personal data live in memory and are gone with the tab. */
export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (tentativas, erro) =>
        tentativas < 2 && (!(erro instanceof ErroDeApi) || erro.status === 0 || erro.status >= 500),
    },
  },
});

export function mensagemDoErro(erro: unknown): string {
  return erro instanceof ErroDeApi
    ? erro.message
    : 'Ocorreu um erro inesperado. Tente novamente em instantes.';
}

/** Somebody changed the request since it was shown. */
export function estaDesatualizada(erro: unknown): boolean {
  return erro instanceof ErroDeApi && erro.message === 'SOLICITACAO_ATUALIZADA';
}
