import sharp from 'sharp';

/** A picture that is not of one colour, as everything photographed. */
export async function fotoQualquer(): Promise<Uint8Array> {
  const lado = 240;
  const pixels = Buffer.from(Array.from({ length: lado * lado * 3 }, (_, indice) => (indice * 7) % 251));
  return sharp(pixels, { raw: { width: lado, height: lado, channels: 3 } })
    .jpeg()
    .toBuffer();
}
