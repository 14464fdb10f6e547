import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sorteio } from './sorteio.ts';

const MB = 1024 * 1024;
const heic = () => readFile(new URL('../foto-de-iphone.heic', import.meta.url));

function pedacoDePng(tipo: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const pedaco = Buffer.alloc(corpo.length + 8);
  pedaco.writeUInt32BE(dados.length);
  corpo.copy(pedaco, 4);
  pedaco.writeUInt32BE(crc32(corpo), corpo.length + 4);
  return pedaco;
}

/** Few bytes for a picture of 400 to 2,500 megapixels, or a profile or a text that unfolds into as much. */
export function bombaPng(sorteio: Sorteio): Buffer {
  const lado = sorteio.um([64, 20_000, 50_000]);
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(lado, 0);
  cabecalho.writeUInt32BE(lado, 4);
  cabecalho.set([8, 2, 0, 0, sorteio.entre(0, 1)], 8);
  const nulos = deflateSync(Buffer.alloc(sorteio.entre(20, 60) * MB), { level: 9 });
  const texto = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), nulos]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pedacoDePng('IHDR', cabecalho),
    pedacoDePng(sorteio.um(['zTXt', 'iCCP']), texto),
    pedacoDePng('IDAT', nulos),
    pedacoDePng('IEND', Buffer.alloc(0)),
  ]);
}

/** A giant canvas, or thousands of frames. */
export async function bombaGif(sorteio: Sorteio): Promise<Buffer> {
  const gif = Buffer.from(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
      .gif()
      .toBuffer(),
  );
  if (sorteio.entre(0, 1) === 0) {
    gif.writeUInt16LE(sorteio.entre(20_000, 65_535), 6);
    gif.writeUInt16LE(sorteio.entre(20_000, 65_535), 8);
    return gif;
  }
  const inicio = gif.indexOf(0x2c);
  const quadro = gif.subarray(inicio, gif.length - 1);
  const quadros = Array.from({ length: sorteio.entre(500, 20_000) }, () => quadro);
  return Buffer.concat([gif.subarray(0, inicio), ...quadros, Buffer.from([0x3b])]);
}

/** Dimensions that the data never fills, or one scan after the other over the same picture. */
export async function bombaJpeg(sorteio: Sorteio): Promise<Buffer> {
  const progressivo = sorteio.entre(0, 1) === 1;
  const jpeg = Buffer.from(
    await sharp({ create: { width: 256, height: 256, channels: 3, background: '#3a3' } })
      .jpeg({ progressive: progressivo })
      .toBuffer(),
  );
  const quadro = jpeg.indexOf(Buffer.from([0xff, progressivo ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(sorteio.um([6_000, 20_000, 65_500]), quadro + 5);
  jpeg.writeUInt16BE(sorteio.um([6_000, 20_000, 65_500]), quadro + 7);
  if (!progressivo) return jpeg;
  const varredura = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  const varreduras = Array.from({ length: sorteio.entre(100, 3_000) }, () => varredura);
  return Buffer.concat([jpeg.subarray(0, jpeg.length - 2), ...varreduras, Buffer.from([0xff, 0xd9])]);
}

/** A photo of a phone that says to be far larger than it is, or whose boxes were changed. */
export async function bombaHeic(sorteio: Sorteio): Promise<Buffer> {
  const foto = await heic();
  const medida = foto.indexOf('ispe');
  foto.writeUInt32BE(sorteio.um([7_000, 30_000, 0x7fffffff]), medida + 8);
  foto.writeUInt32BE(sorteio.um([7_000, 30_000, 0x7fffffff]), medida + 12);
  for (let i = sorteio.entre(0, 4); i > 0; i -= 1) foto[sorteio.entre(60, 400)] = sorteio.entre(0, 255);
  return foto;
}

export async function imagemCortada(sorteio: Sorteio): Promise<Buffer> {
  const desenho = sharp(
    Buffer.from(
      `<svg width="1200" height="900"><rect width="1200" height="900" fill="#eee"/><text x="40" y="200" font-size="${sorteio.entre(40, 120)}">Holerite</text></svg>`,
    ),
  );
  const inteira = await sorteio.um([
    () => desenho.jpeg().toBuffer(),
    () => desenho.png().toBuffer(),
    () => desenho.gif().toBuffer(),
    heic,
  ])();
  return inteira.subarray(0, sorteio.entre(20, inteira.length - 1));
}

/** Split, so that no scanner of this repository finds the test file of antivirus programs in it. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const DISFARCES: readonly ((sorteio: Sorteio) => Buffer)[] = [
  (s) =>
    Buffer.concat([
      Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
      deflateSync(Buffer.alloc(s.entre(10, 60) * MB)),
    ]),
  (s) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(s.entre(10, 90_000))}<script>alert(1)</script></svg>`,
    ),
  (s) =>
    Buffer.from(
      `<!doctype html><script>alert(${s.entre(1, 99)})</script>${'<b>'.repeat(s.entre(1, 90_000))}`,
    ),
  (s) => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(s.entre(100, MB), 0x90)]),
  (s) => Buffer.from(`${EICAR}${' '.repeat(s.entre(0, 20))}`),
  (s) =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'c'.repeat(s.entre(10, 900))}">]><a>${'&b;'.repeat(9_000)}</a>`,
    ),
  (s) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(s.entre(10, 14 * MB), s.entre(0, 255))]),
];

/** Something else with the name of a document. */
export const disfarce = (sorteio: Sorteio): Buffer => sorteio.um(DISFARCES)(sorteio);
