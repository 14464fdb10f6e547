import { describe, expect, it } from 'vitest';
import {
  type Devolucao,
  devolverAte,
  estadoDaDevolucaoDecidida,
  isDevolucaoAtrasada,
  recadoDaDevolucao,
  situacaoDaDevolucao,
  transitarDevolucao,
} from './devolucao.ts';

const decidida: Devolucao = { estado: 'a-transferir', em: '2026-12-01', centavos: 70_080, concluidaEm: null };
const feita: Devolucao = { ...decidida, estado: 'devolvida', concluidaEm: '2026-12-04' };
const desfeita: Devolucao = { ...decidida, estado: 'nao-realizada', concluidaEm: '2026-12-04' };

it('a Pix goes back by its provider, everything else by a transfer of the team', () => {
  expect((['pix', 'boleto', 'manual'] as const).map(estadoDaDevolucaoDecidida)).toEqual([
    'pedida',
    'a-transferir',
    'a-transferir',
  ]);
});

describe('it is done or not', () => {
  it.each([
    ['pedida', 'devolver', 'provedor', 'devolvida'],
    ['pedida', 'recusar', 'provedor', 'nao-realizada'],
    ['a-transferir', 'devolver', 'equipe', 'devolvida'],
    ['a-transferir', 'recusar', 'equipe', 'nao-realizada'],
  ] as const)('%s: %s by %s', (estado, acao, ator, destino) => {
    expect(transitarDevolucao(estado, acao, ator, {})).toEqual({ ok: true, destino: { estado: destino } });
  });

  it.each([
    ['pedida', 'devolver', 'equipe', 'papel-nao-permite'],
    ['a-transferir', 'recusar', 'provedor', 'papel-nao-permite'],
    ['devolvida', 'recusar', 'equipe', 'estado-nao-permite'],
    ['nao-realizada', 'devolver', 'provedor', 'estado-nao-permite'],
  ] as const)('not: %s, %s by %s', (estado, acao, ator, recusa) => {
    expect(transitarDevolucao(estado, acao, ator, {})).toEqual({ ok: false, recusa });
  });
});

it('takes ten working days at most, and is late from the day after', () => {
  expect(devolverAte('2026-12-01')).toBe('2026-12-15');
  // Christmas and the first of January are no working days.
  expect(devolverAte('2026-12-21')).toBe('2027-01-06');
  expect(isDevolucaoAtrasada(decidida, '2026-12-15')).toBe(false);
  expect(isDevolucaoAtrasada(decidida, '2026-12-16')).toBe(true);
  expect(isDevolucaoAtrasada(feita, '2027-06-01')).toBe(false);
});

it('tells the payer what was decided as decided, and what was done as done', () => {
  const ditos = [
    recadoDaDevolucao({ ...decidida, estado: 'pedida' }, '2026-12-02'),
    recadoDaDevolucao(decidida, '2026-12-02'),
    recadoDaDevolucao(decidida, '2026-12-16'),
    recadoDaDevolucao(feita, '2026-12-16'),
    recadoDaDevolucao(desfeita, '2026-12-16'),
  ].map((dito) => dito.replaceAll('\u00a0', ' '));
  expect(ditos).toEqual([
    'Vamos devolver R$ 700,80 a você até 15/12/2026. O valor volta para a conta de onde saiu o Pix. Avisamos quando estiver feito.',
    'Vamos devolver R$ 700,80 a você até 15/12/2026. A nossa equipe fala com você para combinar a conta. Avisamos quando estiver feito.',
    'Íamos devolver R$ 700,80 a você até 15/12/2026, e ainda não devolvemos. Fale com a nossa central.',
    'Devolvemos R$ 700,80 a você em 04/12/2026.',
    'A devolução de R$ 700,80 não pôde ser feita. O valor voltou a ser crédito seu; fale com a nossa central.',
  ]);
});

it('tells the desk until when, or when', () => {
  expect(
    [{ ...decidida, estado: 'pedida' as const }, decidida, feita, desfeita].map(situacaoDaDevolucao),
  ).toEqual([
    'Pedida ao provedor de pagamento, até 15/12/2026',
    'A transferir até 15/12/2026',
    'Feita em 04/12/2026',
    'Não pôde ser feita (04/12/2026)',
  ]);
});
