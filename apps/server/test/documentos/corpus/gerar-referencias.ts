import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { documentos, mostrados, referenciaDeOutro } from './casos.ts';
import { desenharComPoppler } from './comparar.ts';

/** Draws the pictures of `referencias/` anew, for machines without poppler: run it after changing a document. */
const pasta = new URL('./referencias/', import.meta.url);
await mkdir(pasta, { recursive: true });
for (const nome of new Set(mostrados.map((mostrado) => referenciaDeOutro[mostrado] ?? mostrado))) {
  const desenho = await desenharComPoppler(await documentos[nome]());
  const pequeno = await sharp(desenho).greyscale().png({ palette: true, colours: 16, effort: 10 }).toBuffer();
  await writeFile(new URL(`${nome}.png`, pasta), pequeno);
}
