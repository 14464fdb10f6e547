import {
  type FormatoRecebido,
  LIMITE_DE_BYTES,
  LIMITE_DE_PIXELS,
  VISTA,
} from '@credito/domain/documento/formatos';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ArquivoRecusado } from './arquivo-recusado.ts';
import { comoEtapa, cpuDaImagem } from './etapas.ts';
import { decodificarHeic } from './heic.ts';

export type ImagemPreparada = {
  formato: 'jpg' | 'png';
  /** Full resolution for the analyst: upright, sRGB, on white, without any metadata. */
  copia: Uint8Array;
  /** JPEG within 1024x768. */
  vista: Uint8Array;
  largura: number;
  altura: number;
};

/** Pixels: a sheet of A4 at 350 dots per inch, and what phones take; more costs memory and shows nothing more. */
const LADO_DA_COPIA = 4096;

/**
 * What a decoder may hold of a whole picture. Most pictures come row by row; beside this there has to be room for the
 * process itself and for the copy, which is turned as a whole.
 */
const BYTES_DE_UMA_VEZ = 75 * 1024 * 1024;

/** Known only to who has opened it. */
const PIXELS_DE_UM_TELEFONE = 48_000_000;

/** Noise of JPEG around one colour; a photographed wall or a sheet with one word is far above. */
const AMPLITUDE_DE_COR_UNICA = 6;

export async function prepararImagem(
  conteudo: Uint8Array,
  formato: Exclude<FormatoRecebido, 'pdf'>,
): Promise<ImagemPreparada> {
  const pixels = formato === 'heic' ? PIXELS_DE_UM_TELEFONE : await pixelsDe(conteudo);
  return comoEtapa(cpuDaImagem(pixels, conteudo.byteLength, formato === 'heic'), () =>
    prepararPixels(conteudo, formato),
  );
}

async function prepararPixels(
  conteudo: Uint8Array,
  formato: Exclude<FormatoRecebido, 'pdf'>,
): Promise<ImagemPreparada> {
  const entrada =
    formato === 'heic'
      ? await abrirHeic(conteudo)
      : await abrirImagem(await reduzirSeEnorme(conteudo, formato));
  try {
    // autoOrient applies the EXIF orientation once, and no output carries the tag any more.
    const limpa = entrada.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    const copia = await codificarCopia(limpa, isSemPerda(formato));
    const vista = await fazerVista(copia.conteudo);
    await recusarCorUnica(vista);
    return { ...copia, copia: copia.conteudo, vista };
  } catch (erro) {
    throw erro instanceof ArquivoRecusado ? erro : recusaDoSharp(erro);
  }
}

async function fazerVista(conteudo: Uint8Array): Promise<Buffer> {
  return sharp(conteudo, { limitInputPixels: LIMITE_DE_PIXELS })
    .resize(VISTA.largura, VISTA.altura, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: VISTA.qualidade, mozjpeg: true })
    .toBuffer();
}

/** A canvas that was too large for the browser arrives black or white (case UP-04): never stored as a success. */
export async function recusarCorUnica(vista: Uint8Array): Promise<void> {
  const { channels } = await sharp(vista).stats();
  if (channels.every(({ min, max }) => max - min <= AMPLITUDE_DE_COR_UNICA)) {
    throw new ArquivoRecusado({ tipo: 'imagem-uniforme' });
  }
}

const isSemPerda = (formato: FormatoRecebido) => formato === 'png' || formato === 'gif';

/** Row by row, before it is turned: whoever turns a picture needs all of it in memory (ADR 0070). */
async function reduzirSeEnorme(conteudo: Uint8Array, formato: FormatoRecebido): Promise<Uint8Array> {
  const entrada = await abrirImagem(conteudo);
  const { width, height } = await entrada.metadata();
  if (Math.max(width, height) <= LADO_DA_COPIA) return conteudo;
  const menor = entrada.resize(LADO_DA_COPIA, LADO_DA_COPIA, { fit: 'inside' }).keepExif();
  return isSemPerda(formato)
    ? menor.png({ compressionLevel: 1 }).toBuffer()
    : menor.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
}

async function codificarCopia(limpa: Sharp, semPerda: boolean) {
  if (semPerda) {
    const { data, info } = await limpa.clone().png().toBuffer({ resolveWithObject: true });
    // A photo saved as PNG may grow beyond what anybody could send again.
    if (data.byteLength <= LIMITE_DE_BYTES) {
      return { formato: 'png' as const, conteudo: data, largura: info.width, altura: info.height };
    }
  }
  const { data, info } = await limpa
    .clone()
    .jpeg({ quality: 90, optimiseCoding: false })
    .toBuffer({ resolveWithObject: true });
  return { formato: 'jpg' as const, conteudo: data, largura: info.width, altura: info.height };
}

async function pixelsDe(conteudo: Uint8Array): Promise<number> {
  const { width, height } = await (await abrirImagem(conteudo)).metadata();
  return width * height;
}

async function abrirImagem(conteudo: Uint8Array): Promise<Sharp> {
  const imagem = sharp(conteudo, { failOn: 'warning', limitInputPixels: LIMITE_DE_PIXELS, pages: 1 });
  const metadados = await imagem.metadata().catch((erro: unknown) => {
    throw recusaDoSharp(erro);
  });
  const { width, height, pages = 1 } = metadados;
  if (pages > 1) throw new ArquivoRecusado({ tipo: 'imagem-animada' });
  if (width * height > LIMITE_DE_PIXELS) {
    throw new ArquivoRecusado({ tipo: 'imagem-enorme', limitePixels: LIMITE_DE_PIXELS });
  }
  if (bytesDeUmaVez(metadados) > BYTES_DE_UMA_VEZ) throw new ArquivoRecusado({ tipo: 'imagem-pesada' });
  return imagem;
}

/** A picture that is made to appear little by little has its last row only when all of it is there. */
function bytesDeUmaVez({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata) {
  const pixels = width * height;
  if (!isProgressive) return 0;
  // A JPEG's coefficients, two bytes each; of the colours there are fewer where they are kept coarser.
  if (format === 'jpeg') return 2 * pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}

async function abrirHeic(conteudo: Uint8Array): Promise<Sharp> {
  const { largura, altura, rgba } = await decodificarHeic(conteudo);
  return sharp(rgba, {
    raw: { width: largura, height: altura, channels: 4 },
    limitInputPixels: LIMITE_DE_PIXELS,
  });
}

function recusaDoSharp(erro: unknown): ArquivoRecusado {
  const enorme = erro instanceof Error && /exceeds pixel limit/i.test(erro.message);
  return new ArquivoRecusado(
    enorme ? { tipo: 'imagem-enorme', limitePixels: LIMITE_DE_PIXELS } : { tipo: 'corrompido' },
  );
}
