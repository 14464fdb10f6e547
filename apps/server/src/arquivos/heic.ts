import { LIMITE_DE_PIXELS } from '@credito/domain/documento/formatos';
import decode from 'heic-decode';
import { ArquivoRecusado } from './arquivo-recusado.ts';

export type ImagemCrua = { largura: number; altura: number; rgba: Uint8Array };

/** The package's own types leave out the release of its WebAssembly memory. */
type ImagemHeic = { width: number; height: number; decode(): Promise<{ data: Uint8ClampedArray }> };
type ImagensHeic = ImagemHeic[] & { dispose(): void };

/** libheif applies the rotation of the container itself, so no EXIF orientation may be applied afterwards. */
export async function decodificarHeic(conteudo: Uint8Array): Promise<ImagemCrua> {
  const imagens = await abrir(conteudo);
  try {
    const primeira = imagens[0];
    if (primeira === undefined) throw new ArquivoRecusado({ tipo: 'corrompido' });
    const { width, height } = primeira;
    if (width * height > LIMITE_DE_PIXELS) {
      throw new ArquivoRecusado({ tipo: 'imagem-enorme', limitePixels: LIMITE_DE_PIXELS });
    }
    const { data } = await primeira.decode();
    return {
      largura: width,
      altura: height,
      rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    };
  } catch (erro) {
    throw erro instanceof ArquivoRecusado ? erro : new ArquivoRecusado({ tipo: 'corrompido' });
  } finally {
    imagens.dispose();
  }
}

async function abrir(conteudo: Uint8Array): Promise<ImagensHeic> {
  try {
    return (await decode.all({ buffer: conteudo })) as unknown as ImagensHeic;
  } catch {
    throw new ArquivoRecusado({ tipo: 'corrompido' });
  }
}
