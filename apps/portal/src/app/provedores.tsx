import { ErroDeApi } from '@credito/api/cliente';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';

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

export function Provedores({ base, children }: { base: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={consultas}>
      <Router base={base}>{children}</Router>
    </QueryClientProvider>
  );
}
