import { readFile, writeFile } from 'node:fs/promises';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { aparar } from '@credito/verificador/selo/cms';
import { beforeAll, describe, expect, it } from 'vitest';
import { chavesDeTeste, documentoSelado, EM } from '../../test/selo/documento-de-teste.ts';
import { comArquivos, exigirProgramas } from '../../test/selo/programas-de-fora.ts';
import { autoridadeDaDemonstracao } from './autoridade-da-demonstracao.ts';
import { carimbarDepois } from './selar-pdf.ts';

const chaves = chavesDeTeste();
const raiz = chaves.raiz.toString();
const autoridade = autoridadeDaDemonstracao(chaves.carimbo, () => EM);

/** Sealed without a time-stamp, with one at once, and with one that came later. */
const selados: Record<'sem carimbo' | 'com carimbo' | 'carimbado depois', Buffer> = {
  'sem carimbo': Buffer.alloc(0),
  'com carimbo': Buffer.alloc(0),
  'carimbado depois': Buffer.alloc(0),
};
const NOMES = Object.keys(selados) as (keyof typeof selados)[];

beforeAll(async () => {
  selados['sem carimbo'] = (await documentoSelado(chaves.selo)).pdf;
  selados['com carimbo'] = (await documentoSelado(chaves.selo, autoridade)).pdf;
  selados['carimbado depois'] = (await carimbarDepois(selados['sem carimbo'], autoridade)).pdf;
});

describe.each(NOMES)('%s: what strangers say', (nome) => {
  it('pdfsig: valid, over the whole file, by a certificate that it trusts', async (contexto) => {
    await exigirProgramas(contexto, 'pdfsig', 'certutil');
    await comArquivos({ 'selado.pdf': selados[nome], 'raiz.pem': raiz }, async ({ rodar }) => {
      await rodar('certutil', ['-N', '-d', 'sql:.', '--empty-password']);
      await rodar('certutil', ['-A', '-d', 'sql:.', '-n', 'raiz', '-t', 'CT,C,C', '-i', 'raiz.pem']);
      const { dito, codigo } = await rodar('pdfsig', ['-nssdir', '.', 'selado.pdf']);
      expect(dito).toContain('Signature is Valid.');
      expect(dito).toContain('Total document signed');
      expect(dito).toContain('Certificate is Trusted.');
      expect(dito).toContain('ETSI.CAdES.detached');
      expect(dito.match(/Signature #/g)).toHaveLength(1);
      expect(codigo).toBe(0);
    });
  });

  it('openssl: a CAdES signature over the bytes that the file names', async (contexto) => {
    await exigirProgramas(contexto, 'openssl');
    const pdf = new Pdf(selados[nome]);
    const [assinatura] = camposAssinados(pdf);
    const campo = assinatura && lerCampo(pdf, assinatura);
    if (!campo) throw new Error('the file has no seal');
    const arquivos = {
      'selo.der': aparar(campo.contents),
      conteudo: Buffer.concat(campo.cobertos),
      outro: Buffer.concat([...campo.cobertos, Buffer.of(0)]),
      'raiz.pem': raiz,
    };
    await comArquivos(arquivos, async ({ rodar }) => {
      const conferir = (conteudo: string) =>
        rodar('openssl', [
          ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'selo.der'],
          ...['-content', conteudo, '-CAfile', 'raiz.pem', '-purpose', 'any', '-out', 'saida'],
          ...['-attime', String(EM.getTime() / 1_000)],
        ]);
      expect(await conferir('conteudo')).toMatchObject({
        codigo: 0,
        dito: expect.stringContaining('CAdES Verification successful'),
      });
      expect((await conferir('outro')).codigo).not.toBe(0);
    });
  });

  it('qpdf: nothing is wrong with the file', async (contexto) => {
    await exigirProgramas(contexto, 'qpdf');
    await comArquivos({ 'selado.pdf': selados[nome] }, async ({ rodar }) => {
      const { dito, codigo } = await rodar('qpdf', ['--check', 'selado.pdf']);
      expect(dito).toContain('No syntax or stream encoding errors found');
      expect(dito).not.toContain('WARNING');
      expect(codigo).toBe(0);
    });
  });

  it('pdfdetach: the file that was read comes back byte by byte, with the evidence', async (contexto) => {
    await exigirProgramas(contexto, 'pdfdetach', 'openssl');
    await comArquivos({ 'selado.pdf': selados[nome] }, async ({ rodar }) => {
      expect((await rodar('pdfdetach', ['-list', 'selado.pdf'])).dito).toContain('2 embedded files');
      await rodar('pdfdetach', ['-saveall', 'selado.pdf']);
      const { dito } = await rodar('openssl', ['dgst', '-sha256', '-r', 'contrato-lido.pdf']);
      const evidencias = (await rodar('openssl', ['enc', '-in', 'evidencias.json'])).dito;
      expect(JSON.parse(evidencias)).toMatchObject({ sha256: dito.slice(0, 64) });
    });
  });
});

it('openssl: our own authority gives a time-stamp as any other one', async (contexto) => {
  await exigirProgramas(contexto, 'openssl');
  await comArquivos({ dados: 'qualquer coisa', 'raiz.pem': raiz }, async ({ pasta, rodar }) => {
    await rodar('openssl', ['ts', '-query', '-data', 'dados', '-sha256', '-cert', '-out', 'pedido']);
    await writeFile(`${pasta}/resposta`, await autoridade(await readFile(`${pasta}/pedido`)));
    const { dito, codigo } = await rodar('openssl', [
      ...['ts', '-verify', '-queryfile', 'pedido', '-in', 'resposta', '-CAfile', 'raiz.pem'],
      ...['-attime', String(EM.getTime() / 1_000)],
    ]);
    expect([dito, codigo]).toEqual([expect.stringContaining('Verification: OK'), 0]);
  });
});
