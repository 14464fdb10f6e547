/** What is being written and was not sent: in the storage of this tab, gone with the tab or with the logout. */
const LUGAR = 'rascunhos-da-gestao';
let rascunhos = new Map<string, unknown>(ler());

function ler(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(LUGAR) ?? '{}') as Record<string, unknown>);
  } catch {
    return [];
  }
}

function guardar(): void {
  try {
    sessionStorage.setItem(LUGAR, JSON.stringify(Object.fromEntries(rascunhos)));
  } catch {
    // A full or forbidden storage: they still live in memory.
  }
}

export const lerRascunho = (chave: string): unknown => rascunhos.get(chave);

export function guardarRascunho(chave: string, valor: unknown): void {
  rascunhos.set(chave, valor);
  guardar();
}

export function apagarRascunho(chave: string): void {
  rascunhos.delete(chave);
  guardar();
}

export function apagarRascunhos(): void {
  rascunhos = new Map();
  try {
    sessionStorage.removeItem(LUGAR);
  } catch {
    // Nothing was stored there.
  }
}
