import { expect, it } from 'vitest';
import { metodosMudados } from './metodos-mudados.ts';

const ORIGINAIS = new Map([
  ['ana', 'email'],
  ['bia', 'whatsapp'],
] as const);

it('names whoever has another way now', () => {
  expect([...metodosMudados(ORIGINAIS, new Map([['ana', 'whatsapp']]))]).toEqual([['ana', 'whatsapp']]);
});

it('forgets whoever goes back to the way of before', () => {
  expect(
    metodosMudados(
      ORIGINAIS,
      new Map([
        ['ana', 'email'],
        ['bia', 'whatsapp'],
      ]),
    ).size,
  ).toBe(0);
});
