import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registrarServiceWorker } from '../pwa/versao.ts';
import { enviarOQueEsperava, lerDigitado, mostrarPagina } from '../sessao/antes-do-script.ts';
import { lerConfiguracaoDaPagina } from '../sessao/configuracao.ts';
import { Portal, type PortalProps } from './portal.tsx';

/** The login arrives drawn and only comes to life; every other page is drawn here. */
export function iniciar({ nome, rotas }: PortalProps): void {
  const raiz = document.getElementById('root');
  if (!raiz) return;
  lerConfiguracaoDaPagina();
  const portal = (
    <StrictMode>
      <Portal nome={nome} rotas={rotas} />
    </StrictMode>
  );
  if (raiz.firstElementChild) {
    lerDigitado(raiz);
    flushSync(() => {
      hydrateRoot(raiz, portal);
    });
    enviarOQueEsperava();
  } else {
    mostrarPagina();
    createRoot(raiz).render(portal);
  }
  registrarServiceWorker(nome);
}
