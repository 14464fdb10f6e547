import { describe, expect, it, test } from 'vitest';
import { emVezDosMotivos, motivosDoAcontecimento } from './quem-le-os-motivos.ts';

test.each([
  ['reprovar', 'PAF', true],
  ['devolverFiador', 'PAF', true],
  ['aprovarFiador', 'PAF', false],
  ['reprovar', 'PADC', false],
  ['devolverDadosComplementares', 'PADC', false],
  ['reprovarIes', 'PAIES', false],
] as const)('%s at %s: the reasons are the guarantors: %s', (decisao, sigla, delesSo) => {
  expect(emVezDosMotivos(decisao, sigla) !== null).toBe(delesSo);
});

describe('the reasons of an event', () => {
  const guardado = [
    'O fiador tem pendências.',
    { pessoaId: 'a', texto: 'Da primeira.' },
    { pessoaId: 'b', texto: 'Da segunda.' },
    { pessoaId: null, texto: 'De alguém.' },
  ];

  it.each([
    ['estudante', ['O fiador tem pendências.']],
    ['equipe', ['Da primeira.', 'Da segunda.', 'De alguém.']],
    [{ pessoaId: 'a' }, ['Da primeira.']],
    [{ pessoaId: 'c' }, []],
  ] as const)('as read by %j', (leitor, lidos) => {
    expect(motivosDoAcontecimento(guardado, leitor)).toEqual(lidos);
  });

  it('about the student are read by the student and the team alone', () => {
    const doEstudante = ['Falta a sua matrícula.'];
    expect(motivosDoAcontecimento(doEstudante, 'estudante')).toEqual(doEstudante);
    expect(motivosDoAcontecimento(doEstudante, 'equipe')).toEqual(doEstudante);
    expect(motivosDoAcontecimento(doEstudante, { pessoaId: 'a' })).toEqual([]);
    expect(motivosDoAcontecimento(null, 'equipe')).toEqual([]);
  });
});
