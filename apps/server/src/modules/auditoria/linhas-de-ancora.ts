/** Anchors as they stand in a file: a line each, signed by the installation. */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** None where there is no file; a line that a crash cut in half proves nothing and is passed over. */
export async function lerLinhas<Linha>(arquivo: string): Promise<readonly Linha[]> {
  const texto = await readFile(arquivo, 'utf8').catch((erro: NodeJS.ErrnoException) => {
    if (erro.code === 'ENOENT') return '';
    throw erro;
  });
  return texto.split('\n').flatMap((linha) => lerLinha<Linha>(linha) ?? []);
}

function lerLinha<Linha>(linha: string): Linha | null {
  try {
    return JSON.parse(linha) as Linha;
  } catch {
    return null;
  }
}

export function assinarLinha(segredo: KeyObject, partes: ReadonlyArray<string | number>): string {
  return createHmac('sha256', segredo)
    .update(['ancora-da-auditoria', ...partes].join('/'))
    .digest('hex');
}

export function assinaturaConfere(dada: string, esperada: string): boolean {
  const [uma, outra] = [Buffer.from(dada, 'hex'), Buffer.from(esperada, 'hex')];
  return uma.length === outra.length && timingSafeEqual(uma, outra);
}
