import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  anosAntes,
  anosCompletos,
  dataDeTextoBrasileiro,
  dataEmSaoPaulo,
  formatarData,
  formatarHora,
  formatarMomento,
  horaEmSaoPaulo,
  isData,
} from './data.ts';

describe('a calendar date', () => {
  it.each([
    '31/02/1990',
    '29/02/2007',
    '31/04/2001',
    '00/10/1999',
    '15/13/1999',
    '1/2/1990',
    '01/02/90',
    '12/ab/1990',
    '1990-02-01',
    '02/01/1990 12:00',
  ])('%s is not one', (texto) => expect(dataDeTextoBrasileiro(texto)).toBeNull());

  it.each([
    ['15/10/1989', '1989-10-15'],
    ['19/10/2008', '2008-10-19'],
    ['18/10/2009', '2009-10-18'],
    ['17/10/2010', '2010-10-17'],
    ['14/10/1989', '1989-10-14'],
    ['29/02/2008', '2008-02-29'],
    ['01/01/1914', '1914-01-01'],
  ])('%s stays the same day in both directions, also where its midnight never existed', (texto, data) => {
    expect(dataDeTextoBrasileiro(texto)).toBe(data);
    expect(formatarData(data)).toBe(texto);
  });

  it.each(['1990-02-31', '2007-02-29', '0000-01-01', '1990-1-1', '19900101', '', '1990-02-01T00:00:00Z'])(
    '%j is not an ISO day',
    (texto) => expect(isData(texto)).toBe(false),
  );

  it('never rolls over: what is accepted comes back unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1850, max: 2100 }),
        (dia, mes, ano) => {
          const texto = `${String(dia).padStart(2, '0')}/${String(mes).padStart(2, '0')}/${ano}`;
          const data = dataDeTextoBrasileiro(texto);
          expect(data === null || formatarData(data) === texto).toBe(true);
        },
      ),
    );
  });
});

describe('time in São Paulo', () => {
  it('decides which day it is', () => {
    expect(dataEmSaoPaulo(new Date('2026-11-28T02:59:59Z'))).toBe('2026-11-27');
    expect(dataEmSaoPaulo(new Date('2026-11-28T03:00:00Z'))).toBe('2026-11-28');
    expect(horaEmSaoPaulo(new Date('2026-11-28T02:30:00Z'))).toBe(23);
  });

  it('is written as people read it', () => {
    expect(formatarMomento(new Date('2026-11-27T17:30:00Z'))).toBe('27/11/2026 às 14h30');
  });
});

describe('engines 2: other data about languages', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(['11/29/2026', '29.11.2026', '2026年11月29日', ''])(
    'a browser that writes today as %j knows the same day and hour',
    (escrito) => {
      vi.spyOn(Intl.DateTimeFormat.prototype as { format: object }, 'format', 'get').mockReturnValue(
        () => escrito,
      );
      vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue(escrito);
      vi.spyOn(Date.prototype, 'toLocaleTimeString').mockReturnValue(escrito);
      vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue(escrito);
      vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue(escrito);
      const momento = new Date('2026-11-29T12:05:00Z');
      expect(dataEmSaoPaulo(momento)).toBe('2026-11-29');
      expect(horaEmSaoPaulo(momento)).toBe(9);
      expect(formatarHora(momento)).toBe('09h05');
      expect(formatarMomento(momento)).toBe('29/11/2026 às 09h05');
    },
  );

  it('the parts count by their names, in whatever order they come', () => {
    const partes = Intl.DateTimeFormat.prototype.formatToParts;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      momento,
    ) {
      return partes.call(this, momento).reverse();
    });
    expect(formatarMomento(new Date('2026-01-02T03:04:00Z'))).toBe('02/01/2026 às 00h04');
  });
});

describe('years between two days', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('from %s to %s are %d', (nascimento, hoje, anos) => {
    expect(anosCompletos(nascimento, hoje)).toBe(anos);
  });

  it('back from 29 February lead to 1 March of a common year', () => {
    expect(anosAntes('2028-02-29', 10)).toBe('2018-03-01');
    expect(anosAntes('2028-02-29', 4)).toBe('2024-02-29');
  });
});
