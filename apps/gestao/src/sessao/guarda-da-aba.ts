/** What is being written, and where one was: in the storage of this tab, gone with the tab or with the logout. */
import { naAba } from '@credito/ui/aparelho/gaveta';

const LUGAR = 'gestao';
let guardados = new Map<string, unknown>(ler());

function ler(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(naAba.ler(LUGAR) ?? '{}') as Record<string, unknown>);
  } catch {
    return [];
  }
}

function guardar(): void {
  naAba.guardar(LUGAR, JSON.stringify(Object.fromEntries(guardados)));
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
  naAba.apagar(LUGAR);
}
