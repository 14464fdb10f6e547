/** What is being written, and where one was: in the storage of this tab, gone with the tab or with the logout. */
const LUGAR = 'gestao';
let guardados = new Map<string, unknown>(ler());

function ler(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(LUGAR) ?? '{}') as Record<string, unknown>);
  } catch {
    return [];
  }
}

function guardar(): void {
  try {
    sessionStorage.setItem(LUGAR, JSON.stringify(Object.fromEntries(guardados)));
  } catch {
    // A full or forbidden storage: it still lives in memory.
  }
}

export const lerDaAba = (chave: string): unknown => guardados.get(chave);

export function guardarNaAba(chave: string, valor: unknown): void {
  guardados.set(chave, valor);
  guardar();
}

export function apagarDaAba(chave: string): void {
  guardados.delete(chave);
  guardar();
}

export function esquecerAAba(): void {
  guardados = new Map();
  try {
    sessionStorage.removeItem(LUGAR);
  } catch {
    // Nothing was stored there.
  }
}
