import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decidirPasso, decidirPassos } from './decisao.ts';
import type { ContextoDeWizard, Passo } from './plano.ts';

const CIDADE: Passo = {
  id: 'cidade',
  titulo: 'Onde você mora?',
  forma: 'formulario',
  quando: ({ respostas }) => respostas.pais !== 'outro',
  campos: [
    { nome: 'pais', rotulo: 'País', tipo: 'texto' },
    { nome: 'cidade', rotulo: 'Cidade', tipo: 'texto' },
  ],
  schema: z.object({
    pais: z.optional(z.string()),
    cidade: z.string().check(z.trim(), z.minLength(2, 'Informe a cidade.')),
  }),
};

const com = (respostas: Record<string, unknown>): ContextoDeWizard => ({ respostas, documentos: [] });

describe('a decision on one step of any plan', () => {
  it('names what differs from what is stored, in its stored form', () => {
    expect(decidirPasso(CIDADE, com({ cidade: 'Belém' }), { cidade: '  Natal ' })).toEqual({
      tipo: 'aceita',
      mudancas: { cidade: 'Natal' },
    });
    expect(decidirPasso(CIDADE, com({ cidade: 'Natal' }), { cidade: ' Natal' })).toEqual({
      tipo: 'aceita',
      mudancas: {},
    });
  });

  it('says what is wrong, also of answers that were stored before', () => {
    const falta = { tipo: 'recusada', erros: [{ campo: 'cidade', mensagem: 'Informe a cidade.' }] };
    expect(decidirPasso(CIDADE, com({}), { cidade: 'N' })).toEqual(falta);
    expect(decidirPasso(CIDADE, com({ cidade: 'N' }), { pais: 'Brasil' })).toEqual(falta);
  });

  it('takes no field of another step', () => {
    expect(decidirPasso(CIDADE, com({ cidade: 'Natal' }), { cep: '59000-000' })).toMatchObject({
      tipo: 'recusada',
      erros: [{ campo: 'cep' }],
    });
  });

  it('knows a step that the answers do not lead to', () => {
    expect(decidirPasso(CIDADE, com({ pais: 'outro' }), { cidade: 'Lima' })).toEqual({
      tipo: 'desatualizada',
    });
  });
});

describe('a decision on steps that are stored at once', () => {
  const NUMERO: Passo = {
    ...CIDADE,
    id: 'numero',
    campos: [{ nome: 'numero', rotulo: 'Número', tipo: 'texto' }],
    schema: z.object({ numero: z.string('Informe o número.') }),
  };

  it('gives all of their answers, and nothing beside them', () => {
    const contexto = com({ cidade: ' Natal', numero: '10', outra: 'x' });
    expect(decidirPassos([CIDADE, NUMERO], contexto)).toEqual({
      tipo: 'aceita',
      mudancas: { cidade: 'Natal', numero: '10' },
    });
  });

  it('says everything that is wrong', () => {
    expect(decidirPassos([CIDADE, NUMERO], com({ cidade: '' }))).toMatchObject({
      tipo: 'recusada',
      erros: [{ campo: 'cidade' }, { campo: 'numero' }],
    });
  });
});
