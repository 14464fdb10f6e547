import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type JpegOptions } from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gerarRg } from '../../db/seed/documentos-ficticios/gerar-documento.ts';
import { criarOficina } from './oficina.ts';

// Processes give way: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The product's own limits, but for the clock, and one process for all: each photo finds what the others left. */
const oficina = criarOficina({ simultaneos: 1, limites: { relogioMs: 200_000 } });
let documento: Buffer;

beforeAll(async () => {
  documento = await gerarRg({}, { ladoMaior: 2400 });
});
afterAll(() => oficina.encerrar());

const DOZE = [4000, 3000] as const;
const VINTE_E_QUATRO = [5712, 4284] as const;
const CINQUENTA = [8160, 6120] as const;

/** As phones keep it: the sensor's way, with a tag that says how to turn it. */
const foto = ([largura, altura]: readonly [number, number], comoGravada: JpegOptions = {}) =>
  sharp(documento)
    .resize(largura, altura, { fit: 'fill' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90, ...comoGravada })
    .toBuffer();

it.each([
  ['24 megapixels', () => foto(VINTE_E_QUATRO)],
  ['24 megapixels, recorded to appear little by little', () => foto(VINTE_E_QUATRO, { progressive: true })],
  ['50 megapixels', () => foto(CINQUENTA)],
])('a photo of %s fits into the memory of a file', async (_caso, tirar) => {
  const preparado = await oficina.preparar(await tirar());
  if (preparado.tipo !== 'preparado') throw new Error(preparado.tipo);
  const { width, height } = await sharp(preparado.copia).metadata();
  expect([Math.min(width, height), Math.max(width, height)]).toEqual([3072, 4096]);
});

it('a PDF of three photos of 12 megapixels fits', async () => {
  const pdf = await PDFDocument.create();
  for (const quality of [88, 90, 92]) {
    const imagem = await pdf.embedJpg(await foto(DOZE, { quality }));
    pdf.addPage([595, 842]).drawImage(imagem, { x: 0, y: 0, width: 595, height: 446 });
  }
  const preparado = await oficina.preparar(await pdf.save());
  if (preparado.tipo !== 'preparado') throw new Error(preparado.tipo);
  expect(preparado.desenhos).toHaveLength(3);
});

it('thirty photos of 12 megapixels in one PDF are drawn a few at a time', async () => {
  const borrada = await sharp(documento)
    .resize(60)
    .resize(...DOZE, { fit: 'fill' })
    .jpeg({ quality: 25 })
    .toBuffer();
  const pdf = await PDFDocument.create();
  for (let pagina = 0; pagina < 30; pagina += 1)
    pdf.addPage([595, 446]).drawImage(await pdf.embedJpg(borrada), { x: 0, y: 0, width: 595, height: 446 });
  const conteudo = await pdf.save();
  expect(conteudo.byteLength).toBeGreaterThan(9 * 1024 * 1024);
  const preparado = await oficina.preparar(conteudo);
  if (preparado.tipo !== 'preparado') throw new Error(preparado.tipo);
  expect(preparado.desenhos).toHaveLength(30);
});

const branca = () => {
  const [width, height] = CINQUENTA;
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
};

it.each([
  ['a JPEG', () => branca().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', () => branca().png({ progressive: true }).toBuffer()],
])('%s that would have to be opened all at once is refused before it is', async (_caso, tirar) => {
  let gasto = 0;
  const recusa = await oficina.preparar(await tirar(), {
    aoGastar: (cpuMs) => {
      gasto = cpuMs;
    },
  });
  expect(recusa).toEqual({ tipo: 'imagem-pesada' });
  expect(gasto).toBeLessThan(1_000);
});
