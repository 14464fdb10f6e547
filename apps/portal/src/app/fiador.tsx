import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.tsx';
import { rotasDoFiador } from './rotas-do-fiador.tsx';

const raiz = document.getElementById('root');
if (raiz)
  createRoot(raiz).render(
    <StrictMode>
      <Portal nome="fiador" rotas={rotasDoFiador} />
    </StrictMode>,
  );
