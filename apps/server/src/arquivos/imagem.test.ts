import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { gerarRg } from '../../db/seed/documentos-ficticios/gerar-documento.ts';
import {
  comMarcaDeSequencia,
  comPecaVisivel,
  gifAnimado,
  pngAnimado,
} from '../../test/documentos/corpus/imagens-com-movimento.ts';
import { type ArquivoPreparado, prepararArquivo } from './preparar-arquivo.ts';

// Real decoding and recognition: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

const heic = () => readFile(new URL('../../test/documentos/foto-de-iphone.heic', import.meta.url));

async function preparado(conteudo: Uint8Array): Promise<ArquivoPreparado> {
  const resposta = await prepararArquivo(conteudo);
  if (resposta.tipo !== 'preparado') throw new Error(`refused: ${resposta.tipo}`);
  return resposta;
}

async function amostra(imagem: Uint8Array): Promise<Buffer> {
  return sharp(imagem).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer();
}

function diferencaMedia(a: Buffer, b: Buffer): number {
  return a.reduce((soma, v, i) => soma + Math.abs(v - (b[i] ?? 0)), 0) / a.length;
}

describe('preparar imagem', () => {
  it('keeps full resolution for the analyst and a view within 1024x768', async () => {
    const { formato, copia, vista, paginas } = await preparado(await gerarRg({}, { ladoMaior: 2400 }));
    expect({ formato, paginas }).toEqual({ formato: 'jpg', paginas: 1 });
    const grande = await sharp(copia).metadata();
    expect(Math.max(grande.width, grande.height)).toBe(2400);
    const pequena = await sharp(vista).metadata();
    expect(pequena.format).toBe('jpeg');
    expect(pequena.width).toBeLessThanOrEqual(1024);
    expect(pequena.height).toBe(768);
  });

  it('turns a photo by its EXIF orientation exactly once, whatever the orientation (case UP-02)', async () => {
    const emPe = await amostra((await preparado(await gerarRg({}, { ladoMaior: 700 }))).copia);
    for (const orientacao of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      const { copia, vista } = await preparado(await gerarRg({}, { ladoMaior: 700, orientacao }));
      for (const saida of [copia, vista]) {
        expect((await sharp(saida).metadata()).orientation ?? 1).toBe(1);
        expect(diferencaMedia(await amostra(saida), emPe), `orientation ${orientacao}`).toBeLessThan(4);
      }
    }
  });

  it('removes place, device and every other metadata', async () => {
    const comGps = await sharp(await gerarRg({}, { ladoMaior: 600 }))
      .withExif({ IFD0: { Make: 'Camera Secreta' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><autora/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(comGps).metadata()).exif).toBeDefined();
    const { copia, vista } = await preparado(comGps);
    for (const saida of [copia, vista]) {
      const { exif, xmp, icc, iptc } = await sharp(saida).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(Buffer.from(saida).includes('Camera Secreta')).toBe(false);
    }
  });

  it('puts transparency on white and brings CMYK and 16-bit colour to sRGB', async () => {
    const transparente = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        { input: { create: { width: 10, height: 10, channels: 3, background: '#f00' } }, top: 0, left: 0 },
      ])
      .png()
      .toBuffer();
    const { formato, copia } = await preparado(transparente);
    expect(formato).toBe('png');
    const { data, info } = await sharp(copia).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect([...data.subarray(-3)]).toEqual([255, 255, 255]);
    const cmyk = await sharp(await gerarRg({}, { ladoMaior: 300 }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp((await preparado(cmyk)).copia).metadata()).space).toBe('srgb');
  });

  it('keeps a GIF without movement as PNG, on white', async () => {
    const parado = await sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 0 } },
    })
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: '#000' } }, top: 5, left: 5 },
      ])
      .gif()
      .toBuffer();
    const { formato, copia } = await preparado(parado);
    expect(formato).toBe('png');
    const { data, info } = await sharp(copia).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 40]);
    expect([...data.subarray(-3)]).toEqual([255, 255, 255]);
  });

  it.each([
    ['GIF', gifAnimado],
    ['PNG', pngAnimado],
    ['HEIC', async () => comMarcaDeSequencia(await heic())],
  ])('PDF-01: refuses a %s that moves, of which one moment alone would be kept', async (_tipo, gerar) => {
    expect(await prepararArquivo(await gerar())).toEqual({ tipo: 'imagem-animada' });
  });

  it('PDF-01: of a HEIC with several pictures it keeps the one that viewers show', async () => {
    const comDuas = comPecaVisivel(await heic());
    expect(await amostra((await preparado(comDuas)).copia)).toEqual(
      await amostra((await preparado(await heic())).copia),
    );
  });

  it('PDF-01: shows colours as they were meant, whatever the profile, the inks or the depth', async () => {
    const quadros = Buffer.from(
      '<svg width="80" height="40"><rect width="40" height="40" fill="#b03a2e"/><rect x="40" width="40" height="40" fill="#7f8c8d"/></svg>',
    );
    const original = sharp(quadros).flatten({ background: '#fff' });
    const casos = {
      'Display P3': [original.clone().withIccProfile('p3').png(), 4],
      '16 bits': [original.clone().toColourspace('rgb16').png(), 2],
      // What inks can print of a colour is less than what a screen shows.
      CMYK: [original.clone().withIccProfile('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }), 24],
    } as const;
    for (const [nome, [imagem, tolerancia]] of Object.entries(casos)) {
      const { copia } = await preparado(await imagem.toBuffer());
      const metadados = await sharp(copia).metadata();
      expect([metadados.space, metadados.depth], nome).toEqual(['srgb', 'uchar']);
      const { data, info } = await sharp(copia).raw().toBuffer({ resolveWithObject: true });
      for (const [x, esperada] of [
        [20, [176, 58, 46]],
        [60, [127, 140, 141]],
      ] as const) {
        const ponto = (20 * info.width + x) * info.channels;
        const cor = [...data.subarray(ponto, ponto + 3)];
        const maior = Math.max(...cor.map((canal, i) => Math.abs(canal - (esperada[i] ?? 0))));
        expect(maior, `${nome}: ${cor}`).toBeLessThanOrEqual(tolerancia);
      }
    }
  });

  it('converts HEIC to JPEG (case UP-01)', async () => {
    const { formato, copia } = await preparado(await heic());
    expect(formato).toBe('jpg');
    const original = await amostra(await gerarRg({}, { ladoMaior: 1200, faces: 1 }));
    expect(diferencaMedia(await amostra(copia), original)).toBeLessThan(6);
  });

  it.each([
    ['a HEIC', heic],
    ['a JPEG', () => gerarRg({}, { ladoMaior: 600 })],
    [
      'a PNG',
      async () =>
        sharp(await gerarRg({}, { ladoMaior: 600 }))
          .png()
          .toBuffer(),
    ],
    [
      'a GIF',
      async () =>
        sharp(await gerarRg({}, { ladoMaior: 600 }))
          .gif()
          .toBuffer(),
    ],
  ])('refuses %s that was cut in the middle', async (_tipo, gerar) => {
    const inteiro = await gerar();
    const cortado = inteiro.subarray(0, Math.floor(inteiro.length / 2));
    expect(await prepararArquivo(cortado)).toEqual({ tipo: 'corrompido' });
  });

  it.each(['#000000', '#ffffff', '#8a8a8a'])('refuses a picture that is all %s (case UP-04)', async (cor) => {
    const lisa = await sharp({ create: { width: 800, height: 600, channels: 3, background: cor } })
      .jpeg()
      .toBuffer();
    expect(await prepararArquivo(lisa)).toEqual({ tipo: 'imagem-uniforme' });
  });

  it('refuses a small file that would unfold into more than 50 megapixels, without unfolding it', async () => {
    const bomba = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomba.length).toBeLessThan(500_000);
    expect(await prepararArquivo(bomba)).toEqual({ tipo: 'imagem-enorme', limitePixels: 50_000_000 });
  });
});
