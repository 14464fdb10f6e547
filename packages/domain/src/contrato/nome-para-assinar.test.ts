import { expect, test } from 'vitest';
import { nomeDoAditivo, nomeDoContrato } from './nome-para-assinar.ts';

const partes = [
  { papel: 'fiador', nome: 'Walter Alencar' },
  { papel: 'estudante', nome: 'Valéria Souza Prado' },
];

test('a document to sign is called by its number and by the first name of the student alone', () => {
  expect(nomeDoContrato('000155', partes)).toBe('o contrato 000155 de Valéria');
  expect(nomeDoAditivo('2', '000155', partes)).toBe('o aditivo 2 ao contrato 000155 de Valéria');
});
