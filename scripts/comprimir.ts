/** Writes a brotli copy beside every text file of a built app, so that the server never compresses while it answers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXTO = /\.(?:js|css|svg|json)$/;

export function comprimir(conteudo: Uint8Array): Buffer {
  return brotliCompressSync(conteudo, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: conteudo.length },
  });
}

export function comprimirPasta(pasta: string): void {
  for (const entrada of readdirSync(pasta, { recursive: true, withFileTypes: true })) {
    if (!entrada.isFile() || !TEXTO.test(entrada.name) || entrada.parentPath.includes('/.')) continue;
    const arquivo = join(entrada.parentPath, entrada.name);
    writeFileSync(`${arquivo}.br`, comprimir(readFileSync(arquivo)));
  }
}

if (import.meta.main) {
  const [pasta] = process.argv.slice(2);
  if (!pasta) throw new Error('usage: node scripts/comprimir.ts <folder>');
  comprimirPasta(pasta);
}
