import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  erroDaResposta,
  type FatosDoRecurso,
  podeAvaliarRecurso,
  prazoDaResposta,
  prazoDoRecurso,
  recusaDoRecurso,
  textoDoRecursoSchema,
} from './recurso.ts';

const DECIDIDA = new Date('2026-11-01T15:00:00Z');
const AGORA = new Date('2026-11-20T15:00:00Z');
const REPROVADA: FatosDoRecurso = {
  sigla: 'REP',
  decididaEm: DECIDIDA,
  recurso: null,
  temOutraSolicitacao: false,
};

describe('who may contest', () => {
  it.each<[string, Partial<FatosDoRecurso>, string | null]>([
    ['a final refusal', {}, null],
    ["the institution's refusal", { sigla: 'RIES' }, null],
    ['with a draft', { recurso: 'rascunho' }, null],
    ['sent already', { recurso: 'enviado' }, 'ja-contestada'],
    ['kept already', { recurso: 'mantido' }, 'ja-contestada'],
    ['accepted and refused again', { recurso: 'aceito' }, 'ja-contestada'],
    ['accepted and under analysis', { sigla: 'PADC', recurso: 'aceito', decididaEm: null }, 'ja-contestada'],
    ['a correctable refusal', { sigla: 'RDC', decididaEm: null }, 'nao-e-final'],
    ['an approval', { sigla: 'A' }, 'nao-e-final'],
    ['after another request was begun', { temOutraSolicitacao: true }, 'outra-solicitacao'],
  ])('%s', (_, alteracoes, recusa) => {
    expect(recusaDoRecurso({ ...REPROVADA, ...alteracoes }, AGORA)).toBe(recusa);
  });

  it.each([
    // The thirtieth day ends at midnight in São Paulo, three hours behind.
    ['2026-12-02T02:59:59Z', null],
    ['2026-12-02T03:00:00Z', 'fora-do-prazo'],
  ])('at %s: %s', (agora, recusa) => {
    expect(recusaDoRecurso(REPROVADA, new Date(agora))).toBe(recusa);
  });

  it('has its days written as dates', () => {
    expect(prazoDoRecurso(DECIDIDA)).toBe('2026-12-01');
    expect(prazoDaResposta(AGORA)).toBe('2026-12-05');
  });
});

it('is looked at by nobody who took part in the refusal', () => {
  expect(podeAvaliarRecurso('a', ['a', 'b'])).toBe(false);
  expect(podeAvaliarRecurso('b', ['a', 'b'])).toBe(false);
  expect(podeAvaliarRecurso('c', ['a', 'b'])).toBe(true);
});

it.each([
  ['', false],
  [' '.repeat(60), false],
  ['Minha renda foi lida errado.', false],
  ['A renda do meu fiador foi lida de um mês só.', true],
  ['x'.repeat(3_000), true],
  ['x'.repeat(3_001), false],
])('%j is a text of an appeal: %s', (texto, vale) => {
  expect(z.safeParse(textoDoRecursoSchema, texto).success).toBe(vale);
});

it.each([
  ['manter', '', true],
  ['manter', 'Não.', true],
  ['manter', 'Os documentos enviados não mudam a renda comprovada.', false],
  ['aceitar', '', false],
  ['aceitar', 'x'.repeat(2_001), true],
] as const)('%s with %j has an error: %s', (decisao, texto, tem) => {
  expect(erroDaResposta(decisao, texto) !== null).toBe(tem);
});
