import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { pdfSimples } from '../../test/documentos/pdf-hostil.ts';
import { verPagina } from '../../test/documentos/ver-pagina.ts';
import { juntarPaginas } from './juntar-paginas.ts';
import { lerTextoDoPdf } from './pdf/abrir-pdf.ts';

// Real decoding and recognition: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

async function colorida(cor: string, formato: 'jpg' | 'png', largura: number, altura: number) {
  const imagem = sharp({ create: { width: largura, height: altura, channels: 3, background: cor } });
  const conteudo = await (formato === 'jpg' ? imagem.jpeg() : imagem.png()).toBuffer();
  return { formato, conteudo } as const;
}

async function corDoCentro(pdf: Uint8Array, indice: number): Promise<number[]> {
  const { data, info } = await sharp(await verPagina(pdf, indice))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const centro = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(centro, centro + 3)];
}

describe('juntar páginas', () => {
  it('puts front, PDF and back into one PDF in the order in which they were sent', async () => {
    const juntado = await juntarPaginas([
      await colorida('#ff0000', 'jpg', 300, 200),
      { formato: 'pdf', conteudo: await pdfSimples('Folha', 2) },
      await colorida('#0000ff', 'png', 200, 300),
    ]);
    if (juntado.tipo !== 'juntado') throw new Error(juntado.tipo);
    expect(juntado.paginas).toBe(4);
    const tamanhos = (await PDFDocument.load(juntado.conteudo)).getPages().map((pagina) => pagina.getSize());
    expect(tamanhos.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [842, 595],
      [300, 200],
      [300, 200],
      [595, 842],
    ]);
    const textos = await lerTextoDoPdf(juntado.conteudo, 4);
    expect(textos.map((palavras) => palavras.map(({ texto }) => texto).join(' '))).toEqual([
      '',
      'Folha 1',
      'Folha 2',
      '',
    ]);
    expect((await corDoCentro(juntado.conteudo, 0))[0]).toBeGreaterThan(240);
    expect((await corDoCentro(juntado.conteudo, 3))[2]).toBeGreaterThan(240);
  });

  it('refuses more than 30 pages in all and nothing at all', async () => {
    const conteudo = await pdfSimples('Folha', 16);
    const partes = [
      { formato: 'pdf', conteudo },
      { formato: 'pdf', conteudo },
    ] as const;
    expect(await juntarPaginas(partes)).toEqual({ tipo: 'paginas-demais', paginas: 32, limite: 30 });
    expect(await juntarPaginas([])).toEqual({ tipo: 'vazio' });
  });
});
