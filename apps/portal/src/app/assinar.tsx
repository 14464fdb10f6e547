import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { marcarPronta } from '../sessao/antes-do-script.ts';
import { lerConfiguracaoDaPagina } from '../sessao/configuracao.ts';
import { PaginaDaAssinatura } from './pagina-da-assinatura.tsx';

const raiz = document.getElementById('root');
if (raiz) {
  lerConfiguracaoDaPagina();
  const pagina = (
    <StrictMode>
      <PaginaDaAssinatura />
    </StrictMode>
  );
  // The development server draws nothing.
  if (raiz.firstElementChild) hydrateRoot(raiz, pagina);
  else createRoot(raiz).render(pagina);
  marcarPronta();
}
