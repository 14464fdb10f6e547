import { describe, expect, it } from 'vitest';
import { CONTAS_DO_RAZAO, type LinhaDoRazao } from './contas.ts';
import { movimentosDoLancamento } from './movimentos.ts';

const linha = (conta: LinhaDoRazao['conta'], centavos: number) => ({ conta, centavos });

const emPalavras = (...[tipo, linhas]: Parameters<typeof movimentosDoLancamento>) =>
  movimentosDoLancamento(tipo, linhas).map(({ titulo, centavos }) => [titulo, centavos]);

describe('what an entry did to a debt', () => {
  it('a semester paid to the school is its money and its fee', () => {
    expect(
      emPalavras('repasse', [
        linha('principal', 447_000),
        linha('taxa', 75_096),
        linha('repasses', -447_000),
        linha('receita-de-taxa', -75_096),
      ]),
    ).toEqual([
      ['Mensalidade paga à instituição de ensino', 447_000],
      ['Taxa de administração', 75_096],
    ]);
  });

  it('an early payment is what came in and, beside it, the fee that is not charged', () => {
    expect(
      emPalavras('recebimento', [
        linha('caixa', 60_341),
        linha('desconto', 296),
        linha('principal', -57_000),
        linha('taxa', -3_637),
      ]),
    ).toEqual([
      ['Taxa que não se cobra de quem paga antes', -296],
      ['Pagamento recebido', -60_341],
    ]);
  });

  it('a late payment shows its fine and interest before what came in lowers the debt', () => {
    expect(
      emPalavras('recebimento', [
        linha('caixa', 72_533),
        linha('receita-de-multa', -1_402),
        linha('receita-de-juros', -1_051),
        linha('principal', -70_080),
      ]),
    ).toEqual([
      ['Multa por atraso', 1_402],
      ['Juros de atraso', 1_051],
      ['Pagamento recebido', -72_533],
    ]);
  });

  it('a payment in double changes nothing of the debt and says where it is', () => {
    expect(emPalavras('recebimento', [linha('caixa', 30_822), linha('credito-do-pagador', -30_822)])).toEqual(
      [
        ['Pagamento recebido', -30_822],
        ['Guardado como crédito seu', 30_822],
      ],
    );
    expect(emPalavras('devolucao', [linha('caixa', -30_822), linha('credito-do-pagador', 30_822)])).toEqual([
      ['Devolução a você', 30_822],
      ['Crédito seu separado para a devolução', -30_822],
    ]);
    // The provider did not make it.
    expect(emPalavras('devolucao', [linha('caixa', 30_822), linha('credito-do-pagador', -30_822)])).toEqual([
      ['Devolução que não pôde ser feita', -30_822],
      ['Voltou a ser crédito seu', 30_822],
    ]);
    expect(
      emPalavras('uso-do-credito', [linha('credito-do-pagador', 30_822), linha('principal', -30_822)]),
    ).toEqual([['Crédito seu usado', -30_822]]);
  });

  it('has a place for every account that is not the debt itself', () => {
    const contas = CONTAS_DO_RAZAO.filter((conta) => conta !== 'principal' && conta !== 'taxa');
    const todas = movimentosDoLancamento(
      'ajuste',
      contas.map((conta) => linha(conta, 1)),
    );
    expect(todas.map(({ motivo }) => motivo).sort()).toEqual([...contas].sort());
  });

  it('what moves between instalments alone is no movement of the debt', () => {
    expect(emPalavras('reimputacao', [linha('principal', 500), linha('principal', -500)])).toEqual([]);
  });
});
