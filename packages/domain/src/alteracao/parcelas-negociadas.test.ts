import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gerarContrato } from '../contrato/geracao.ts';
import { calcularExtrato, type Pagamento } from '../credito/extrato.ts';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import { somar } from '../dinheiro/conta.ts';
import { somarDias } from '../tempo/data.ts';
import type { PagoDaParcela } from './parcelas-congeladas.ts';
import { dividaNegociada } from './parcelas-negociadas.ts';
import type { PedidoDa, PedidoDeAlteracao } from './pedido.ts';
import { type PlanoDoContrato, planoDepois } from './plano.ts';

const CONTRATADO_EM = '2026-11-20';
const gerado = gerarContrato({
  termo: { ano: 2027, semestre: 1 },
  primeiroTermo: { ano: 2027, semestre: 1 },
  ingresso: '2027-01-01',
  mensalidadeCentavos: 120_000,
  percentual: 50,
  ultimoMes: '2030-12-01',
  regras: REGRAS_PADRAO,
  contratadoEm: CONTRATADO_EM,
  ultimoVencimentoAnterior: null,
});
if (typeof gerado === 'string') throw new Error(gerado);

/** Six instalments of R$ 700,80 from 10/01/2031 on. */
const CONTRATO: PlanoDoContrato = {
  usos: gerado.usos,
  regras: REGRAS_PADRAO,
  ultimoMes: '2030-12-01',
  primeiroVencimento: gerado.primeiroVencimento,
  contratadoEm: CONTRATADO_EM,
  desde: 1,
  base: gerado.usos,
  parcelas: gerado.parcelas,
};

/** Two are late, by 49 and 18 days. */
const EM = '2031-02-28';
const PROPOSTA: PedidoDa<'negociacao'> = {
  especie: 'negociacao',
  em: EM,
  entradaCentavos: 20_000,
  prazo: 7,
  primeiroVencimento: '2031-03-20',
};

const dadosDe = ({
  base,
  regras,
  primeiroVencimento,
  contratadoEm,
  desde,
  ate,
  semEncargos,
}: PlanoDoContrato) => ({
  usos: base,
  regras,
  primeiroVencimento,
  contratadoEm,
  desde,
  ...(ate === undefined ? {} : { ate }),
  ...(semEncargos === undefined ? {} : { semEncargos }),
});
const extratoDe = (contrato: PlanoDoContrato, pagamentos: readonly Pagamento[], dia: string) =>
  calcularExtrato({ dados: dadosDe(contrato), parcelas: contrato.parcelas }, pagamentos, dia);

function negociar(
  pagamentos: readonly Pagamento[],
  {
    hoje = EM,
    pedido = PROPOSTA,
    contrato = CONTRATO,
  }: { hoje?: string; pedido?: PedidoDeAlteracao; contrato?: PlanoDoContrato } = {},
): PlanoDoContrato {
  const pagas = extratoDe(contrato, pagamentos, hoje).parcelas.flatMap(
    ({ numero, totalPago, pago: { principal, taxa, multa, juros } }): PagoDaParcela[] =>
      totalPago > 0 ? [{ numero, principal, taxa, encargos: multa + juros }] : [],
  );
  const plano = planoDepois(pedido, {
    contrato,
    pagas,
    repassados: contrato.usos.map(({ em }) => em),
    faltaRepasse: false,
    ultimoVencimentoAnterior: null,
    hoje,
    divida: dividaNegociada({ dados: dadosDe(contrato), parcelas: contrato.parcelas }, pagamentos, {
      em: EM,
      hoje,
    }),
  });
  if (plano === null || typeof plano === 'string') throw new Error(`no plan: ${plano}`);
  return plano;
}

const principal = ({ parcelas }: PlanoDoContrato) => somar(parcelas.map((parcela) => parcela.principal));
const novasDe = ({ parcelas, ate = 0 }: PlanoDoContrato) => parcelas.filter(({ numero }) => numero > ate);

