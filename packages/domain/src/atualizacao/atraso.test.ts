import { describe, expect, it } from 'vitest';
import {
  alcancaOContrato,
  avisoDoAtraso,
  cartaoDoAtraso,
  efeitoDoAtraso,
  periodoEmAtraso,
} from './atraso.ts';
import type { Periodo } from './periodo.ts';

const SEGUNDO: Periodo = {
  ano: 2026,
  semestre: 2,
  abre: '2026-11-01',
  fecha: '2026-12-15',
  tardioAte: '2026-12-31',
  prorrogacoes: [],
};
const PRIMEIRO: Periodo = {
  ...SEGUNDO,
  ano: 2027,
  semestre: 1,
  abre: '2027-05-01',
  fecha: '2027-06-15',
  tardioAte: '2027-06-30',
};
const PERIODOS = [
  { id: 1, periodo: SEGUNDO },
  { id: 2, periodo: PRIMEIRO },
];
const emAtraso = (efetivadoEm: string, enviadas: readonly number[], hoje: string) =>
  periodoEmAtraso({ efetivadoEm, periodos: PERIODOS, enviadas }, hoje)?.id ?? null;

describe('an update is owed', () => {
  it.each([
    ['on the last day of the late route by nobody', '2026-03-01', [], '2026-12-31', null],
    ['from the day after it', '2026-03-01', [], '2027-01-01', 1],
    ['while the next period lasts', '2026-03-01', [], '2027-05-20', 1],
    ['for that one, once it is over too', '2026-03-01', [], '2027-07-01', 2],
    ['not by whoever sent it', '2026-03-01', [1], '2027-01-01', null],
    ['not by whoever sent the next one', '2026-03-01', [2], '2027-05-20', null],
    ['for the next one by whoever sent the one before', '2026-03-01', [1], '2027-07-01', 2],
    ['not by whoever had a contract only on the last day', '2026-12-15', [], '2027-01-01', null],
    ['by whoever had one the day before', '2026-12-14', [], '2027-01-01', 1],
  ] as const)('%s', (_, efetivadoEm, enviadas, hoje, periodo) => {
    expect(emAtraso(efetivadoEm, enviadas, hoje)).toBe(periodo);
  });

  it('no more, when its period is extended', () => {
    const prorrogacao = {
      fecha: '2027-01-10',
      tardioAte: '2027-01-20',
      motivo: 'x',
      em: '2027-01-02T12:00:00Z',
      por: 'x',
    };
    const periodos = [{ id: 1, periodo: { ...SEGUNDO, prorrogacoes: [prorrogacao] } }];
    expect(periodoEmAtraso({ efetivadoEm: '2026-03-01', periodos, enviadas: [] }, '2027-01-15')).toBeNull();
    expect(alcancaOContrato('2026-12-20', { ...SEGUNDO, prorrogacoes: [prorrogacao] })).toBe(true);
  });
});

it('what follows is said before and after, and names the payments only where they are held', () => {
  expect(avisoDoAtraso('so-renovacao', '2026-12-31')).not.toContain('mensalidades');
  expect(avisoDoAtraso('reter-repasses', '2026-12-31')).toContain(
    'até 31/12/2026, as mensalidades não são pagas',
  );
  expect(avisoDoAtraso('nenhum', '2026-12-31') + efeitoDoAtraso('nenhum')).not.toMatch(
    /mensalidades|semestre/,
  );
  expect(efeitoDoAtraso('so-renovacao')).not.toContain('mensalidades');
  expect(efeitoDoAtraso('reter-repasses')).toContain('as mensalidades não são pagas');
});

it.each([
  ['unknown', null, 'Avisamos quando o próximo período abrir.'],
  ['to come', '2027-02-01', 'a partir de 01/05/2027'],
  ['open', '2027-05-02', 'Envie agora a do 1º semestre de 2027.'],
] as const)('the next period is %s', (_, hoje, trecho) => {
  const { mensagem } = cartaoDoAtraso(
    SEGUNDO,
    'reter-repasses',
    hoje ? PRIMEIRO : null,
    hoje ?? '2027-01-02',
  );
  expect(mensagem).toContain('terminou em 31/12/2026, e ela não foi enviada.');
  expect(mensagem).toContain(trecho);
});
