/// <reference path="./webassembly.d.ts" />
import { readFileSync } from 'node:fs';

const compilados = new Map<string, WebAssembly.Module>();

/**
 * Libraries compile their code for every document, which gets an instance of its own (ADR 0070). While one compiled module is
 * kept, V8 gives it to whoever comes with the same bytes, with what it has meanwhile made faster. It holds no memory of
 * any document.
 */
export function manterCompilado(caminho: string): void {
  if (!compilados.has(caminho)) compilados.set(caminho, new WebAssembly.Module(readFileSync(caminho)));
}
