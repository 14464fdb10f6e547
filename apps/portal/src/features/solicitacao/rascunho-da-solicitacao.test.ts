import { expect, it } from 'vitest';
import { comOSimulado } from './rascunho-da-solicitacao.ts';

const SIMULADO = { grau: 'GRADUACAO', instituicaoId: 100, bolsaId: 500, percentual: 45 } as const;
const ESCOLHIDO = { grau: 'GRADUACAO', instituicaoId: 100, bolsaId: 500, percentualSolicitado: 45 };

it.each([
  ['begins a request', {}, ESCOLHIDO],
  [
    'keeps who asks, and the course of the same programme',
    { responsavelSolicitacao: 'E', bolsaId: 500, campusId: 1, cursoId: 2, percentualSolicitado: 30 },
    { responsavelSolicitacao: 'E', campusId: 1, cursoId: 2, ...ESCOLHIDO },
  ],
  [
    'takes the place of another programme, with its course',
    { responsavelSolicitacao: 'E', grau: 'POS', bolsaId: 501, campusId: 1, cursoId: 2 },
    { responsavelSolicitacao: 'E', ...ESCOLHIDO },
  ],
])('a simulation %s', (_, respostas, esperadas) => {
  expect(comOSimulado(respostas, SIMULADO)).toEqual(esperadas);
});