describe('late instalments that are divided as agreed', () => {
  it('become an entry and equal parts of exactly what was late, and leave the others as they were', () => {
    const plano = negociar([]);
    const divida = extratoDe(CONTRATO, [], EM).totalVencido;
    expect(somar(novasDe(plano).map(({ total }) => total))).toBe(divida);
    expect(novasDe(plano).map(({ numero, vencimento }) => [numero, vencimento])).toEqual([
      [7, '2031-03-20'],
      [8, '2031-03-20'],
      [9, '2031-04-20'],
      [10, '2031-05-20'],
      [11, '2031-06-20'],
      [12, '2031-07-20'],
      [13, '2031-08-20'],
      [14, '2031-09-20'],
    ]);
    expect(novasDe(plano)[0]?.total).toBe(20_000);
    expect(plano.parcelas.filter(({ numero }) => numero <= 6)).toEqual(CONTRATO.parcelas.slice(2));
    expect(principal(plano)).toBe(360_000);
    expect(extratoDe(plano, [], EM).totalVencido).toBe(0);
  });

  it('are paid with the fee that they say, however early', () => {
    const plano = negociar([]);
    const [entrada] = novasDe(plano);
    expect(
      extratoDe(plano, [{ em: '2031-03-01', centavos: 20_000, parcela: 7, antecipa: true }], '2031-03-02')
        .parcelas,
    ).toContainEqual(expect.objectContaining({ numero: 7, situacao: 'paga', totalPago: entrada?.total }));
  });

  it('fall due some months later where the agreed day has gone by', () => {
    const plano = negociar([], { hoje: '2031-04-25' });
    expect(novasDe(plano)[0]).toMatchObject({ vencimento: '2031-05-20', total: 20_000 });
    expect(somar(novasDe(plano).map(({ total }) => total))).toBe(extratoDe(CONTRATO, [], EM).totalVencido);
  });

  it('take what was paid meanwhile from the entry first, and charge nothing for the days since', () => {
    const pago = { em: '2031-03-05', centavos: 30_000 };
    const plano = negociar([pago], { hoje: '2031-03-10' });
    const { encargosCentavos } = dividaNegociada(
      { dados: dadosDe(CONTRATO), parcelas: CONTRATO.parcelas },
      [],
      { em: EM, hoje: EM },
    );
    expect(encargosCentavos).toBeGreaterThan(0);
    // The interest of five days more was paid with it; everything else of it left the debt.
    expect(novasDe(plano)).toHaveLength(7);
    expect(principal(plano)).toBe(360_000);
    const { credito, totalVencido } = extratoDe(plano, [pago], '2031-03-10');
    expect([credito, totalVencido]).toEqual([0, 0]);
  });

  it('end to the cent whatever was paid before and meanwhile', () => {
    const dia = fc.integer({ min: 0, max: 70 }).map((dias) => somarDias('2031-01-05', dias));
    const pagamento = fc.record({ em: dia, centavos: fc.integer({ min: 1, max: 90_000 }) });
    fc.assert(
      fc.property(fc.array(pagamento, { maxLength: 4 }), (soltos) => {
        const pagamentos = soltos.toSorted((a, b) => (a.em < b.em ? -1 : 1));
        const restituicao = { dados: dadosDe(CONTRATO), parcelas: CONTRATO.parcelas };
        const hoje = '2031-03-18';
        const divida = dividaNegociada(restituicao, pagamentos, { em: EM, hoje });
        fc.pre(divida.totalCentavos > 0);
        const plano = negociar(pagamentos, { hoje });
        expect(principal(plano)).toBe(360_000);
        expect(somar(novasDe(plano).map(({ total }) => total))).toBe(divida.totalCentavos);
        for (const parcela of plano.parcelas) {
          expect(parcela.total).toBe(parcela.principal + parcela.correcao + parcela.taxa);
          expect(Math.min(parcela.principal, parcela.correcao, parcela.taxa)).toBeGreaterThanOrEqual(0);
        }
        // Every payment still pays exactly what it paid.
        const antes = extratoDe(CONTRATO, pagamentos, hoje);
        const depois = extratoDe(plano, pagamentos, hoje);
        expect([depois.totalPago, depois.credito]).toEqual([antes.totalPago, antes.credito]);
        expect(
          somar(
            novasDe(plano).map(
              ({ numero }) => depois.parcelas.find((p) => p.numero === numero)?.totalPago ?? 0,
            ),
          ),
        ).toBe(0);
      }),
      { numRuns: 80 },
    );
  });

  it('may be divided once more, and then nothing is left of the agreement', () => {
    const uma = negociar([]);
    const outra = negociar([], {
      contrato: uma,
      pedido: { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2031-05-10' },
    });
    expect(principal(outra)).toBe(360_000);
    expect(outra.parcelas).toHaveLength(12);
    expect(outra.ate).toBeUndefined();
  });
});
