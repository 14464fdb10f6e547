import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enderecoSchema } from '../endereco/endereco.ts';
import { motivoPorExtenso as recusaPorExtenso } from '../fiador/recusa.ts';
import { registrarMotivos } from '../gestao/motivos.ts';
import { SCHEMAS_DO_PARTICIPANTE } from '../participante/campos.ts';
import { textoDaMensagemSchema } from '../pendencia/conversa.ts';
import { erroDoNome } from '../pessoa/nome.ts';
import { erroDaResposta, textoDoRecursoSchema } from '../recurso/recurso.ts';
import { errosDoCancelamento } from '../solicitacao/cancelamento.ts';
import { caracteresVisiveis, textoLimpo, textoLivre } from './texto-livre.ts';

const INVISIVEIS = [
  ['zero-width space', '\u200B'],
  ['zero-width joiner', '\u200D'],
  ['byte order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['word joiner', '\u2060'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uFFA0'],
  ['Hangul initial filler', '\u115F'],
  ['blank of braille', '\u2800'],
  ['variation selector', '\uFE0F'],
  ['tag', '\u{E0041}'],
  ['direction mark', '\u202E'],
  ['interlinear mark', '\uFFF9'],
  ['bell', '\u0007'],
  ['no-break space', '\u00A0'],
  ['ideographic space', '\u3000'],
  ['line break', '\n'],
  ['next line', '\u0085'],
  ['combining accent without a letter', '\u0301'],
  ['half of a pair', '\uD83D'],
] as const;

describe.each(INVISIVEIS)('%s', (_, invisivel) => {
  const cheio = invisivel.repeat(60);

  it('counts for nothing and is no text', () => {
    expect(caracteresVisiveis(cheio)).toBe(0);
    expect(textoLimpo(cheio)).toBe('');
    expect(caracteresVisiveis(`a${invisivel.repeat(20)}b`)).toBeLessThanOrEqual(3);
  });

  it('fills no field that must be filled in', () => {
    expect(errosDoCancelamento({ motivoId: 9, complemento: cheio })).toHaveLength(1);
    expect(z.safeParse(textoDoRecursoSchema, cheio).success).toBe(false);
    expect(erroDaResposta('manter', cheio)).not.toBeNull();
    expect(z.safeParse(textoDaMensagemSchema, cheio).success).toBe(false);
    expect(registrarMotivos([{ codigo: 'OUTRO', texto: cheio }], 'reprovacao').ok).toBe(false);
    expect(z.safeParse(enderecoSchema.shape.bairro, cheio).success).toBe(false);
    expect(z.safeParse(SCHEMAS_DO_PARTICIPANTE.parentescoResponsavel, invisivel).success).toBe(false);
    expect(recusaPorExtenso({ motivo: 'outro', explicacao: cheio })).toBe('Outro motivo');
    expect(erroDoNome(`${invisivel} ${invisivel}`)).not.toBeNull();
  });
});

it('a letter that nobody sees is no part of a name', () => {
  expect(erroDoNome('Ana\u3164 Lima')).toBe('O nome digitado é inválido.');
});

it.each([
  ['Não  quero\n\nmais', 14],
  ['\u200BOi\u200B', 2],
  ['👩‍👩‍👧', 3],
  ['❤️', 1],
  ['ação', 4],
  ['ac\u0327a\u0303o', 4],
  ['S/N', 3],
  ['日本語', 3],
])('%j has %i characters', (texto, quantos) => {
  expect(caracteresVisiveis(texto)).toBe(quantos);
});

it('what is seen is kept as it was written', () => {
  expect(textoLimpo('  Somos 👩‍👩‍👧 ❤️ \n')).toBe('Somos 👩‍👩‍👧 ❤️');
  expect(textoLimpo('می‌خواهم')).toBe('می‌خواهم');
});

it('each mistake has its sentence, once', () => {
  const schema = textoLivre({ minimo: 3, maximo: 5, curto: 'curto', longo: 'longo' });
  const erros = (valor: unknown) => z.safeParse(schema, valor).error?.issues.map(({ message }) => message);
  expect(erros(undefined)).toEqual(['curto']);
  expect(erros('')).toEqual(['curto']);
  expect(erros('ab\u200B')).toEqual(['curto']);
  expect(erros('abcdef')).toEqual(['longo']);
  expect(z.parse(schema, ' abc ')).toBe('abc');
});
