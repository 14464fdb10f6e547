import { describe, expect, it } from 'vitest';
import {
  ehDicionario,
  ehLista,
  Leitor,
  nomeDe,
  PdfIlegivel,
  palavras,
  referenciaDe,
  textoDe,
  type Valor,
} from './valores.ts';

const ler = (escrito: string) => new Leitor(Buffer.from(escrito, 'latin1')).valor();
const texto = (valor: Valor | undefined) => textoDe(valor)?.toString('latin1');

describe('values of a PDF', () => {
  it.each<[string, Valor]>([
    ['true', true],
    [' % a comment\n null', null],
    ['-12.5', -12.5],
    ['+.5', 0.5],
    ['12', 12],
  ])('%s', (escrito, valor) => {
    expect(ler(escrito)).toBe(valor);
  });

  it('names, with letters written by their number', () => {
    expect(nomeDe(ler('/A#20B/C'))).toBe('A B');
    expect(nomeDe(ler('12'))).toBeUndefined();
  });

  it('texts, with parentheses, escapes and broken lines', () => {
    expect(texto(ler('(a(b)c)'))).toBe('a(b)c');
    expect(texto(ler('(\\(\\)\\\\\\n\\101\\7x\\\r\ny\\z)'))).toBe('()\\\nA\x07xyz');
    expect(texto(ler('<41 42 4>'))).toBe('AB@');
    expect(palavras(Buffer.from('feff00e9', 'hex'))).toBe('é');
    expect(palavras(Buffer.from('é', 'latin1'))).toBe('é');
  });

  it('references, and numbers beside each other that are none', () => {
    const lista = ler('[1 0 R 2 3 4 0 R/N 5]');
    if (!ehLista(lista)) throw new Error('no list');
    expect(lista.map((um) => referenciaDe(um) ?? nomeDe(um) ?? um)).toEqual([1, 2, 3, 4, 'N', 5]);
    expect(referenciaDe(lista[0])).toBe(1);
    expect(referenciaDe(lista[1])).toBeUndefined();
  });

  it('dictionaries inside of dictionaries', () => {
    const lido = ler('<</A<</B[(x)]>>/C 1 0 R>>');
    if (!ehDicionario(lido)) throw new Error('no dictionary');
    const dentro = lido.get('A');
    expect(ehDicionario(dentro) && [...dentro.keys()]).toEqual(['B']);
    expect(referenciaDe(lido.get('C'))).toBe(1);
  });

  it.each([
    ['a name that stands twice', '<</A 1/A 2>>'],
    ['a dictionary without its end', '<</A 1'],
    ['a list without its end', '[1 2'],
    ['a text without its end', '(abc'],
    ['hex without its end', '<41'],
    ['hex that is none', '<4x>'],
    ['a word that is none', 'obj'],
    ['lists without end', '['.repeat(200)],
    ['nothing', ''],
  ])('are not %s', (_, escrito) => {
    expect(() => ler(escrito)).toThrow(PdfIlegivel);
  });
});
