import { beforeEach, expect, it, vi } from 'vitest';
import { lembrarOrigem, tomarOrigem } from './origem.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '?a=1' } });
  tomarOrigem(null);
});

it('leads the same person back to where the session ended', () => {
  lembrarOrigem('/cancelamento-solicitacao', 'joana');
  expect(tomarOrigem('joana')).toBe('/cancelamento-solicitacao?a=1');
  expect(tomarOrigem('joana')).toBeNull();
});

it('leads nobody else there, and is forgotten (fidelity, portal 7)', () => {
  lembrarOrigem('/cancelamento-solicitacao', 'joana');
  // The page that closes says it too, without knowing whose it was.
  lembrarOrigem('/cancelamento-solicitacao', null);
  expect(tomarOrigem('bruno')).toBeNull();
  expect(tomarOrigem('joana')).toBeNull();
});

it('is anybody’s who opened a link without being logged in', () => {
  lembrarOrigem('/perfil', null);
  expect(tomarOrigem('bruno')).toBe('/perfil?a=1');
});
