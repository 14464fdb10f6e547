import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dispensarComunicado, lerDispensados } from './dispensados.ts';

const guardado = new Map<string, string>();

beforeEach(() => {
  guardado.clear();
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => guardado.set(chave, valor),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('what was put away stays away while it is announced, and is forgotten afterwards', () => {
  dispensarComunicado('a', ['a', 'b']);
  expect(dispensarComunicado('b', ['a', 'b'])).toEqual(['a', 'b']);
  expect(lerDispensados()).toEqual(['a', 'b']);
  expect(dispensarComunicado('c', ['b', 'c'])).toEqual(['b', 'c']);
});

it.each(['{', '"a"', '[1, null]'])('shows everything when the device keeps %s', (texto) => {
  guardado.set('comunicados-dispensados', texto);
  expect(lerDispensados()).toEqual([]);
});

it('what was read is not what was put away', () => {
  dispensarComunicado('a', [], 'comunicados-lidos');
  expect(lerDispensados('comunicados-lidos')).toEqual(['a']);
  expect(lerDispensados()).toEqual([]);
});

it('a device that keeps nothing puts away for this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(dispensarComunicado('a', ['a'])).toEqual(['a']);
});
