import { type Gaveta, noAparelho } from '../aparelho/gaveta.ts';

export const temas = ['sistema', 'claro', 'escuro'] as const;
export type Tema = (typeof temas)[number];

export const nomesDosTemas: Record<Tema, string> = {
  sistema: 'Igual ao aparelho',
  claro: 'Claro',
  escuro: 'Escuro',
};

const chave = 'tema';
const ouvintes = new Set<() => void>();

function isTema(valor: unknown): valor is Tema {
  return temas.some((tema) => tema === valor);
}

export function lerTema(gaveta: Gaveta = noAparelho): Tema {
  const guardado = gaveta.ler(chave);
  return isTema(guardado) ? guardado : 'sistema';
}

export function guardarTema(tema: Tema, gaveta: Gaveta = noAparelho): void {
  if (tema === 'sistema') gaveta.apagar(chave);
  else gaveta.guardar(chave, tema);
}

/** Shows a theme; tokens.css turns the attribute into `color-scheme`. Call it once before the first render. */
export function aplicarTema(tema: Tema, raiz: HTMLElement = document.documentElement): void {
  if (tema === 'sistema') delete raiz.dataset.tema;
  else raiz.dataset.tema = tema;
  pintarBarraDoNavegador(tema);
}

/** The browser's own bar has a colour for each theme of the system; a choice made here counts more. */
function pintarBarraDoNavegador(tema: Tema): void {
  const cores = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [posicao, cor] of cores.entries()) {
    const daCor = posicao === 0 ? 'claro' : 'escuro';
    const doSistema = `(prefers-color-scheme: ${daCor === 'claro' ? 'light' : 'dark'})`;
    cor.media = tema === 'sistema' ? doSistema : tema === daCor ? 'all' : 'not all';
  }
}

export function escolherTema(tema: Tema): void {
  guardarTema(tema);
  aplicarTema(tema);
  for (const ouvinte of ouvintes) ouvinte();
}

/** Changes made here and in other tabs. */
export function assinarTema(ouvinte: () => void): () => void {
  function aoMudarEmOutraAba(evento: StorageEvent) {
    if (evento.key !== chave) return;
    aplicarTema(lerTema());
    ouvinte();
  }
  ouvintes.add(ouvinte);
  window.addEventListener('storage', aoMudarEmOutraAba);
  return () => {
    ouvintes.delete(ouvinte);
    window.removeEventListener('storage', aoMudarEmOutraAba);
  };
}
