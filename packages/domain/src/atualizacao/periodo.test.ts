import { describe, expect, it } from 'vitest';
import { calendarioDoPeriodo } from './calendario.ts';
import { lembreteDevido } from './lembretes.ts';
import {
  errosDaProrrogacao,
  errosDoPeriodo,
  faseDoPeriodo,
  type Periodo,
  prazosDoPeriodo,
} from './periodo.ts';

const PERIODO: Periodo = {
  ano: 2026,
  semestre: 2,
  abre: '2026-11-01',
  fecha: '2026-12-15',
  tardioAte: '2026-12-31',
  prorrogacoes: [],
};
const PRORROGADO: Periodo = {
  ...PERIODO,
  prorrogacoes: [
    {
      fecha: '2026-12-20',
      tardioAte: '2027-01-10',
      motivo: 'Portal fora do ar',
      em: '2026-12-10T12:00:00Z',
      por: 'x',
    },
  ],
};

describe('a period', () => {
  it.each([
    ['2026-10-31', 'antes'],
    ['2026-11-01', 'aberto'],
    ['2026-12-15', 'aberto'],
    ['2026-12-16', 'tardio'],
    ['2026-12-31', 'tardio'],
    ['2027-01-01', 'encerrado'],
  ])('on %s is %s', (dia, fase) => expect(faseDoPeriodo(PERIODO, dia)).toBe(fase));

  it('lasts as long as its last extension says', () => {
    expect(prazosDoPeriodo(PRORROGADO)).toEqual({
      abre: '2026-11-01',
      fecha: '2026-12-20',
      tardioAte: '2027-01-10',
    });
    expect(faseDoPeriodo(PRORROGADO, '2026-12-18')).toBe('aberto');
  });

  it('shares no day with another one, and its days are in order', () => {
    const campos = (prazos: object) =>
      errosDoPeriodo({ ...prazosDoPeriodo(PERIODO), ...prazos }, [PRORROGADO]).map(({ campo }) => campo);
    expect(campos({ abre: '2027-01-11', fecha: '2027-06-30', tardioAte: '2027-07-15' })).toEqual([]);
    expect(campos({ abre: '2027-01-10', fecha: '2027-06-30', tardioAte: '2027-07-15' })).toEqual(['abre']);
    expect(campos({ abre: '2028-02-01', fecha: '2028-01-01', tardioAte: '2028-03-01' })).toEqual(['fecha']);
    expect(campos({ abre: '2028-02-01', fecha: '2028-03-01', tardioAte: '2028-02-15' })).toEqual([
      'tardioAte',
    ]);
  });

  it('is never shortened by an extension', () => {
    const erros = (fecha: string, tardioAte: string) =>
      errosDaProrrogacao(PERIODO, { fecha, tardioAte }, []).length;
    expect(erros('2026-12-14', '2026-12-31')).toBe(1);
    expect(erros('2026-12-15', '2026-12-31')).toBe(1);
    expect(erros('2026-12-15', '2027-01-05')).toBe(0);
  });
});

describe('reminders', () => {
  it.each([
    ['2026-11-15', 30],
    ['2026-11-16', 30],
    ['2026-11-17', null],
    ['2026-11-30', 15],
    ['2026-12-08', 7],
    ['2026-12-14', 1],
    ['2026-12-15', 1],
    ['2026-12-16', 15],
    ['2026-12-30', 1],
    ['2027-01-01', null],
  ])('on %s: %s days', (dia, dias) => {
    expect(lembreteDevido(PERIODO, dia)?.dias ?? null).toBe(dias);
  });
});

it('the calendar file has whole days, and lines that every program reads', () => {
  const arquivo = calendarioDoPeriodo(PRORROGADO, new Date('2026-11-27T15:00:00Z'));
  expect(arquivo).toContain('DTSTART;VALUE=DATE:20261220\r\nDTEND;VALUE=DATE:20261221\r\n');
  expect(arquivo).toContain('TRIGGER:-P7D\r\n');
  expect(arquivo).toContain('DTSTAMP:20261127T150000Z');
  for (const linha of arquivo.split('\r\n')) expect(new TextEncoder().encode(linha).length).toBeLessThan(76);
  expect(arquivo.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});
