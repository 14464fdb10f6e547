import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calcularExtrato, type Pagamento, type Restituicao } from '../credito/extrato.ts';
import { planejarRestituicao } from '../credito/plano-de-restituicao.ts';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import { somar } from '../dinheiro/conta.ts';
import { somarMeses } from '../tempo/meses.ts';
import type { ContaDoRazao, LinhaDoRazao } from './contas.ts';
import { devidoNoRazao, diferencaDosSaldos, saldosDevidos } from './saldos-devidos.ts';

/** credito, section 5: 48 uses of R$ 1.000,00, the first instalment on 10/02/2031. */
function plano(usos = 48, primeiroVencimento = '2031-02-10'): Restituicao {
  const dados = {
    usos: Array.from({ length: usos }, (_, mes) => ({
      em: somarMeses('2027-02-10', mes),
      financiadoCentavos: 100_000,
    })),
    regras: REGRAS_PADRAO,
    primeiroVencimento,
    contratadoEm: '2027-01-10',
  };
  return { dados, parcelas: planejarRestituicao(dados) };
}

const saldos = (
  restituicao: Restituicao,
  pagamentos: readonly (Pagamento & { doCredito?: boolean })[],
  resto: { devolvidoCentavos?: number; baixadoEm?: string | null } = {},
) => saldosDevidos({ restituicao, pagamentos, devolvidoCentavos: 0, baixadoEm: null, ...resto });
const de = (linhas: readonly LinhaDoRazao[], conta: ContaDoRazao) =>
  somar(linhas.flatMap((linha) => (linha.conta === conta ? [linha.centavos] : [])));

describe('the balances of a contract', () => {
  it('are the plan while nothing was paid', () => {
    const linhas = saldos(plano(), []);
    expect(devidoNoRazao(linhas)).toBe(5_606_400);
    expect(de(linhas, 'repasses')).toBe(-4_800_000);
    expect(de(linhas, 'receita-de-taxa')).toBe(-806_400);
    expect(linhas.filter(({ parcela }) => parcela !== null)).toHaveLength(96);
  });

  it('of an instalment 17 days late hold its fine and interest once they are paid: 23,36 + 6,62', () => {
    const linhas = saldos(plano(), [{ em: '2031-02-27', centavos: 116_800 + 2_336 + 662, parcela: 1 }]);
    expect(de(linhas, 'receita-de-multa')).toBe(-2_336);
    expect(de(linhas, 'receita-de-juros')).toBe(-662);
    expect(devidoNoRazao(linhas)).toBe(5_606_400 - 116_800);
    expect(de(linhas, 'credito-do-pagador')).toBe(0);
  });

  it('of everything paid off early hold the fee that is not charged: 39.717,00 and 39.843,00', () => {
    const pagas = Array.from({ length: 12 }, (_, k) => ({
      em: somarMeses('2031-02-10', k),
      centavos: 116_800,
      parcela: k + 1,
    }));
    // After 12 instalments, by the plan that began a year before.
    const umAnoAntes = plano(48, '2031-02-10');
    for (const [dia, centavos] of [
      ['2032-01-10', 3_971_700],
      ['2032-02-09', 3_971_700],
      ['2032-02-10', 3_984_300],
    ] as const) {
      expect(calcularExtrato(umAnoAntes, pagas, dia).quitacao).toBe(centavos);
      const linhas = saldos(umAnoAntes, [...pagas, { em: dia, centavos, antecipa: true }]);
      expect(devidoNoRazao(linhas)).toBe(0);
      expect(de(linhas, 'desconto')).toBe(5_606_400 - 12 * 116_800 - centavos);
      expect(de(linhas, 'credito-do-pagador')).toBe(0);
    }
  });

  it('of an instalment paid twice hold a credit, which pays the next one or is given back', () => {
    const duas = [
      { em: '2031-02-10', centavos: 116_800, parcela: 1 },
      { em: '2031-02-11', centavos: 116_800, parcela: 1 },
    ];
    expect(de(saldos(plano(), duas), 'credito-do-pagador')).toBe(-116_800);
    const usado = saldos(plano(), [
      ...duas,
      { em: '2031-03-10', centavos: 116_800, parcela: 2, doCredito: true },
    ]);
    expect(de(usado, 'credito-do-pagador')).toBe(0);
    expect(de(usado, 'caixa')).toBe(233_600);
    expect(devidoNoRazao(usado)).toBe(5_606_400 - 233_600);
    const devolvido = saldos(plano(), duas, { devolvidoCentavos: 116_800 });
    expect(de(devolvido, 'credito-do-pagador')).toBe(0);
    expect(de(devolvido, 'caixa')).toBe(116_800);
  });

  it('of what was written off hold a loss and no debt', () => {
    const linhas = saldos(plano(), [], { baixadoEm: '2033-01-10' });
    expect(devidoNoRazao(linhas)).toBe(0);
    expect(de(linhas, 'perda')).toBe(5_606_400);
  });

  it('add up to nothing, agree with the statement, and are reached by differences in any order', () => {
    const pagamento = fc.record({
      em: fc
        .integer({ min: 0, max: 900 })
        .map((dias) => new Date(Date.UTC(2031, 1, 1 + dias)).toISOString().slice(0, 10)),
      centavos: fc.integer({ min: 1, max: 400_000 }),
      antecipa: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(pagamento, { maxLength: 8 }), (pagamentos) => {
        const restituicao = plano(12, '2031-02-10');
        const emDia = pagamentos.toSorted((a, b) => (a.em < b.em ? -1 : 1));
        const devidos = saldos(restituicao, emDia);
        expect(somar(devidos.map(({ centavos }) => centavos))).toBe(0);
        const extrato = calcularExtrato(restituicao, emDia, '2034-01-01');
        const aberto = somar(extrato.parcelas.map(({ aberto: { principal, taxa } }) => principal + taxa));
        expect(devidoNoRazao(devidos)).toBe(aberto);
        let soma: LinhaDoRazao[] = [];
        for (let quantos = 1; quantos <= pagamentos.length; quantos += 1) {
          // As they became known, which is not the order of their days.
          const conhecidos = pagamentos.slice(0, quantos).toSorted((a, b) => (a.em < b.em ? -1 : 1));
          const linhas = diferencaDosSaldos(soma, saldos(restituicao, conhecidos));
          expect(somar(linhas.map(({ centavos }) => centavos))).toBe(0);
          soma = somarLinhas([...soma, ...linhas]);
        }
        if (pagamentos.length > 0) expect(diferencaDosSaldos(soma, devidos)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

function somarLinhas(linhas: readonly LinhaDoRazao[]): LinhaDoRazao[] {
  return [...Map.groupBy(linhas, ({ conta, parcela }) => `${conta}:${parcela}`).values()].flatMap(
    (iguais) => {
      const [primeira] = iguais;
      return primeira ? [{ ...primeira, centavos: somar(iguais.map(({ centavos }) => centavos)) }] : [];
    },
  );
}
