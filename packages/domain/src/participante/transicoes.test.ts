import { describe, expect, it } from 'vitest';
import {
  ACOES_DA_PARTE,
  ESTADOS_DA_PARTE,
  parteTerminada,
  setasDaParte,
  statusCom,
  transitarParte,
} from './transicoes.ts';

const destino = (...pedido: Parameters<typeof transitarParte>) => {
  const resultado = transitarParte(...pedido);
  if (!resultado.ok) return resultado.recusa;
  const { statusPreenchimento, statusAnalise } = resultado.destino;
  return `${statusPreenchimento} ${statusAnalise ?? '-'}`;
};

describe('the states of a part', () => {
  it.each([
    ['EM_PREENCHIMENTO', 'entregar', 'sistema', 'fiador', 'AGUARDANDO_ANALISE -'],
    ['EM_PREENCHIMENTO', 'concluirParte', 'dono', 'fiador', 'AGUARDANDO_ANALISE -'],
    ['AGUARDANDO_ANALISE', 'aprovar', 'analista', 'estudante', 'APROVADO A'],
    ['AGUARDANDO_ANALISE', 'devolver', 'analista', 'estudante', 'REPROVADO_DADOS_COMPLEMENTARES R'],
    ['AGUARDANDO_ANALISE', 'devolver', 'analista', 'fiador2', 'REPROVADO R'],
    ['REPROVADO', 'enviarCorrecao', 'dono', 'fiador', 'AGUARDANDO_ANALISE N'],
    ['AGUARDANDO_ANALISE', 'reabrir', 'dono', 'estudante', 'REPROVADO_DADOS_COMPLEMENTARES R'],
    ['REPROVADO', 'trocarPreenchedor', 'estudante', 'fiador', 'EM_PREENCHIMENTO -'],
    ['APROVADO', 'devolver', 'analista', 'fiador', 'REPROVADO R'],
    // What was approved is not handed in again.
    ['APROVADO', 'entregar', 'sistema', 'estudante', 'estado-nao-permite'],
    // Nobody judges what nobody handed in.
    ['EM_PREENCHIMENTO', 'aprovar', 'analista', 'estudante', 'estado-nao-permite'],
    ['REPROVADO', 'aprovar', 'analista', 'estudante', 'estado-nao-permite'],
    ['AGUARDANDO_ANALISE', 'aprovar', 'dono', 'estudante', 'papel-nao-permite'],
  ] as const)('%s, %s by %s for the %s: %s', (estado, acao, ator, tipoPessoa, esperado) => {
    expect(destino(estado, acao, ator, { tipoPessoa })).toBe(esperado);
  });

  it('are all reached, and every one can be left', () => {
    const setas = setasDaParte();
    for (const estado of ESTADOS_DA_PARTE) {
      expect(
        setas.some(({ de }) => de === estado),
        estado,
      ).toBe(true);
      expect(
        setas.some(({ para }) => para === estado),
        estado,
      ).toBe(true);
    }
    expect(new Set(setas.map(({ acao }) => acao))).toEqual(new Set(ACOES_DA_PARTE));
  });

  it('have two words for what is refused', () => {
    expect(statusCom('entregar')).toEqual([
      'EM_PREENCHIMENTO',
      'AGUARDANDO_ANALISE',
      'REPROVADO',
      'REPROVADO_DADOS_COMPLEMENTARES',
    ]);
  });
});

describe('a part is done', () => {
  it.each([
    ['EM_PREENCHIMENTO', false],
    ['AGUARDANDO_ANALISE', true],
    ['APROVADO', true],
    ['REPROVADO', false],
    ['REPROVADO_DADOS_COMPLEMENTARES', false],
    [null, false],
  ] as const)('%s: %s', (status, terminada) => {
    expect(parteTerminada(status)).toBe(terminada);
  });
});
