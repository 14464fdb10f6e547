/** What is typed but not yet saved, kept on the device under the person's id; another person never sees it (WIZ-03). */
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { ValoresDoFormulario } from './valores.ts';

export interface Rascunho {
  valores: ValoresDoFormulario;
  /** What each field held when it was typed over; absent where nobody else answers. */
  base?: ValoresDoFormulario;
}

interface Guardado extends Rascunho {
  em: number;
}

/** Long enough for "I'll finish it tomorrow"; a forgotten draft on a shared phone goes away by itself. */
const VALIDADE_MS = 7 * 24 * 3_600_000;
const armazem = createStore('rascunhos', 'passos');

const chaveDe = (dono: string, wizard: string, passo: string) => `${dono}/${wizard}/${passo}`;

export async function lerRascunho(dono: string, wizard: string, passo: string): Promise<Rascunho | null> {
  const rascunho = await get<Guardado>(chaveDe(dono, wizard, passo), armazem).catch(() => undefined);
  return !rascunho || Date.now() - rascunho.em > VALIDADE_MS ? null : rascunho;
}

/** A device without storage (private mode, full disk) still works: only the draft is lost. */
export async function guardarRascunho(
  dono: string,
  wizard: string,
  passo: string,
  rascunho: Rascunho,
): Promise<void> {
  await set(chaveDe(dono, wizard, passo), { ...rascunho, em: Date.now() } satisfies Guardado, armazem).catch(
    () => {},
  );
}

export async function apagarRascunho(dono: string, wizard: string, passo?: string): Promise<void> {
  const prefixo = passo === undefined ? `${dono}/${wizard}/` : chaveDe(dono, wizard, passo);
  const todas = await keys<string>(armazem).catch(() => []);
  const alvo = todas.filter((chave) => (passo === undefined ? chave.startsWith(prefixo) : chave === prefixo));
  await delMany(alvo, armazem).catch(() => {});
}

/** Every wizard of one person. */
export async function apagarRascunhosDe(dono: string): Promise<void> {
  const todas = await keys<string>(armazem).catch(() => []);
  await delMany(
    todas.filter((chave) => chave.startsWith(`${dono}/`)),
    armazem,
  ).catch(() => {});
}

/** At logout: nothing of anybody stays on the device. */
export async function apagarTodosOsRascunhos(): Promise<void> {
  const todas = await keys(armazem).catch(() => []);
  await delMany(todas, armazem).catch(() => {});
}
