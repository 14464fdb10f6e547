import { describe, expect, it } from 'vitest';
import { estadoNaAlteracao, TITULO_NA_ALTERACAO } from '../alteracao/acontecimentos.ts';
import { estadoDoAcontecimento, TITULO_DO_ACONTECIMENTO } from './acontecimentos.ts';

const chaves = <C extends string>(titulos: Readonly<Record<C, string>>) => Object.keys(titulos) as C[];

describe('what happened is marked', () => {
  it('as no success where a contract was refused, or ended before its time', () => {
    const recusados = chaves(TITULO_DO_ACONTECIMENTO).filter(
      (acao) => estadoDoAcontecimento(acao) === 'recusado',
    );
    expect(recusados.map((acao) => TITULO_DO_ACONTECIMENTO[acao])).toEqual([
      'Proposta de efetivação não confirmada',
      'Proposta de liquidação não confirmada',
      'Proposta de baixa não confirmada',
      'Assinatura recusada',
      'Prazo de assinatura terminado',
      'Desistência',
      'Contrato não aprovado',
      'Contrato encerrado sem quitação',
      'Contrato cancelado',
      'Contrato cancelado com o fim do curso',
    ]);
  });

  it('and an alteration by the same measure', () => {
    const recusados = chaves(TITULO_NA_ALTERACAO).filter((acao) => estadoNaAlteracao(acao) === 'recusado');
    expect(recusados).toEqual([
      'naoConfirmar',
      'recusarConvite',
      'negar',
      'retirar',
      'recusarAssinatura',
      'vencer',
      'reprovar',
      'encerrar',
      'cancelar',
    ]);
  });
});
