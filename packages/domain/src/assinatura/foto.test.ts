import { describe, expect, it } from 'vitest';
import { fotoValeDesde, situacaoDaFoto } from './foto.ts';

describe('the photo of whoever signs', () => {
  it.each([
    [{ pede: false, temAprovada: false, enviada: false }, null],
    [{ pede: false, temAprovada: false, enviada: true }, null],
    [{ pede: true, temAprovada: true, enviada: false }, null],
    [{ pede: true, temAprovada: false, enviada: false }, 'falta'],
    [{ pede: true, temAprovada: false, enviada: true }, 'enviada'],
  ] as const)('%j: %s', (fatos, situacao) => {
    expect(situacaoDaFoto(fatos)).toBe(situacao);
  });

  it('an approved one is good for twelve months', () => {
    expect(fotoValeDesde('2027-03-10')).toBe('2026-03-10');
  });
});
