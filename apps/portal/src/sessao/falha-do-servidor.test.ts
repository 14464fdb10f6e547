import { ErroDeApi } from '@credito/api/cliente';
import { expect, it } from 'vitest';
import { falhaDoCodigo, falhaDoServidor } from './falha-do-servidor.ts';

const PROBLEMA = { type: '', title: '', status: 429, message: 'Espere um pouco.', errors: [] };
const dito = (erro: unknown) => (erro as Error).message;

it.each([
  [500, 'Ocorreu um erro ao salvar os dados.'],
  [503, 'Ocorreu um erro ao salvar os dados.'],
  [409, 'Mudou.'],
  [0, 'Mudou.'],
])('fidelity, portal 9, 10 and 15: a %i is told as "%s"', (status, frase) => {
  const erro = new ErroDeApi(status, 'Mudou.', null);
  expect(dito(falhaDoServidor(erro, 'Ocorreu um erro ao salvar os dados.'))).toBe(frase);
});

it('a fault of the page itself is told by no sentence of the server', () => {
  const erro = new TypeError('x');
  expect([falhaDoServidor(erro, 'y'), falhaDoCodigo(erro)]).toEqual([erro, erro]);
});

it.each([
  ['429 with words', new ErroDeApi(429, 'Espere um pouco.', PROBLEMA, 30), 'Espere um pouco.'],
  ['429 without a word', new ErroDeApi(429, 'qualquer', null), 'Ocorreu um erro desconhecido.'],
  [
    '500',
    new ErroDeApi(500, 'x', null),
    'Não foi possível enviar o código de confirmação. Verifique o número digitado.',
  ],
  ['no line', new ErroDeApi(0, 'Sem conexão.', null), 'Sem conexão.'],
])('fidelity, portal 11: a code that could not be sent, %s', (_, erro, frase) => {
  expect(dito(falhaDoCodigo(erro))).toBe(frase);
});
