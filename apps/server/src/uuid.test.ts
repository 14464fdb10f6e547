import { expect, test } from 'vitest';
import { isUuid, uuidEm } from './uuid.ts';

const ID = '3f2b8c1e-9d4a-4b6f-8e21-0c5d7a9b1e33';

test.each([
  [ID, true],
  [ID.toUpperCase(), false],
  [`${ID}0`, false],
  [` ${ID}`, false],
  [ID.replaceAll('-', ''), false],
  ['', false],
])('%s is a whole id: %s', (texto, sim) => {
  expect(isUuid(texto)).toBe(sim);
});

test('an id is found inside a text', () => {
  expect(uuidEm(`<mensagem-${ID}@credito.example>`)).toBe(ID);
  expect(uuidEm('<mensagem@credito.example>')).toBeNull();
});
