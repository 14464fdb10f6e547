import { expect, it } from 'vitest';
import { isFeriado, pascoa } from './feriados.ts';

it.each([
  [1961, '1961-04-02'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (ano, esperada) => {
  expect(pascoa(ano)).toBe(esperada);
});

it.each([
  ['2026-01-01', true, 'Confraternização Universal'],
  ['2026-02-16', true, 'Carnival Monday'],
  ['2026-02-17', true, 'Carnival Tuesday'],
  ['2026-02-18', false, 'Ash Wednesday'],
  ['2026-04-03', true, 'Good Friday'],
  ['2026-04-06', false, 'the Monday after Easter'],
  ['2026-04-21', true, 'Tiradentes'],
  ['2026-05-01', true, 'Labour Day'],
  ['2026-06-04', true, 'Corpus Christi'],
  ['2026-09-07', true, 'Independence'],
  ['2026-10-12', true, 'Nossa Senhora Aparecida'],
  ['2026-11-02', true, 'Finados'],
  ['2026-11-15', true, 'Proclamation of the Republic'],
  ['2026-11-20', true, 'Consciência Negra'],
  ['2023-11-20', false, 'Consciência Negra before it was national'],
  ['2026-12-25', true, 'Christmas'],
  ['2026-12-24', false, 'Christmas Eve'],
  ['2026-07-09', false, 'a holiday of one state only'],
])('%s: %s (%s)', (data, esperado) => {
  expect(isFeriado(data)).toBe(esperado);
});
