import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import './gestao.css';
import { RegiaoDeToasts } from '@credito/ui/toast/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { manterEmUso } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { LimiteDeErro } from './limite-de-erro.tsx';
import { Rotas } from './rotas.tsx';
import { SessaoExpirada } from './sessao-expirada.tsx';
import { useEndereco } from './use-endereco.ts';

manterEmUso();

const raiz = document.getElementById('root');
if (raiz) {
  createRoot(raiz).render(
    <StrictMode>
      <QueryClientProvider client={consultas}>
        <Router base="/gestao" hook={useEndereco}>
          <LimiteDeErro>
            <Rotas />
          </LimiteDeErro>
          <SessaoExpirada />
        </Router>
      </QueryClientProvider>
      <RegiaoDeToasts />
    </StrictMode>,
  );
  // Somebody listens (scripts/pagina-sem-script.ts).
  document.documentElement.dataset.pronto = '';
}
