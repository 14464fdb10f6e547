import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  erroDoNome,
  isNomeCompleto,
  MENSAGEM_NOME_INVALIDO,
  MENSAGEM_NOME_LONGO,
  MENSAGEM_NOME_OBRIGATORIO,
  mesmoNome,
  nomeSchema,
  normalizarNome,
  primeiroNome,
} from './nome.ts';

describe('a name', () => {
  it.each(['\u0027', '\u2019', '\u2018', '\u00B4'])(
    'with the apostrophe %j is stored with the straight one',
    (apostrofo) => {
      const nome = `Marina d${apostrofo}Ávila Sant${apostrofo}Anna`;
      expect(z.parse(nomeSchema, nome)).toBe("Marina d'Ávila Sant'Anna");
      expect(mesmoNome(nome, "MARINA D'AVILA SANT'ANNA")).toBe(true);
    },
  );

  it.each(['Ana Lúcia e Silva', 'João P. de Sá', 'Íris Ó Nunes', 'Maria-Clara Dias', 'Wiratni'])(
    '%s is accepted as it is',
    (nome) => {
      expect(erroDoNome(nome)).toBeNull();
      expect(normalizarNome(nome)).toBe(nome);
    },
  );

  it.each([
    ['Dr.João Sá', 'Dr. João Sá'],
    ['www.golpe.com Silva', 'www. golpe. com Silva'],
    ['J.R. Reis', 'J.R. Reis'],
    ['Maria S.Silva', 'Maria S.Silva'],
  ])('%s is kept as %s, so that no message carries it as a link', (texto, nome) => {
    expect(normalizarNome(texto)).toBe(nome);
    expect(erroDoNome(texto)).toBeNull();
  });

  it('written with combining accents becomes the usual form', () => {
    const decomposto = 'José Conceição'.normalize('NFD');
    expect(decomposto).toHaveLength(17);
    expect(normalizarNome(decomposto)).toHaveLength(14);
    expect(mesmoNome(decomposto, 'José Conceição')).toBe(true);
  });

  it.each([
    ['', MENSAGEM_NOME_OBRIGATORIO],
    ['   ', MENSAGEM_NOME_OBRIGATORIO],
    ['4na Lima', MENSAGEM_NOME_INVALIDO],
    ["'Ana", MENSAGEM_NOME_INVALIDO],
    ['Ana <b>', MENSAGEM_NOME_INVALIDO],
    ['Ana\u0000Lima', MENSAGEM_NOME_INVALIDO],
    ['A'.repeat(61), MENSAGEM_NOME_LONGO],
  ])('%j is refused with its own message', (texto, mensagem) => {
    expect(erroDoNome(texto)).toBe(mensagem);
  });

  it('has at most 60 letters', () => {
    expect(erroDoNome('A'.repeat(60))).toBeNull();
  });

  it.each([
    ['Ana  Lima', 'ana lima', true],
    ['Ána Lima', 'Ana Lima', true],
    ['Ana Lima', 'Ana Lima Reis', false],
  ])('%s and %s are the same person by name: %s', (a, b, iguais) => {
    expect(mesmoNome(a, b)).toBe(iguais);
  });

  it('is full with two words', () => {
    expect(isNomeCompleto('Wiratni')).toBe(false);
    expect(isNomeCompleto(' Ana  Lima ')).toBe(true);
    expect(primeiroNome(' Ana  Lima ')).toBe('Ana');
  });

  it.each(['\u2028', '\u2029', '\t', '\n', '\u0085'])('devices 7: with %j inside is refused', (sinal) => {
    expect(erroDoNome(`Ana${sinal}Lima`)).toBe(MENSAGEM_NOME_INVALIDO);
    expect(nomeSchema.safeParse(`Ana${sinal}Lima`).success).toBe(false);
  });

  it.each([' ', '\u00A0', '\u3000', '  '])('devices 7: with the space %j has one plain space', (espaco) => {
    expect(normalizarNome(`Ana${espaco}Lima`)).toBe('Ana Lima');
  });

  it('devices 7: of a document, over two lines, is the same', () => {
    expect(mesmoNome('ANA\nLIMA', 'Ana Lima')).toBe(true);
  });
});
