import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const quadro = (fundo: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: fundo } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#000' } }, top: 5, left: 5 },
    ])
    .png()
    .toBuffer();

export async function gifAnimado(): Promise<Buffer> {
  const quadros = [await quadro('#00ff00'), await quadro('#ff0000')];
  return sharp(quadros, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** The first picture is an ordinary PNG; `acTL` before it announces that more follow. */
export async function pngAnimado(): Promise<Buffer> {
  const png = await quadro('#00ff00');
  const depoisDoCabecalho = 33;
  const dados = Buffer.alloc(12);
  dados.write('acTL', 0, 'latin1');
  dados.writeUInt32BE(2, 4);
  const tamanho = Buffer.alloc(4);
  tamanho.writeUInt32BE(8);
  const conferencia = Buffer.alloc(4);
  conferencia.writeUInt32BE(crc32(dados));
  return Buffer.concat([
    png.subarray(0, depoisDoCabecalho),
    tamanho,
    dados,
    conferencia,
    png.subarray(depoisDoCabecalho),
  ]);
}

/** `hevc` as the main brand: a sequence of pictures and not a photo (ISO/IEC 23008-12, annex B). */
export function comMarcaDeSequencia(heic: Buffer): Buffer {
  const sequencia = Buffer.from(heic);
  sequencia.write('hevc', 8, 'latin1');
  return sequencia;
}

/** A photo of a phone is a grid of hidden tiles; some programs do not hide them. The grid stays the main picture. */
export function comPecaVisivel(heic: Buffer): Buffer {
  const visivel = Buffer.from(heic);
  const peca = visivel.indexOf('infe');
  // The box's flags: the first bit hides the item.
  visivel.writeUIntBE(visivel.readUIntBE(peca + 5, 3) & ~1, peca + 5, 3);
  return visivel;
}
