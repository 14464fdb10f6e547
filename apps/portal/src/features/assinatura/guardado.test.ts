import { describe, expect, it } from 'vitest';
import { entradaDoLink } from './guardado.ts';

const AGORA = Date.parse('2026-11-30T12:00:00.000Z');
const entrada = { passe: 'passe', expiraEm: '2026-11-30T12:30:00.000Z' };

describe('the pass that a tab has kept', () => {
  it.each([
    ['of this link, while it is good', { segredo: 'a', entrada }, 'a', AGORA, entrada],
    ['of this link, when its hour is over', { segredo: 'a', entrada }, 'a', AGORA + 1_800_000, null],
    ['of another link', { segredo: 'b', entrada }, 'a', AGORA, null],
    ['that was never given', { segredo: 'a', entrada: null }, 'a', AGORA, null],
    ['of nothing', null, 'a', AGORA, null],
  ] as const)('%s', (_, guardado, segredo, agora, esperada) => {
    expect(entradaDoLink(guardado, segredo, agora)).toEqual(esperada);
  });
});
