import { describe, expect, it } from 'vitest';
import {
  conclusaoDasPendencias,
  conclusaoDoFiador,
  entradaDasPendencias,
  podeGerenciarNaReprovacao,
} from './conclusao.ts';

describe('conclusaoDasPendencias', () => {
  const ESPERA = 'AGUARDANDO_ANALISE';
  it.each([
    // codFiador1, two guarantors, fill status 1, fill status 2, what is concluded, where the student goes
    [false, false, null, null, 'solicitacao', 'situacao'],
    [false, false, 'EM_PREENCHIMENTO', null, 'solicitacao', 'situacao'],
    [false, true, 'REPROVADO', 'EM_PREENCHIMENTO', 'solicitacao', 'situacao'],
    [true, false, ESPERA, null, 'solicitacao', '/status-finalizado'],
    [true, false, 'APROVADO', null, 'solicitacao', '/status-finalizado'],
    [true, false, 'EM_PREENCHIMENTO', null, 'pessoa', '/status-finalizado'],
    [true, false, 'REPROVADO', null, 'pessoa', '/status-finalizado'],
    [true, false, 'REPROVADO_DADOS_COMPLEMENTARES', null, 'pessoa', '/status-finalizado'],
    [true, false, null, null, 'pessoa', '/status-finalizado'],
    [true, true, ESPERA, ESPERA, 'solicitacao', '/status-finalizado'],
    [true, true, 'APROVADO', ESPERA, 'solicitacao', '/status-finalizado'],
    [true, true, ESPERA, 'APROVADO', 'solicitacao', '/status-finalizado'],
    [true, true, 'APROVADO', 'APROVADO', 'solicitacao', '/status-finalizado'],
    [true, true, ESPERA, 'EM_PREENCHIMENTO', 'pessoa', '/status-finalizado'],
    [true, true, 'REPROVADO', 'APROVADO', 'pessoa', '/status-finalizado'],
    [true, true, 'APROVADO', 'EM_PREENCHIMENTO', 'pessoa', '/status-finalizado'],
    [true, true, ESPERA, 'REPROVADO', 'pessoa', '/status-finalizado'],
    [true, true, 'APROVADO', 'REPROVADO_DADOS_COMPLEMENTARES', 'pessoa', '/status-finalizado'],
    [true, true, 'REPROVADO', 'REPROVADO', 'pessoa', '/status-finalizado'],
    [true, true, ESPERA, null, 'pessoa', '/status-finalizado'],
    [true, true, null, ESPERA, 'pessoa', '/status-finalizado'],
    [true, true, 'EM_PREENCHIMENTO', 'APROVADO', 'pessoa', '/status-finalizado'],
    [true, true, 'REPROVADO_DADOS_COMPLEMENTARES', ESPERA, 'pessoa', '/status-finalizado'],
    [true, false, ESPERA, 'REPROVADO', 'solicitacao', '/status-finalizado'],
  ] as const)(
    'code %s, two %s, fills %s and %s: concludes the %s and goes to %s',
    (codFiador1, doisFiadores, primeiro, segundo, concluir, destino) => {
      expect(
        conclusaoDasPendencias({
          codFiador1,
          doisFiadores,
          statusPreenchimentoFiador: primeiro,
          statusPreenchimentoFiador2: segundo,
        }),
      ).toEqual({ concluir, destino });
    },
  );
});

describe('conclusaoDoFiador', () => {
  it.each([
    ['R', null, 'so-fiador'],
    ['N', 'R', 'so-fiador'],
    ['R', 'R', 'so-fiador'],
    ['A', 'R', 'so-fiador'],
    ['N', null, 'solicitacao'],
    ['N', 'A', 'solicitacao'],
    ['A', 'N', 'solicitacao'],
    ['R', 'A', 'so-fiador'],
    ['R', 'N', 'so-fiador'],
    ['A', null, 'solicitacao'],
    ['N', 'N', 'solicitacao'],
    ['A', 'A', 'solicitacao'],
    [null, null, 'solicitacao'],
  ] as const)('guarantors %s and %s: %s', (statusFiador, statusFiador2, esperado) => {
    expect(conclusaoDoFiador({ statusFiador, statusFiador2 })).toBe(esperado);
  });
});

it.each([
  [0, '/pendencias'],
  [1, '/selecao-de-fiador'],
  [2, '/selecao-de-fiador'],
] as const)('%i rejected guarantors lead to %s', (reprovados, pagina) => {
  expect(entradaDasPendencias(reprovados)).toBe(pagina);
});

it.each([
  ['RDC', false, true],
  ['RAF', false, true],
  ['RDC', true, false],
  ['REP', false, false],
  ['RIES', false, false],
  ['PADC', false, false],
] as const)(
  'in %s (without guarantors: %s) they are managed from the rejected page: %s',
  (sigla, sem, pode) => {
    expect(podeGerenciarNaReprovacao(sigla, sem)).toBe(pode);
  },
);
