import { expect, test } from 'vitest';
import { relogioDoSistema, relogioParado } from './relogio.ts';

test('a stopped clock shows the same instant until it is moved', () => {
  const relogio = relogioParado('2026-03-10T12:00:00Z');
  expect(relogio.agora().toISOString()).toBe('2026-03-10T12:00:00.000Z');
  relogio.avancar({ dias: 1, horas: 2, minutos: 3, segundos: 4, milissegundos: 5 });
  expect(relogio.agora().toISOString()).toBe('2026-03-11T14:03:04.005Z');
});

test('changing a date that the clock gave out does not change the clock', () => {
  const relogio = relogioParado('2026-03-10T12:00:00Z');
  relogio.agora().setUTCFullYear(1999);
  expect(relogio.agora().getUTCFullYear()).toBe(2026);
});

test('a stopped clock refuses what is not an instant', () => {
  expect(() => relogioParado('ontem')).toThrow(RangeError);
});

test('the system clock moves with the machine', () => {
  const antes = Date.now();
  const agora = relogioDoSistema.agora().getTime();
  expect(agora).toBeGreaterThanOrEqual(antes);
  expect(agora).toBeLessThanOrEqual(Date.now());
});
