import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registrarServiceWorker } from '../pwa/versao.ts';
import { enviarOQueEsperava, lerDigitado, mostrarPagina } from '../sessao/antes-do-script.ts';
import { lerConfiguracaoDaPagina } from '../sessao/configuracao.ts';
import type { Pedaco } from './pedaco.ts';
import { Portal } from './portal.tsx';
import type { Resto } from './resto.tsx';

/** The login arrives drawn and only comes to life; every other page is drawn here. */
export function iniciar(nome: 'estudante' | 'fiador', pedaco: Pedaco<Resto>): void {
  const raiz = document.getElementById('root');
  if (!raiz) return;
  const desenhada = raiz.firstElementChild !== null;
  // A page of its own needs everything: asked for before anything is drawn.
  if (!desenhada) pedaco.carregar().catch(() => undefined);
  lerConfiguracaoDaPagina();
  const portal = (
    <StrictMode>
      <Portal nome={nome} pedaco={pedaco} />
    </StrictMode>
  );
  if (desenhada) {
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
