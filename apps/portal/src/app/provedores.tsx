import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { consultas } from '../sessao/consultas.ts';

export function Provedores({ base, children }: { base: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={consultas}>
      <Router base={base}>{children}</Router>
    </QueryClientProvider>
  );
}
