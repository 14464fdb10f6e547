import { parentPort } from 'node:worker_threads';
import { LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';

/** From the process of strangers' files to the server: the next step of the work, and what it may cost (ADR 0076). */
export type Etapa = { tipo: 'etapa'; cpuMs: number };
/** How many times the share of a file the whole work may take, for the number of its pages. */
export type Tamanho = { tipo: 'tamanho'; partes: number };

const MB = 1024 * 1024;

/**
 * Processor time of honest work, measured with the libraries read and warm, and three times that: a machine may be slow,
 * or its processors shared. What costs more has something else in mind, and is stopped long before the share of a file.
 */
/** By what its pictures and pages weigh: what ties them together costs many times as much, and is never much. */
export const cpuDaAbertura = (bytesDosFluxos: number): number => 500 + (150 * bytesDosFluxos) / MB;

export const cpuDaPagina = (pixels: number, bytes: number): number =>
  200 + (70 * pixels) / 1_000_000 + (300 * bytes) / MB;

const PAGINAS_DE_UMA_PARTE = 10;
const BYTES_DE_UMA_PARTE = 5 * MB;
export const PARTES_NO_MAXIMO = LIMITE_DE_PAGINAS / PAGINAS_DE_UMA_PARTE;

/** Each page beyond the first ten adds a tenth of the share, where the file weighs as much as scanned pages do. */
export function partesDoArquivo(paginas: number, bytes: number): number {
  const partes = Math.min(paginas / PAGINAS_DE_UMA_PARTE, 1 + bytes / BYTES_DE_UMA_PARTE);
  return Math.min(Math.max(partes, 1), PARTES_NO_MAXIMO);
}

/** No picture of anything has so few bytes for its pixels: one that says to be large must also be heavy. */
const PIXELS_POR_BYTE = 40;

export function cpuDaImagem(pixels: number, bytes: number, isHeic: boolean): number {
  const megapixels = Math.min(pixels, bytes * PIXELS_POR_BYTE) / 1_000_000;
  return 500 + (isHeic ? 400 : 150) * megapixels;
}

/** What the libraries take for small documents: collecting below it costs a third of their processor, and makes no place. */
const BYTES_SEM_PRESSA = 130 * MB;

/**
 * Between two steps: a library's memory for one document, and the picture of a page, are let go of before the next one
 * needs as much. Only the processes of files have a collector that can be asked.
 */
export function soltarMemoria(): void {
  if (process.memoryUsage.rss() > BYTES_SEM_PRESSA) globalThis.gc?.();
}

let aquecendo = false;

/** Work of our own that only makes the libraries ready: it is as slow as the machine is. */
export async function aquecer(fazer: () => Promise<unknown>): Promise<void> {
  aquecendo = true;
  try {
    await fazer();
  } finally {
    aquecendo = false;
  }
}

/** What is left of the steps in which the present one takes place: a page is drawn while a form is opened. */
const emCurso: { restaMs: number }[] = [];

/** Outside of such a process nobody watches, and it is only the work. */
export async function comoEtapa<T>(cpuMs: number, fazer: () => Promise<T>): Promise<T> {
  const antes = gastoMs();
  const daqui = { restaMs: cpuMs };
  const acima = emCurso.at(-1);
  emCurso.push(daqui);
  if (acima) acima.restaMs -= antes - desde;
  anunciar(cpuMs);
  try {
    return await fazer();
  } finally {
    emCurso.pop();
    anunciar(acima ? acima.restaMs : Number.POSITIVE_INFINITY);
  }
}

/** Before its pages are drawn. */
export function anunciarPaginas(paginas: number, bytes: number): void {
  dizer({ tipo: 'tamanho', partes: partesDoArquivo(paginas, bytes) });
}

let desde = 0;

function gastoMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function anunciar(cpuMs: number): void {
  desde = gastoMs();
  dizer({ tipo: 'etapa', cpuMs });
}

function dizer(mensagem: Etapa | Tamanho): void {
  if (!parentPort && !aquecendo) process.send?.(mensagem);
}
