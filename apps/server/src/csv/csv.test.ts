import { describe, expect, it } from 'vitest';
import { escreverCsv } from './escrever-csv.ts';
import { lerCsv } from './ler-csv.ts';

const celulas = (bytes: Buffer) => lerCsv(bytes)?.map((linha) => linha.celulas);

describe('a CSV that is read', () => {
  it.each([
    ['semicolons in UTF-8', Buffer.from('protocolo;motivo\n2026;Não há vaga\n')],
    ['commas, with a byte order mark', Buffer.from('\uFEFFprotocolo,motivo\r\n2026,Não há vaga\r\n')],
    ['Latin-1', Buffer.from('protocolo;motivo\n2026;Não há vaga\n', 'latin1')],
    ['UTF-16 with tabs', Buffer.from('\uFEFFprotocolo\tmotivo\r\n2026\tNão há vaga\r\n', 'utf16le')],
    ['tabs', Buffer.from('protocolo\tmotivo\n2026\tNão há vaga')],
    ['quotes and empty lines', Buffer.from('protocolo;motivo\n\n"2026";"Não há vaga"\n;\n')],
  ])('may have %s', (_, bytes) => {
    expect(celulas(bytes)).toEqual([
      ['protocolo', 'motivo'],
      ['2026', 'Não há vaga'],
    ]);
  });

  it('knows its lines', () => {
    expect(lerCsv(Buffer.from('a\n\n1\n2\n'))?.map(({ linha }) => linha)).toEqual([1, 3, 4]);
  });

  it.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['a broken quotation', Buffer.from('a;b\n"1;2\n')],
  ])('is not %s', (_, bytes) => {
    expect(lerCsv(bytes)).toBeNull();
  });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a cell that begins like a formula is written as text: %j',
  (texto) => {
    const [, linha] = escreverCsv(['a'], [[texto]]).split('\r\n');
    expect(linha?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('a number stays a number, and a spreadsheet sees the accents', () => {
  expect(escreverCsv(['Mês', 'Total'], [['março', 12]])).toBe('\uFEFFMês;Total\r\nmarço;12\r\n');
});
