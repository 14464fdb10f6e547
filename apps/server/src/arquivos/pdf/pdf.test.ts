import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { cifrarPdf, pdfComScriptsEAnexo, pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { verPagina } from '../../../test/documentos/ver-pagina.ts';
import { type ArquivoPreparado, prepararArquivo, removerSenhaDoPdf } from '../preparar-arquivo.ts';
import { lerTextoDoPdf } from './abrir-pdf.ts';
import { redesenharPdf } from './neutralizar-pdf.ts';

// Real decoding and recognition: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

async function preparado(conteudo: Uint8Array, senha?: string): Promise<ArquivoPreparado> {
  const resposta = await prepararArquivo(conteudo, senha);
  if (resposta.tipo !== 'preparado') throw new Error(`refused: ${resposta.tipo}`);
  return resposta;
}

async function texto(pdf: Uint8Array): Promise<string> {
  return (await lerTextoDoPdf(pdf, 99))
    .flat()
    .map((palavra) => palavra.texto)
    .join(' ');
}

/** All of the document's objects, with the streams unfolded. */
async function objetos(pdf: Uint8Array): Promise<string> {
  const documento = await PDFDocument.load(pdf, { updateMetadata: false });
  return documento.context
    .enumerateIndirectObjects()
    .map(([, objeto]) => {
      if (!(objeto instanceof PDFRawStream)) return objeto.toString();
      const conteudo = Buffer.from(objeto.getContents());
      try {
        return `${objeto.dict.toString()} ${inflateSync(conteudo).toString('latin1')}`;
      } catch {
        return `${objeto.dict.toString()} ${conteudo.toString('latin1')}`;
      }
    })
    .join('\n');
}

const sinaisDePerigo = [
  'JavaScript',
  'app.alert',
  'OpenAction',
  '/AA',
  'Launch',
  'EmbeddedFile',
  'conteudo do anexo',
  'Annot',
  'exemplo.invalid',
  'AcroForm',
  'Metadata',
  '/etc/passwd',
  'conteudo de metadados',
  'Autora Secreta',
];

describe('PDF com scripts e anexos', () => {
  it('keeps the text and the filled field, and nothing that runs, hides or points out', async () => {
    const original = await pdfComScriptsEAnexo();
    const antes = await objetos(original);
    const { copia, formato } = await preparado(original);
    expect(formato).toBe('pdf');
    const depois = await objetos(copia);
    for (const sinal of sinaisDePerigo) {
      expect(antes, `the trial file carries ${sinal}`).toContain(sinal);
      expect(depois, sinal).not.toContain(sinal);
      expect(Buffer.from(copia).toString('latin1'), sinal).not.toContain(sinal);
    }
    expect(await texto(copia)).toBe('Recibo de teste R$ 1.234,56');
  });

  it('can also keep only the drawing of the pages', async () => {
    const desenho = await redesenharPdf(await pdfSimples('Recibo', 2));
    expect(await texto(desenho)).toBe('');
    expect((await PDFDocument.load(desenho)).getPages().map((p) => p.getSize())).toEqual([
      { width: 300, height: 200 },
      { width: 300, height: 200 },
    ]);
    expect((await verPagina(desenho, 1)).length).toBeGreaterThan(0);
  });
});

describe('PDF protegido (case UP-03)', () => {
  it('never asks for a password that only forbids printing', async () => {
    const { copia, vista } = await preparado(await cifrarPdf(await pdfSimples('Holerite'), ''));
    expect(await texto(copia)).toBe('Holerite 1');
    expect((await PDFDocument.load(copia)).isEncrypted).toBe(false);
    expect((await sharp(vista).metadata()).format).toBe('jpeg');
  });

  it.each([
    ['senha123', 256],
    ['çãé1', 256],
    ['senha123', 128],
    ['çãé1', 128],
  ] as const)('asks, refuses the wrong one and opens with %s (%i bits)', async (senha, bits) => {
    const protegido = await cifrarPdf(await pdfSimples('Holerite'), senha, bits);
    expect(await prepararArquivo(protegido)).toEqual({ tipo: 'protegido-por-senha' });
    expect(await prepararArquivo(protegido, 'errada')).toEqual({ tipo: 'senha-incorreta' });
    const { copia } = await preparado(protegido, senha);
    expect(await texto(copia)).toBe('Holerite 1');
    expect((await PDFDocument.load(copia)).isEncrypted).toBe(false);
    const aberto = await removerSenhaDoPdf(protegido, senha);
    expect(aberto.tipo === 'aberto' && (await texto(aberto.conteudo))).toBe('Holerite 1');
    expect(await removerSenhaDoPdf(protegido, 'errada')).toEqual({ tipo: 'senha-incorreta' });
  });
});

describe('páginas de PDF', () => {
  it('counts them, shows each one and refuses more than 30', async () => {
    const { desenhos, paginas } = await preparado(await pdfSimples('Folha', 30));
    expect([paginas, desenhos.length]).toEqual([30, 30]);
    const ultima = desenhos[29];
    expect(await sharp(ultima?.visao).metadata()).toMatchObject({ format: 'jpeg', width: 1024 });
    expect(await sharp(ultima?.leitura).metadata()).toMatchObject({ format: 'jpeg', width: 1800 });
    expect(await prepararArquivo(await pdfSimples('Folha', 31))).toEqual({
      tipo: 'paginas-demais',
      paginas: 31,
      limite: 30,
    });
  });

  it('draws colours as they are', async () => {
    const pdf = await PDFDocument.create();
    pdf
      .addPage([100, 100])
      .drawSvgPath('M0 0H50V-100H0Z', { color: { type: 'RGB', red: 1, green: 0, blue: 0 } as never });
    const { vista } = await preparado(await pdf.save());
    const { data } = await sharp(vista).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240);
    expect(data[2]).toBeLessThan(20);
  });

  it('refuses a single blank page and a file cut in the middle', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([200, 200]);
    expect(await prepararArquivo(await pdf.save())).toEqual({ tipo: 'imagem-uniforme' });
    const inteiro = await pdfSimples('x'.repeat(50), 5);
    const resposta = await prepararArquivo(inteiro.subarray(0, Math.floor(inteiro.length / 3)));
    expect(resposta).toEqual({ tipo: 'corrompido' });
  });
});
