import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { consultas } from '../sessao/consultas.ts';

interface ProvedoresProps {
  base: string;
  endereco?: string | undefined;
  children: ReactNode;
}

export function Provedores({ base, endereco, children }: ProvedoresProps) {
  return (
    <QueryClientProvider client={consultas}>
      <Router base={base} {...(endereco === undefined ? {} : { ssrPath: endereco })}>
        {children}
      </Router>
    </QueryClientProvider>
  );
}
