import { expect, it } from 'vitest';
import { comOSimulado, maisNovo } from './rascunho-da-solicitacao.ts';

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

const rascunho = (chave: string, em: string | null) => ({ respostas: {}, chave, em });

it.each([
  ['what another device answered since', '2026-11-30T10:00:00Z', '2026-11-30T11:00:00Z', 'conta'],
  ['what was answered here without a line', '2026-11-30T12:00:00Z', '2026-11-30T11:00:00Z', 'aqui'],
  ['the account, where this device does not say when', null, '2026-11-30T11:00:00Z', 'conta'],
])('a draft goes on with %s', (_, daqui, daConta, esperado) => {
  expect(maisNovo(rascunho('aqui', daqui), rascunho('conta', daConta))?.chave).toBe(esperado);
});

it('a draft goes on with the only one that there is', () => {
  expect(maisNovo(null, rascunho('conta', null))?.chave).toBe('conta');
  expect(maisNovo(rascunho('aqui', null), null)?.chave).toBe('aqui');
  expect(maisNovo(null, null)).toBeNull();
});
