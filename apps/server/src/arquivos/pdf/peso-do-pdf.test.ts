import { describe, expect, it } from 'vitest';
import { documentos } from '../../../test/documentos/corpus/casos.ts';
import { fluxo, umaPagina } from '../../../test/documentos/hostis/pdf-cru.ts';
import { formularioImenso, milhaoDeFilhos } from '../../../test/documentos/hostis/pdfs.ts';
import { Sorteio } from '../../../test/documentos/hostis/sorteio.ts';
import { pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { prepararArquivo } from '../preparar-arquivo.ts';
import { AMARRAS_NO_MAXIMO, pesarPdf, semEnchimento } from './peso-do-pdf.ts';

const muito = (byte: string) => byte.repeat(2 * AMARRAS_NO_MAXIMO);

describe('attack 3: what ties a PDF together earns it no time', () => {
  it.each([
    ['a form of thousands of fields', formularioImenso(new Sorteio(20)), 'demorado-demais'],
    ['a million kids', milhaoDeFilhos(new Sorteio(20)), 'demorado-demais'],
    ['nothing behind the head', Buffer.from(`%PDF-1.7\n${muito('V')}`), 'corrompido'],
    ['a comment without end', Buffer.from(`%PDF-1.7\n%${muito('7 ')}`), 'corrompido'],
    [
      'a stream of nothing',
      Buffer.from(`%PDF-1.7\n<<>>stream\n${muito('V')}endstream obj`),
      'demorado-demais',
    ],
    [
      'a stream behind an object',
      Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>endobj\n<<>>stream\n${muito('V')}endstream`),
      'demorado-demais',
    ],
  ])('%s is not begun', async (_, hostil, tipo) => {
    expect(pesarPdf(hostil).fluxos).toBeLessThan(100);
    // The libraries alone take longer to start.
    const antes = process.cpuUsage();
    expect(await prepararArquivo(hostil)).toEqual({ tipo });
    const { user, system } = process.cpuUsage(antes);
    expect((user + system) / 1_000).toBeLessThan(150);
  });

  it('documents have far less of it than they may', async () => {
    for (const gerar of [...Object.values(documentos), () => pdfSimples('Folha', 30)])
      expect(pesarPdf(await gerar()).amarras).toBeLessThan(AMARRAS_NO_MAXIMO / 100);
  });
});

it('pictures weigh what they are', () => {
  const foto = Buffer.alloc(2_000_000, 'x');
  expect(pesarPdf(umaPagina(fluxo(foto), {})).fluxos).toBeCloseTo(foto.byteLength, -2);
});

it.each([
  ['nothing', '', 0],
  ['no stream', '%PDF-1.7', 0],
  ['a stream that was cut', '1 0 obj<<>>stream abc', 0],
  ['two streams', '1 0 obj<<>>stream1234endstream endobj 2 0 obj<</Name/obj>>stream56endstream endobj', 6],
  ['a stream of no object', '<<>>stream1234endstream', 0],
  ['a stream of an object that has ended', '1 0 obj<<>>endobj<<>>stream1234endstream', 0],
])('%s', (_, texto, fluxos) => {
  expect(pesarPdf(Buffer.from(texto))).toEqual({ fluxos, amarras: texto.length - fluxos });
});

it('what only fills a file up is no part of it', async () => {
  const pdf = await pdfSimples('Folha');
  const cheio = Buffer.concat([pdf, Buffer.alloc(5_000_000)]);
  expect(semEnchimento(cheio)).toHaveLength(pdf.length);
  expect(await prepararArquivo(cheio)).toMatchObject({ tipo: 'preparado', paginas: 1 });
});
