import { ErroDeApi, isErro } from '@credito/api/cliente';
import { DocumentoQueNaoVeio } from '@credito/ui/documento/entregar-documento';
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
  return erro instanceof ErroDeApi || erro instanceof DocumentoQueNaoVeio
    ? erro.message
    : 'Ocorreu um erro inesperado. Tente novamente em instantes.';
}

/** What the server says of each field that it refused, by the name of the field. */
export function camposRecusados(erro: unknown): ReadonlyMap<string, string> {
  const campos = erro instanceof ErroDeApi ? (erro.problema?.campos ?? []) : [];
  // Of several messages about one field the first is shown.
  return new Map([...campos].reverse().map(({ campo, mensagem }) => [campo, mensagem]));
}

/** Somebody changed the request since it was shown. */
export function estaDesatualizada(erro: unknown): boolean {
  return isErro(erro, 'dados-desatualizados');
}
