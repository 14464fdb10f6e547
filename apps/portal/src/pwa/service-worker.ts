/**
 * One service worker per portal, from one script. It keeps the portal's own files and the offline page, which are the
 * same for everybody, and nothing else: calls of the API, pages and files of people never pass through it.
 */
import { comLimite } from '@credito/ui/aparelho/com-limite';

declare const self: ServiceWorkerGlobalScope;
declare const __ARQUIVOS__: Readonly<
  Record<string, { readonly login: readonly string[]; readonly resto: readonly string[] }>
>;
declare const __VERSAO__: string;

const PORTAL = new URL(self.registration.scope).pathname.replaceAll('/', '');
const { login: DO_LOGIN, resto: DO_RESTO } = __ARQUIVOS__[PORTAL] ?? { login: [], resto: [] };
const PAGINA_SEM_CONEXAO = `/${PORTAL}/sem-conexao`;
const PREFIXO = `casca-${PORTAL}-`;
const CACHE = `${PREFIXO}${__VERSAO__}`;
/** Files asked for beside the person's own calls. */
const AO_MESMO_TEMPO = 3;
/** A tab of the version before may still ask for its files. */
const VERSOES_GUARDADAS = 2;

self.addEventListener('install', (evento) => {
  evento.waitUntil(instalar());
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(assumir());
});

self.addEventListener('message', (evento) => {
  // The person has agreed, and nothing is half filled in.
  if (evento.data === 'ativar') evento.waitUntil(self.skipWaiting());
  // Somebody is in, and will open other screens.
  if (evento.data === 'guardar-telas') evento.waitUntil(guardar(DO_RESTO));
});

self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') evento.respondWith(abrirPagina(evento));
  else if (url.pathname.startsWith('/estudante/assets/')) evento.respondWith(abrirArquivo(request));
});

/** A first visit fetches nothing beyond what its login has fetched already; a new version, all that the old one had. */
async function instalar(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGINA_SEM_CONEXAO, { cache: 'reload', credentials: 'omit' }));
  await guardar((await tinhaTelas()) ? [...DO_LOGIN, ...DO_RESTO] : DO_LOGIN);
}

async function tinhaTelas(): Promise<boolean> {
  for (const nome of await caches.keys()) {
    if (!nome.startsWith(PREFIXO) || nome === CACHE) continue;
    if ((await (await caches.open(nome)).keys()).length > DO_LOGIN.length + 1) return true;
  }
  return false;
}

async function guardar(enderecos: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const fila = [...enderecos];
  const trabalhar = async () => {
    for (let endereco = fila.shift(); endereco !== undefined; endereco = fila.shift()) {
      if (await cache.match(endereco)) continue;
      // Names carry the digest of their contents: what an earlier version has is the same file.
      const anterior = await caches.match(endereco);
      if (anterior) await cache.put(endereco, anterior);
      else await cache.add(new Request(endereco, { credentials: 'omit' }));
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
}

async function assumir(): Promise<void> {
  const nomes = (await caches.keys()).filter((nome) => nome.startsWith(PREFIXO));
  const antigos = nomes.filter((nome) => nome !== CACHE).slice(0, -(VERSOES_GUARDADAS - 1));
  await Promise.all(antigos.map((nome) => caches.delete(nome)));
  await pedirPaginasAdiantadas();
  await self.clients.claim();
}

/**
 * A page is asked for while this script starts. Not in Firefox, which shows its own error page as soon as such a request
 * fails and leaves no room for ours (ADR 0101).
 */
async function pedirPaginasAdiantadas(): Promise<void> {
  const adiantadas = self.registration.navigationPreload;
  if (/\bFirefox\//.test(self.navigator.userAgent)) await adiantadas?.disable();
  else await adiantadas?.enable();
}

/** Pages always come from the server; without it, a page that says so and knows nobody. */
async function abrirPagina(evento: FetchEvent): Promise<Response> {
  try {
    return ((await evento.preloadResponse) as Response | undefined) ?? (await fetch(evento.request));
  } catch {
    return (await guardada(PAGINA_SEM_CONEXAO)) ?? Response.error();
  }
}

async function abrirArquivo(request: Request): Promise<Response> {
  return (await guardada(request)) ?? fetch(request);
}

/** A cache that hangs or throws keeps nobody from the portal's files (case STOR-01). */
const guardada = (pedido: Request | string) =>
  comLimite(() => caches.match(pedido, { ignoreVary: true }), undefined);

interface Aviso {
  titulo: string;
  corpo: string;
  caminho: string;
  id: string;
}

self.addEventListener('push', (evento) => {
  const aviso = lerAviso(evento.data);
  evento.waitUntil(
    self.registration.showNotification(aviso.titulo, {
      body: aviso.corpo,
      tag: aviso.id,
      data: { caminho: aviso.caminho },
      icon: `/${PORTAL}/icones/192.png`,
      badge: `/${PORTAL}/icones/marca.png`,
      lang: 'pt-BR',
    }),
  );
});

/** A browser shows a notice of its own when a push shows none, so an unreadable one still says something true. */
function lerAviso(dados: PushMessageData | null): Aviso {
  try {
    return dados?.json() as Aviso;
  } catch {
    return {
      titulo: 'Crédito estudantil',
      corpo: 'Há uma novidade. Toque para abrir o portal.',
      caminho: `/${PORTAL}/`,
      id: 'aviso',
    };
  }
}

self.addEventListener('notificationclick', (evento) => {
  evento.notification.close();
  const { caminho } = evento.notification.data as { caminho: string };
  evento.waitUntil(abrirPortal(caminho));
});

/** A portal that is open already comes to the front as it stands: what is being typed there is not thrown away. */
async function abrirPortal(caminho: string): Promise<void> {
  const destino = new URL(caminho, self.location.origin);
  if (destino.origin !== self.location.origin) return;
  const janelas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const aberta = janelas.find(({ url }) => new URL(url).pathname.startsWith(destino.pathname));
  if (aberta) await aberta.focus();
  else await self.clients.openWindow(destino.href);
}
