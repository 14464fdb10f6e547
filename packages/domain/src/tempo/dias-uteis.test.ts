import { expect, it } from 'vitest';
import { dataEmSaoPaulo } from './data.ts';
import { isDiaUtil, somarDiasUteis } from './dias-uteis.ts';

it.each([
  ['a common week', '2026-11-23', 1, '2026-11-24'],
  ['over the weekend', '2026-11-27', 1, '2026-11-30'],
  ['from a Saturday', '2026-11-28', 1, '2026-11-30'],
  ['over Carnival, from Friday to Ash Wednesday', '2026-02-13', 1, '2026-02-18'],
  ['over Good Friday', '2026-04-02', 1, '2026-04-06'],
  ['over Christmas and the new year', '2026-12-24', 6, '2027-01-05'],
  ['over a holiday on a Sunday', '2026-11-13', 1, '2026-11-16'],
  ['none', '2026-11-28', 0, '2026-11-28'],
])('%s: from %s, %i working days end on %s', (_, de, dias, ate) => {
  expect(dataEmSaoPaulo(somarDiasUteis(new Date(`${de}T15:00:00-03:00`), dias))).toBe(ate);
});

it('goes by the day in São Paulo, where a late evening is not tomorrow yet', () => {
  const sextaTarde = new Date('2026-11-27T23:30:00-03:00');
  expect(dataEmSaoPaulo(somarDiasUteis(sextaTarde, 1))).toBe('2026-11-30');
});

it.each([
  ['2026-11-20', false],
  ['2026-11-23', true],
])('%s is a working day: %s', (data, esperado) => {
  expect(isDiaUtil(data)).toBe(esperado);
});
