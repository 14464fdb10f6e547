import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { mensagemDaRecusa } from '@credito/domain/documento/formatos';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  documentos,
  limiteDe,
  mostrados,
  type NomeDoDocumento,
  recusados,
  referenciaDeOutro,
} from '../../../test/documentos/corpus/casos.ts';
import {
  desenharComPoppler,
  diferencaEstrutural,
  temPoppler,
} from '../../../test/documentos/corpus/comparar.ts';
import { verPagina } from '../../../test/documentos/ver-pagina.ts';
import { prepararArquivo } from '../preparar-arquivo.ts';
import { lerTextoDoPdf } from './abrir-pdf.ts';

// Real decoding and drawing: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

const pasta = new URL('../../../test/documentos/corpus/referencias/', import.meta.url);
const guardada = (nome: NomeDoDocumento) => readFile(new URL(`${nome}.png`, pasta));

let popplerAqui = false;
beforeAll(async () => {
  popplerAqui = await temPoppler();
});

/** As an ordinary viewer shows it: drawn here, or, on a machine without poppler, as it was drawn before. */
async function referencia(nome: NomeDoDocumento): Promise<Buffer> {
  return popplerAqui ? desenharComPoppler(await documentos[nome]()) : guardada(nome);
}

async function copia(nome: NomeDoDocumento): Promise<Uint8Array> {
  const preparado = await prepararArquivo(await documentos[nome]());
  if (preparado.tipo !== 'preparado') throw new Error(`refused: ${preparado.tipo}`);
  return preparado.copia;
}

const desenho = (pdf: Uint8Array) => verPagina(pdf, 0, { largura: 1024, altura: 1024 });

async function texto(nome: NomeDoDocumento): Promise<string> {
  const [palavras = []] = await lerTextoDoPdf(await copia(nome), 1);
  return palavras.map((palavra) => palavra.texto).join(' ');
}

describe('PDF-01: what is kept shows what an ordinary viewer shows', () => {
  it.each(mostrados)('%s', async (nome) => {
    const diferenca = await diferencaEstrutural(
      await desenho(await copia(nome)),
      await referencia(referenciaDeOutro[nome] ?? nome),
    );
    const { media, pior } = limiteDe(nome);
    expect(diferenca.media).toBeLessThan(media);
    expect(diferenca.pior).toBeLessThan(pior);
  });

  it.each([
    ['formulario-sem-aparencias', 'formulario-so-rotulos'],
    ['formulario-com-aparencias', 'formulario-sem-aparencias'],
    ['anotacao-carimbo', 'anotacao-escondida'],
    ['anotacao-riscado', 'anotacao-escondida'],
    ['anotacao-tinta', 'anotacao-escondida'],
    ['camada-desligada', 'camada-ligada'],
    ['pagina-virada-90', 'pagina-virada-270'],
  ] as const)('the comparison can fail: %s is not %s', async (nome, outro) => {
    const diferenca = await diferencaEstrutural(await guardada(nome), await guardada(outro));
    const { media, pior } = limiteDe(nome);
    expect(diferenca.media > media || diferenca.pior > pior).toBe(true);
  });

  it('keeps what is drawn by its own appearance as text that can be read and searched', async () => {
    expect(await texto('formulario-com-aparencias')).toContain("José Conceição Araújo d'Ávila");
    expect(await texto('anotacao-texto-livre')).toContain('Valor já com o décimo terceiro');
    expect(await texto('camada-ligada')).toContain('SEGUNDA VIA');
  });

  it('has no word in it that a viewer hides', async () => {
    const escondidos = ['camada-desligada', 'camada-so-no-papel', 'anotacao-escondida'] as const;
    for (const nome of escondidos) expect(await texto(nome), nome).not.toMatch(/SEGUNDA|CONFERIDO/);
    expect((await PDFDocument.load(await copia('camada-ligada'))).catalog.toString()).not.toContain('OCProp');
  });
});

describe('PDF-02: what cannot be shown is refused at once, with what to do', () => {
  it.each(Object.entries(recusados))('%s: %s', async (nome, tipo) => {
    expect(await prepararArquivo(await documentos[nome as NomeDoDocumento]())).toEqual({ tipo });
  });

  it('says how to get a file that opens everywhere', () => {
    expect(mensagemDaRecusa({ tipo: 'so-abre-no-adobe' })).toBe(
      'Este PDF só abre no Adobe Reader. Abra nele, escolha Imprimir → Salvar como PDF e envie o arquivo novo.',
    );
  });

  it('says so too of a document that only certain people’s certificates open', async () => {
    const protegido = (await documentos['protegido-so-pelo-dono']()).toString('latin1');
    const porCertificado = Buffer.from(protegido.replace('/Standard', '/Adobe.PS'), 'latin1');
    expect(await prepararArquivo(porCertificado)).toEqual({ tipo: 'so-abre-no-adobe' });
  });
});

describe('PDF-01: pages that are turned or cropped, for reading', () => {
  it.each(['pagina-virada-90', 'pagina-virada-180', 'pagina-virada-270', 'protegido-so-pelo-dono'] as const)(
    '%s: lines run from left to right, one below the other',
    async (nome) => {
      const [palavras = []] = await lerTextoDoPdf(await copia(nome), 1);
      const lugar = (procurada: string) => palavras.find(({ texto }) => texto === procurada);
      const [rua, numero, sao] = [lugar('Rua'), lugar('45'), lugar('São')];
      expect(numero?.x0).toBeGreaterThan(rua?.x1 ?? Number.POSITIVE_INFINITY);
      expect(numero?.y0).toBeCloseTo(rua?.y0 ?? 0, 1);
      expect(sao?.y0).toBeGreaterThan(rua?.y1 ?? Number.POSITIVE_INFINITY);
      expect(sao?.x0).toBeCloseTo(rua?.x0 ?? 0, 1);
    },
  );

  it('reads nothing that was cropped away', async () => {
    expect(await texto('pagina-recortada')).toBe('Recibo de aluguel Novembro de 2026: R$ 900,00');
  });
});
