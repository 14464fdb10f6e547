import { ErroDeApi } from '@credito/api/cliente';
import { QueryClient } from '@tanstack/react-query';

/** Answers of the API are personal: they live in memory and are gone with the tab. */
export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (tentativas, erro) =>
        tentativas < 2 && (!(erro instanceof ErroDeApi) || erro.status === 0 || erro.status >= 500),
    },
  },
});
