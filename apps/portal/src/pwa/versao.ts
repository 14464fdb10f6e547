/**
 * A new version of the portal: it is fetched beside the running one and takes over only when the person says so and
 * nothing is half filled in. A tab that nobody asked is never reloaded.
 */

import { corridoMs } from '@credito/ui/aparelho/relogio';
import { enderecoDoServiceWorker } from './endereco-de-script.ts';
import { haAlgoPelaMetade, ouvirPelaMetade } from './pela-metade.ts';

export type EstadoDaVersao =
  | 'atual'
  /** Ready; the person is asked. */
  | 'nova'
  /** The person agreed while something was half filled in: it waits for the end of that. */
  | 'espera';

const PROCURAR_A_CADA_MS = 30 * 60_000;
const PACIENCIA_COM_A_TROCA_MS = 3_000;

let estado: EstadoDaVersao = 'atual';
let pronta: ServiceWorker | null = null;
const ouvintes = new Set<() => void>();

export const lerVersao = (): EstadoDaVersao => estado;

export function ouvirVersao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

function mudar(novo: EstadoDaVersao): void {
  if (novo === estado) return;
  estado = novo;
  for (const ouvinte of ouvintes) ouvinte();
}

export function registrarServiceWorker(portal: string): void {
  // The development server has no service worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const comecar = () => void registrar(portal).catch(() => undefined);
  // A script that arrives after the page is complete waits for an event that is over.
  if (document.readyState === 'complete') comecar();
  else window.addEventListener('load', comecar, { once: true });
}

async function registrar(portal: string): Promise<void> {
  const registro = await navigator.serviceWorker.register(enderecoDoServiceWorker(portal), {
    scope: `/${portal}/`,
    updateViaCache: 'none',
  });
  if (registro.waiting) oferecer(registro.waiting);
  // One may be on its way already: the browser looks by itself whenever a page opens.
  acompanhar(registro);
  registro.addEventListener('updatefound', () => acompanhar(registro));
  let procurado = corridoMs();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || corridoMs() - procurado < PROCURAR_A_CADA_MS) return;
    procurado = corridoMs();
    void registro.update().catch(() => undefined);
  });
  ouvirPelaMetade(() => {
    if (estado === 'espera' && !haAlgoPelaMetade()) trocar();
  });
}

function acompanhar({ active: anterior, installing: novo }: ServiceWorkerRegistration): void {
  // Without one before it this is the first visit, not a new version. Seen now: by the time that the page is told of the
  // installation, the worker may have taken over already.
  if (anterior === null) return;
  novo?.addEventListener('statechange', () => {
    if (novo.state === 'installed') oferecer(novo);
  });
}

function oferecer(novo: ServiceWorker): void {
  pronta = novo;
  mudar('nova');
}

export function dispensarVersao(): void {
  mudar('atual');
}

/** The person agreed: at once, or as soon as nothing typed could be lost. */
export function atualizar(): void {
  if (haAlgoPelaMetade()) mudar('espera');
  else trocar();
}

/** Pages come from the server in any case: an old worker that does not let go must not keep the person waiting. */
function trocar(): void {
  const recarregar = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', recarregar, { once: true });
  pronta?.postMessage('ativar');
  setTimeout(recarregar, PACIENCIA_COM_A_TROCA_MS);
}

/** Who is in will open other screens: the worker keeps them, without hurry. */
export function guardarTelas(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('guardar-telas'));
}
