import { expect, it } from 'vitest';
import { aindaDevida, assuntoDaMensagem, type FatosDaMensagem } from './ainda-devida.ts';
import type { NomeDeModelo } from './modelos.ts';

const TUDO: FatosDaMensagem = {
  sigla: 'PDBF',
  conviteVale: true,
  conviteDeContrato: false,
  fiadorEsta: true,
  conclusaoFalta: true,
  regimeEspera: true,
  contrato: 'DIS',
  assinaturaFalta: true,
  atualizacaoFalta: true,
};

it.each<[NomeDeModelo, Partial<FatosDaMensagem>, boolean]>([
  ['fiador-convite', {}, true],
  ['fiador-convite', { conviteVale: false }, false],
  ['fiador-convite', { sigla: 'A' }, false],
  ['fiador-convite', { sigla: 'A', conviteDeContrato: true }, true],
  ['fiador-convite', { conviteVale: false, conviteDeContrato: true }, false],
  ['fiador-convite', { sigla: 'CAN' }, false],
  ['fiador-lembrete', { conviteVale: false }, false],
  ['fiador-oferecer-troca', { conviteVale: false }, false],
  ['fiador-aceitou', { fiadorEsta: false }, false],
  ['fiador-desconvidado', { conviteVale: false, fiadorEsta: false, sigla: 'CAN' }, true],
  ['fiador-por-concluir', {}, true],
  ['fiador-por-concluir', { conclusaoFalta: false }, false],
  ['fiador-respondeu', { sigla: 'PADC' }, false],
  ['solicitacao-parada', { sigla: 'PADC' }, false],
  ['solicitacao-parada', { sigla: 'PDC' }, true],
  ['correcao-nao-enviada', { sigla: 'RDC' }, true],
  ['correcao-nao-enviada', { sigla: 'PADC' }, false],
  ['responsavel-autorizacao', { sigla: 'CAN' }, false],
  ['fiador-regime-de-bens', { sigla: 'A', regimeEspera: false }, false],
  ['contrato-disponivel', { sigla: 'A', contrato: 'CAN' }, false],
  ['contrato-disponivel', { sigla: 'A', contrato: 'DIS' }, true],
  ['assinatura-lembrete', { assinaturaFalta: false }, false],
  ['atualizacao-lembrete', { atualizacaoFalta: false }, false],
  ['atualizacao-fiador', { sigla: null }, true],
  ['atualizacao-fiador-de-novo', { atualizacaoFalta: false }, false],
  ['assinatura-convite', {}, true],
  ['codigo-de-verificacao', { sigla: null, conviteVale: false, fiadorEsta: false, contrato: null }, true],
])('%s, where %o: still due is %s', (modelo, fatos, devida) => {
  expect(aindaDevida(modelo, { ...TUDO, ...fatos })).toBe(devida);
});

it('older messages are about what they are', () => {
  expect(assuntoDaMensagem('um-modelo-de-antes')).toBeNull();
});
