import { expect, it } from 'vitest';
import { type FatosDeQuemLe, fiadorLe } from './quem-le.ts';

const NINGUEM = { assina: false, garante: false, assinou: false };

it.each<[string, Partial<FatosDeQuemLe>, boolean]>([
  ['whoever guarantees, what concerns the debt', { garante: true }, true],
  ['whoever guarantees, not the data of others', { garante: true, especie: 'dados' }, false],
  ['whoever leaves, not the data of whoever comes', { garante: true, especie: 'fiador' }, false],
  ['whoever comes, while it is under way', { assina: true, especie: 'fiador' }, true],
  ['whoever comes, not after it came to nothing', { assina: true, especie: 'fiador', fluxo: 'CAN' }, false],
  ['but what they have signed', { assina: true, assinou: true, especie: 'fiador', fluxo: 'CAN' }, true],
  ['whoever stays, also after that', { assina: true, garante: true, especie: 'fiador', fluxo: 'CAN' }, true],
  ['whoever has left the contract since, not after that', { assina: true, fluxo: 'CAN' }, false],
  ['whoever guarantees, what came to nothing of the debt', { garante: true, fluxo: 'CAN' }, true],
])('%s', (_, fatos, le) => {
  expect(fiadorLe({ especie: 'reparcelamento', fluxo: 'DPR', ...NINGUEM, ...fatos })).toBe(le);
});
