import { describe, expect, it } from 'vitest';
import { calendarioDoPeriodo } from './calendario.ts';
import { encerrouAgora, lembreteDevido, lembreteManual, prorrogacaoRecente } from './lembretes.ts';
import {
  errosDaProrrogacao,
  errosDoPeriodo,
  faseDoPeriodo,
  type Periodo,
  prazosDoPeriodo,
  prorrogacaoPorQueda,
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
    ['2026-11-01', 'abertura'],
    ['2026-11-02', 'abertura'],
    ['2026-11-03', null],
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
    expect(lembreteDevido(PERIODO, dia)?.vez ?? null).toBe(dias);
  });

  it.each([
    // The opening is the reminder of that day, or takes the place of the one a few days after it.
    ['2026-11-15', ['2026-11-15', '2026-11-16', '2026-11-17'], [30, 30, null]],
    [
      '2026-11-11',
      ['2026-11-11', '2026-11-12', '2026-11-15', '2026-11-30'],
      ['abertura', 'abertura', null, 15],
    ],
    ['2026-12-13', ['2026-12-13', '2026-12-14'], ['abertura', 1]],
  ])('of a period that opens on %s', (abre, dias, vezes) => {
    expect(dias.map((dia) => lembreteDevido({ ...PERIODO, abre }, dia)?.vez ?? null)).toEqual(vezes);
  });

  it('begin with the late route, however short it is', () => {
    const curto = { ...PERIODO, tardioAte: '2026-12-20' };
    expect(
      ['2026-12-16', '2026-12-17', '2026-12-18'].map((dia) => lembreteDevido(curto, dia)?.vez ?? null),
    ).toEqual(['inicio-do-atraso', 'inicio-do-atraso', null]);
  });

  it('follow an extension, which is told for two days, as is the end', () => {
    expect(lembreteDevido(PRORROGADO, '2026-12-13')).toEqual({ vez: 7, ate: '2026-12-20', tardio: false });
    expect(
      ['2026-12-10', '2026-12-12', '2026-12-13'].map((dia) => prorrogacaoRecente(PRORROGADO, dia)),
    ).toEqual([true, true, false]);
    expect(prorrogacaoRecente(PERIODO, '2026-12-10')).toBe(false);
    const fins = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];
    expect(fins.map((dia) => encerrouAgora(PERIODO, dia))).toEqual([false, true, true, false]);
    expect(encerrouAgora(PRORROGADO, '2027-01-01')).toBe(false);
  });
});

const QUEM = { provedor: 'Fundação Ipê', url: 'https://exemplo.org.br/estudante/inicio' };

it('the calendar file has whole days, and lines that every program reads', () => {
  const arquivo = calendarioDoPeriodo(PRORROGADO, new Date('2026-11-27T15:00:00Z'), QUEM);
  expect(arquivo).toContain('DTSTART;VALUE=DATE:20261220\r\nDTEND;VALUE=DATE:20261221\r\n');
  expect(arquivo).toContain('TRIGGER:-P7D\r\n');
  expect(arquivo).toContain('DTSTAMP:20261127T150000Z\r\nSEQUENCE:1\r\n');
  for (const linha of arquivo.split('\r\n')) expect(new TextEncoder().encode(linha).length).toBeLessThan(76);
  expect(arquivo.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(arquivo.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Fundação Ipê: atualização cadastral do 2º semestre de 2026: último',
  );
  expect(arquivo).toContain('URL:https://exemplo.org.br/estudante/inicio\r\n');
  const antes = calendarioDoPeriodo(PRORROGADO, new Date('2026-10-27T15:00:00Z'), QUEM);
  expect(antes.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

describe('the student’s own reminder', () => {
  const AGORA = new Date('2026-12-01T12:00:00-03:00');
  const fatos = {
    estado: 'atualizacao-iniciada',
    periodo: PERIODO,
    situacao: 'aguardando',
    temConta: true,
    lembradaEm: null,
  } as const;

  it.each([
    ['whoever is missing', {}, { liberadoEm: null }],
    ['whoever corrects', { estado: 'pendente-reenvio', situacao: 'a-corrigir' }, { liberadoEm: null }],
    ['whoever is done', { situacao: 'enviado' }, null],
    ['whoever has no account', { temConta: false }, null],
    ['nobody during the analysis', { estado: 'pendente-analise' }, null],
    [
      'again a day later',
      { lembradaEm: new Date('2026-12-01T09:00:00-03:00') },
      { liberadoEm: new Date('2026-12-02T09:00:00-03:00') },
    ],
  ] as const)('%s', (_, mais, esperado) =>
    expect(lembreteManual({ ...fatos, ...mais }, AGORA)).toEqual(esperado),
  );

  it('not after the last day', () =>
    expect(lembreteManual(fatos, new Date('2027-06-01T12:00:00-03:00'))).toBeNull());
});

describe('after an outage', () => {
  const emDezembro = { ...PERIODO, fecha: '2026-12-15', tardioAte: '2026-12-31', prorrogacoes: [] };
  it.each([
    ['2026-12-14', null],
    ['2026-12-15', { fecha: '2026-12-16', tardioAte: '2026-12-31' }],
    ['2026-12-16', { fecha: '2026-12-17', tardioAte: '2026-12-31' }],
    ['2026-12-17', null],
    ['2027-01-01', { fecha: '2026-12-15', tardioAte: '2027-01-02' }],
  ] as const)('on %s a deadline of that day or the one before ends tomorrow', (dia, prazos) => {
    const proposta = prorrogacaoPorQueda(emDezembro, dia);
    if (prazos === null) expect(proposta).toBeNull();
    else {
      expect(proposta).toMatchObject(prazos);
      expect(errosDaProrrogacao(emDezembro, { ...prazos }, [])).toEqual([]);
    }
  });

  it('moves both deadlines where they end on one day', () =>
    expect(prorrogacaoPorQueda({ ...emDezembro, tardioAte: '2026-12-15' }, '2026-12-15')).toMatchObject({
      fecha: '2026-12-16',
      tardioAte: '2026-12-16',
    }));
});
