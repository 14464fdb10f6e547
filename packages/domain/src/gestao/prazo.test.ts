import { expect, it } from 'vitest';
import { prazoNaFila } from './prazo.ts';

// Ten in the morning in São Paulo, a Monday.
const AGORA = new Date('2026-11-30T13:00:00Z');

it.each([
  ['2026-11-30T20:00:00Z', 'Hoje', 'hoje'],
  ['2026-12-01T13:00:00Z', 'Amanhã', 'depois'],
  ['2026-12-04T13:00:00Z', '04/12/2026', 'depois'],
  ['2026-11-30T12:00:00Z', 'Venceu hoje', 'vencido'],
  ['2026-11-29T20:00:00Z', 'Vencido há 1 dia', 'vencido'],
  ['2026-11-20T13:00:00Z', 'Vencido há 10 dias', 'vencido'],
  // Still the same day in São Paulo.
  ['2026-12-01T02:30:00Z', 'Hoje', 'hoje'],
])('what is due at %s is said as %s', (prazo, texto, situacao) => {
  expect(prazoNaFila(new Date(prazo), AGORA)).toEqual({ texto, situacao });
});
