import { expect, it } from 'vitest';
import { marcasDaConversa, podeConversar } from './conversa.ts';

const da = (autor: 'pessoa' | 'equipe', pedeResposta: boolean, lida = false) => ({
  autor,
  pedeResposta,
  lida,
});

it.each([
  ['nothing was written', [], 'equipe', { naoLidas: 0, respostaDevida: false }],
  ['the person asked', [da('pessoa', true)], 'equipe', { naoLidas: 1, respostaDevida: true }],
  ['the person asked', [da('pessoa', true)], 'pessoa', { naoLidas: 0, respostaDevida: false }],
  ['read, not answered', [da('pessoa', true, true)], 'equipe', { naoLidas: 0, respostaDevida: true }],
  [
    'the team told',
    [da('pessoa', true, true), da('equipe', false)],
    'pessoa',
    { naoLidas: 1, respostaDevida: false },
  ],
  [
    'the team asked back',
    [da('pessoa', true, true), da('equipe', true)],
    'pessoa',
    { naoLidas: 1, respostaDevida: true },
  ],
  [
    'answered',
    [da('equipe', true, true), da('pessoa', true)],
    'pessoa',
    { naoLidas: 0, respostaDevida: false },
  ],
] as const)('%s: the marks of the %#th', (_, mensagens, leitor, marcas) => {
  expect(marcasDaConversa(mensagens, leitor)).toEqual(marcas);
});

it.each([
  ['RDC', true],
  ['RAF', true],
  ['PADC', true],
  ['REP', false],
  ['PDC', false],
] as const)('in %s people and team may write: %s', (sigla, pode) => {
  expect(podeConversar(sigla)).toBe(pode);
});
