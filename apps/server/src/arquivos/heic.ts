/// <reference path="./libheif-js.d.ts" />
import { LIMITE_DE_PIXELS } from '@credito/domain/documento/formatos';
import type { ImagemHeic } from 'libheif-js/wasm-bundle.js';
import { ArquivoRecusado } from './arquivo-recusado.ts';

export type ImagemCrua = { largura: number; altura: number; rgba: Uint8Array };

/**
 * A file may hold more pictures (bursts, tiles, the same one for other screens): the one kept is the one that viewers
 * show. libheif applies the rotation of the container itself, so no EXIF orientation may be applied afterwards.
 */
export async function decodificarHeic(conteudo: Uint8Array): Promise<ImagemCrua> {
  // Read when it is first needed: other photos do not pay for it.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  await libheif.ready;
  const decodificador = new libheif.HeifDecoder();
  let imagens: ImagemHeic[] = [];
  try {
    imagens = decodificador.decode(conteudo);
    const principal = imagens.find((imagem) => imagem.is_primary());
    if (principal === undefined) throw new ArquivoRecusado({ tipo: 'corrompido' });
    return await decodificar(principal);
  } catch (erro) {
    throw erro instanceof ArquivoRecusado ? erro : new ArquivoRecusado({ tipo: 'corrompido' });
  } finally {
    for (const imagem of imagens) imagem.free();
    decodificador.decoder?.delete();
  }
}

async function decodificar(imagem: ImagemHeic): Promise<ImagemCrua> {
  const width = imagem.get_width();
  const height = imagem.get_height();
  if (width * height > LIMITE_DE_PIXELS) {
    throw new ArquivoRecusado({ tipo: 'imagem-enorme', limitePixels: LIMITE_DE_PIXELS });
  }
  const rgba = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    imagem.display({ data: rgba, width, height }, (pixels) => {
      if (pixels === null) reject(new ArquivoRecusado({ tipo: 'corrompido' }));
      else resolve();
    });
  });
  return { largura: width, altura: height, rgba: new Uint8Array(rgba.buffer) };
}
