import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isData } from './data.ts';
import { diasEntre, mesesCompletos, mesesEntre, somarMeses } from './meses.ts';

const datas = fc
  .date({ min: new Date('1990-01-01T12:00:00Z'), max: new Date('2090-12-31T12:00:00Z'), noInvalidDate: true })
  .map((momento) => momento.toISOString().slice(0, 10));

describe('months of the calendar', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-10', 1, '2028-01-10'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-02-10', 48, '2031-02-10'],
  ])('%s and %d more is %s', (data, meses, esperado) => {
    expect(somarMeses(data, meses)).toBe(esperado);
  });

  it('takes another day of the month, and the last one where there is none', () => {
    expect(somarMeses('2031-01-10', 1, 5)).toBe('2031-02-05');
    expect(somarMeses('2031-01-10', 1, 31)).toBe('2031-02-28');
  });

  it.each([
    ['2031-01-31', '2031-02-01', 1, 0],
    ['2031-01-10', '2031-02-09', 1, 0],
    ['2031-01-10', '2031-02-10', 1, 1],
    ['2031-01-31', '2031-02-28', 1, 1],
    ['2031-02-28', '2031-01-31', -1, -1],
    ['2027-02-10', '2031-02-10', 48, 48],
  ])('from %s to %s: %d of the calendar, %d completed', (de, ate, doCalendario, completos) => {
    expect(mesesEntre(de, ate)).toBe(doCalendario);
    expect(mesesCompletos(de, ate)).toBe(completos);
  });

  it('always lands on a day that exists, in the month that was asked for', () => {
    fc.assert(
      fc.property(datas, fc.integer({ min: -600, max: 600 }), (data, meses) => {
        const alvo = somarMeses(data, meses);
        expect(isData(alvo)).toBe(true);
        expect(mesesEntre(data, alvo)).toBe(meses);
        expect(mesesCompletos(data, alvo)).toBe(meses);
      }),
    );
  });

  it('counts days across leap years', () => {
    expect(diasEntre('2028-02-28', '2028-03-01')).toBe(2);
    expect(diasEntre('2027-02-28', '2027-03-01')).toBe(1);
    expect(diasEntre('2027-03-01', '2027-02-28')).toBe(-1);
  });
});
