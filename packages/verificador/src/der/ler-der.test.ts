import { describe, expect, it } from 'vitest';
import { DerInvalido, filhos, lerDer, lerHora, lerInteiro, lerOid, lerUm } from './ler-der.ts';

const hex = (texto: string) => Buffer.from(texto.replaceAll(' ', ''), 'hex');

describe('DER', () => {
  it('is read by mark, length and content', () => {
    const [numero, nome] = filhos(lerDer(hex('300c 0201 05 0607 2a8648ce3d0201')));
    expect(lerInteiro(numero)).toBe(5);
    expect(lerOid(nome)).toBe('1.2.840.10045.2.1');
  });

  it('is read with long lengths, and what follows is left', () => {
    const conteudo = Buffer.alloc(300, 1);
    const longo = Buffer.concat([hex('0482012c'), conteudo, hex('0500')]);
    expect(lerUm(longo).conteudo.equals(conteudo)).toBe(true);
    expect(() => lerDer(longo)).toThrow(DerInvalido);
  });

  it.each([
    ['nothing', ''],
    ['a mark alone', '30'],
    ['a length that is not said', '3080 0000'],
    ['a length of five bytes', '3085 0000000001 00'],
    ['a long length where a short one does', '308101 00'],
    ['a length with a zero before it', '30820080'.concat('00'.repeat(128))],
    ['more than there is', '3003 0201'],
    ['a mark of several bytes', '1f8101 00'],
  ])('is not %s', (_, escrito) => {
    expect(() => lerDer(hex(escrito))).toThrow(DerInvalido);
  });

  it('of a plain value has nothing inside, and a number stays small', () => {
    expect(() => filhos(lerDer(hex('0201 05')))).toThrow(DerInvalido);
    expect(() => lerInteiro(lerDer(hex('0207 01020304050607')))).toThrow(DerInvalido);
    expect(() => lerOid(lerDer(hex('0201 05')))).toThrow('0x6 expected');
  });

  it('says times to the second or finer', () => {
    const hora = (texto: string) =>
      lerHora(lerDer(Buffer.concat([hex('18'), Buffer.of(texto.length), Buffer.from(texto)])));
    expect(hora('20270111121000Z')).toEqual(new Date('2027-01-11T12:10:00Z'));
    expect(hora('20270111121000.1234Z')).toEqual(new Date('2027-01-11T12:10:00.123Z'));
    expect(() => hora('202701111210Z')).toThrow(DerInvalido);
  });
});
