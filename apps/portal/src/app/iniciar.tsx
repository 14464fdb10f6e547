import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LoginScreenProps } from '../features/conta/screens/login-screen.tsx';
import { registrarServiceWorker } from '../pwa/versao.ts';
import { enviarOQueEsperava, lerDigitado, marcarPronta, mostrarPagina } from '../sessao/antes-do-script.ts';
import { lerConfiguracaoDaPagina } from '../sessao/configuracao.ts';
import type { Area } from './area.tsx';
import type { Pedaco } from './pedaco.ts';
import { CAMINHO_DO_SIMULADOR, Portal } from './portal.tsx';

/** The login and the simulator arrive drawn and only come to life; every other page is drawn here. */
export async function iniciar(
  nome: 'estudante' | 'fiador',
  pedaco: Pedaco<Area>,
  simulador?: Pedaco<ComponentType>,
  inicio?: Pedaco<ComponentType<LoginScreenProps>>,
): Promise<void> {
  const raiz = document.getElementById('root');
  if (!raiz) return;
  const desenhada = raiz.firstElementChild !== null;
  // A page of its own needs everything: asked for before anything is drawn.
  if (!desenhada) pedaco.carregar().catch(() => undefined);
  // What was drawn is needed to come to life; without it the page is drawn anew, and says so.
  else
    await (window.location.pathname.endsWith(CAMINHO_DO_SIMULADOR) ? simulador : inicio)
      ?.carregar()
      .catch(() => undefined);
  lerConfiguracaoDaPagina();
  const portal = (
    <StrictMode>
      <Portal nome={nome} pedaco={pedaco} simulador={simulador} inicio={inicio} />
    </StrictMode>
  );
  if (desenhada) {
    lerDigitado(raiz);
    // A browser that translates has put its own elements around every text: what was drawn is drawn anew, and that is no fault.
    const traduzida = raiz.querySelector('font') !== null;
    flushSync(() => {
      hydrateRoot(raiz, portal, { onRecoverableError: (erro) => traduzida || reportError(erro) });
    });
    marcarPronta();
    enviarOQueEsperava();
  } else {
    mostrarPagina();
    marcarPronta();
    createRoot(raiz).render(portal);
  }
  registrarServiceWorker(nome);
}
