import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Sigla } from '../solicitacao/estados.ts';
import {
  aguardaDepoisDe,
  assuntosDaPendencia,
  type LadoDaConversa,
  marcasDaConversa,
  recusaDeEscrever,
  textoDaMensagemSchema,
} from './conversa.ts';

const da = (autor: LadoDaConversa, lida = false) => ({ autor, lida });

it.each([
  ['nothing was written', [], null, 'equipe', { naoLidas: 0, respostaDevida: false }],
  ['the person asked', [da('pessoa')], 'equipe', 'equipe', { naoLidas: 1, respostaDevida: true }],
  ['the person asked', [da('pessoa')], 'equipe', 'pessoa', { naoLidas: 0, respostaDevida: false }],
  ['read, not answered', [da('pessoa', true)], 'equipe', 'equipe', { naoLidas: 0, respostaDevida: true }],
  ['told', [da('pessoa', true), da('equipe')], null, 'pessoa', { naoLidas: 1, respostaDevida: false }],
  [
    'asked back',
    [da('pessoa', true), da('equipe')],
    'pessoa',
    'pessoa',
    { naoLidas: 1, respostaDevida: true },
  ],
] as const)('%s: the marks of the %#th', (_, mensagens, aguarda, leitor, marcas) => {
  expect(marcasDaConversa({ mensagens, aguarda }, leitor)).toEqual(marcas);
});

it.each([
  ['pessoa', false, 'equipe'],
  ['equipe', true, 'pessoa'],
  ['equipe', false, null],
] as const)('after %s wrote (answer asked for: %s) %s owes one', (autor, pede, quem) => {
  expect(aguardaDepoisDe(autor, pede)).toBe(quem);
});

it.each<[Sigla, boolean, boolean, string | null]>([
  ['RDC', true, false, null],
  ['RAF', true, false, null],
  ['RDC', false, false, 'sem-pendencia'],
  ['PADC', true, false, 'sem-pendencia'],
  ['PADC', false, true, null],
  ['PDC', false, false, 'encerrada'],
  ['REP', false, true, 'encerrada'],
  ['A', false, true, 'encerrada'],
])('in %s with a pendency %s and a conversation %s: %s', (sigla, comPendencia, jaConversam, recusa) => {
  expect(recusaDeEscrever({ sigla, comPendencia, jaConversam })).toBe(recusa);
});

it('has a subject for the data and one for each refused document', () => {
  expect(
    assuntosDaPendencia({
      motivos: [{}],
      dadosACorrigir: false,
      grupos: [{ field: 'RG' }, { field: 'SELFIE' }],
    }),
  ).toEqual(['DADOS', 'RG', 'SELFIE']);
  expect(assuntosDaPendencia({ motivos: [], dadosACorrigir: false, grupos: [] })).toEqual([]);
});

it.each([
  ['  ', false],
  ['Posso enviar a conta de luz?', true],
  ['x'.repeat(2_001), false],
])('%j is a message: %s', (texto, vale) => {
  expect(z.safeParse(textoDaMensagemSchema, texto).success).toBe(vale);
});
