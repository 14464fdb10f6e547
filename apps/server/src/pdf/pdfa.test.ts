/** Every PDF of ours says that it is PDF/A-2a (ADR 0190); the sealed one, with files inside, is tested where it is sealed. */

import { buffer } from 'node:stream/consumers';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { faltasDePdfA } from '../../test/pdf/conferir-pdfa.ts';
import { desenharBoleto } from './desenhar-boleto.ts';
import { desenharContrato } from './desenhar-contrato.ts';
import { desenharCopia } from './desenhar-copia.ts';

describe('what ISO 19005-2, level A, asks and a program can look up', () => {
  it.each(['impressa', 'eletronica'] as const)(
    'a contract that is signed in the way %s',
    async (assinatura) => {
      const dados = dadosDeExemplo({ meses: 48, configuracao: { assinatura } });
      const partes = dados.partes.map((parte) => ({ ...parte, nome: `${parte.nome} 山田 <&> Ẽndy` }));
      const texto = escreverContrato({ ...dados, partes });
      expect(faltasDePdfA(await desenharContrato({ texto, cor: '#7a1f3d' }), 2)).toEqual([]);
    },
  );

  it('the copy of what was declared', async () => {
    const copia = {
      versao: 1,
      versoes: [],
      em: '2027-02-10T15:00:00.000Z',
      protocolo: '000123',
      instituicao: 'Faculdade Serra Azul',
      curso: 'Arquitetura',
      papel: 'estudante' as const,
      nome: 'Íris Conceição',
      sha256: 'ab'.repeat(32),
      secoes: [
        {
          passo: 'x',
          titulo: 'Endereço',
          pergunta: 'Onde?',
          itens: [{ rotulo: 'Rua', valor: 'A' }],
          documentos: ['RG'],
        },
      ],
    };
    expect(faltasDePdfA(await desenharCopia({ copia, provedor: 'Fundação Ipê' }), 2)).toEqual([]);
  });

  it('a slip to pay, whose bars and code are pictures', async () => {
    const boleto = {
      titulo: 'Boleto da parcela 3',
      autor: 'Fundação Ipê',
      data: new Date('2031-02-01T12:00:00Z'),
      marca: 'Demonstração, não pague',
      fatos: [{ rotulo: 'Vencimento', valor: '10/02/2031' }],
      linha: '00190.00009 01234.567004 12345.678901 1 00000000116800',
      codigoDeBarras: '00191000000001168000000012345670041234567890',
      pix: '00020101021226580014br.gov.bcb.pix6304ABCD',
      instrucoes: ['Quem recebe é Fundação Ipê.'],
    };
    expect(faltasDePdfA(await desenharBoleto(boleto), 2)).toEqual([]);
  });
});

describe('a file that is no PDF/A is found', () => {
  let bom: Buffer;
  beforeAll(async () => {
    bom = await desenharContrato({ texto: escreverContrato(dadosDeExemplo()) });
  });
  const trocar = (de: string, para: string) => {
    const onde = bom.indexOf(de, 0, 'latin1');
    expect([de, onde >= 0, para.length]).toEqual([de, true, de.length]);
    const mudado = Buffer.from(bom);
    mudado.write(para, onde, 'latin1');
    return mudado;
  };

  it.each([
    ['%PDF-1.7', '%PDF-2.0', 'its beginning says no version and no bytes'],
    ['<pdfaid:part>2', '<pdfaid:part>1', 'it does not say that it is PDF/A-2'],
    ['<pdfaid:conformance>A', '<pdfaid:conformance>B', 'it does not say level A'],
    ['/OutputIntents', '/OutputIntentz', 'it says no colours'],
    ['/N 3', '/N 4', 'its colours have no profile of red, green and blue'],
    ['/MarkInfo', '/MarkInfz', 'it does not say that it is tagged'],
    ['/Lang', '/Lanz', 'it names no language'],
    ['/StructTreeRoot ', '/StructTreeRooz ', 'it has no tree of tags'],
    ['/S /H1', '/S /X1', 'a tag that the standard does not know: X1'],
    ['/ID [', '/IX [', 'it has no identifier'],
    ['<xmp:CreateDate>2', '<xmp:CreateDate>1', 'its two dates differ'],
    ['x-default">C', 'x-default">c', 'its two titles differ'],
    ['/Producer', '/Producex', 'its two producers differ'],
  ])('%s as %s', (de, para, falta) => {
    const faltas = faltasDePdfA(trocar(de, para), 2);
    expect(faltas).toContain(falta);
  });

  it.each([
    ['/ToUnicode', '/ToUnicodX', /^font .* cannot be turned into text$/],
    ['/FontFile2', '/FontFileX', /^font .* is not inside the file$/],
    ['/CIDToGIDMap', '/CIDToGIDMaX', /^font .* has no way from codes to glyphs$/],
  ])('%s as %s', (de, para, falta) => {
    expect(faltasDePdfA(trocar(de, para), 2).some((uma) => falta.test(uma))).toBe(true);
  });

  it('with something after its end', () => {
    expect(faltasDePdfA(Buffer.concat([bom, Buffer.from('more')]), 2)).toContain('something follows its end');
  });

  it('with a built-in font, in the colours of printing, half transparent and outside its tags', async () => {
    const documento = new PDFDocument({ pdfVersion: '1.7' });
    documento.fillOpacity(0.5).fillColor([10, 20, 30, 40]).text('Outside');
    documento.end();
    const faltas = faltasDePdfA(await buffer(documento as unknown as NodeJS.ReadableStream), 2);
    for (const falta of [
      'page 1: colours of DeviceCMYK',
      'page 1: something is transparent',
      'page 1: TJ is neither tagged nor an artifact',
      'font Helvetica is not inside the file',
      'it has no tags',
    ])
      expect(faltas).toContain(falta);
  });
});
