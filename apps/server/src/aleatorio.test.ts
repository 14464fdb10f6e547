import { expect, test } from 'vitest';
import { aleatorioDoSistema, aleatorioSemeado } from './aleatorio.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each([
  ['the operating system', aleatorioDoSistema],
  ['a seed', aleatorioSemeado('teste')],
])('randomness from %s has the asked length and shape', (_origem, aleatorio) => {
  expect(aleatorio.bytes(0)).toHaveLength(0);
  expect(aleatorio.bytes(33)).toHaveLength(33);
  expect(aleatorio.uuid()).toMatch(UUID_V4);
  expect(aleatorio.digitos(6)).toMatch(/^\d{6}$/);
});

test('codes keep their leading zeros and use all ten digits', () => {
  const codigos = Array.from({ length: 2000 }, () => aleatorioDoSistema.digitos(6));
  expect(codigos.some((codigo) => codigo.startsWith('0'))).toBe(true);
  expect(new Set(codigos.join(''))).toEqual(new Set('0123456789'));
});

test('the operating system never gives the same key twice', () => {
  expect(aleatorioDoSistema.bytes(32).equals(aleatorioDoSistema.bytes(32))).toBe(false);
});

test('the same seed repeats the sequence, and within it no value repeats', () => {
  const sequencia = (semente: string) => {
    const aleatorio = aleatorioSemeado(semente);
    return [aleatorio.uuid(), aleatorio.uuid(), aleatorio.digitos(6), aleatorio.bytes(32).toString('hex')];
  };
  expect(sequencia('a')).toEqual(sequencia('a'));
  expect(sequencia('a')).not.toEqual(sequencia('b'));
  expect(new Set(sequencia('a')).size).toBe(4);
});
