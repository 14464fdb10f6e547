/**
 * Files that the page has received and the server has not yet confirmed: kept on the device under the person's id,
 * so that they survive a reload and go on with the same keys (decisions, "Uploads"; cases UP-05, UP-06).
 */
import { createStore, del, delMany, keys, set, values } from 'idb-keyval';
import type { DestinoDoEnvio } from './destino.ts';

export interface EnvioPendente {
  id: string;
  dono: string;
  destino: DestinoDoEnvio;
  arquivos: readonly File[];
  /** How many of them the server has already confirmed. */
  feitos: number;
  documentoId: string | null;
  /** The current file as it travels: reduced once, so that a later attempt sends the same bytes. */
  preparado: File | null;
  /** Resumable upload of the current file. */
  envioId: string | null;
  em: number;
}

const VALIDADE_MS = 24 * 3_600_000;
const armazem = createStore('envios', 'pendentes');

/** A device without storage still uploads: only a reload loses the file. */
export async function guardarPendente(envio: EnvioPendente): Promise<void> {
  await set(envio.id, envio, armazem).catch(() => {});
}

export async function apagarPendente(id: string): Promise<void> {
  await del(id, armazem).catch(() => {});
}

export async function lerPendentes(dono: string): Promise<readonly EnvioPendente[]> {
  const todos = await values<EnvioPendente>(armazem).catch(() => []);
  const velhos = todos.filter(({ em }) => Date.now() - em > VALIDADE_MS);
  await delMany(
    velhos.map(({ id }) => id),
    armazem,
  ).catch(() => {});
  return todos.filter((envio) => envio.dono === dono && !velhos.includes(envio));
}

/** At logout: nothing of anybody stays on the device. */
export async function apagarTodosOsPendentes(): Promise<void> {
  const todas = await keys(armazem).catch(() => []);
  await delMany(todas, armazem).catch(() => {});
}
