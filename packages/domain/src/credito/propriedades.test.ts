/** What holds for every plan and every course of payments (credito, section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somar } from '../dinheiro/conta.ts';
import { somarDias } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { COMPONENTES } from './conta-da-parcela.ts';
import { calcularExtrato, type Pagamento, type Restituicao } from './extrato.ts';
import { planejarRestituicao, totalDasParcelas } from './plano-de-restituicao.ts';
import { REGRAS_PADRAO, type RegrasDoPrograma } from './regras-do-programa.ts';
import { primeiroVencimento } from './vencimento.ts';

const modos = fc.oneof(
  fc.constant<RegrasDoPrograma['modo']>({ tipo: 'espelho' }),
  fc.record({ tipo: fc.constant('linear' as const), prazo: fc.integer({ min: 1, max: 120 }) }),
);

const planos: fc.Arbitrary<Restituicao> = fc
  .record({
    valores: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 60 }),
    desde: fc.integer({ min: 0, max: 3_000 }).map((dias) => somarDias('2026-01-01', dias)),
    regras: fc.record({
      taxaPpm: fc.integer({ min: 0, max: 30_000 }),
      contarDe: fc.constantFrom('parcela-usada' as const, 'contrato' as const),
      modo: modos,
      diaDeVencimento: fc.integer({ min: 1, max: 31 }),
      carenciaMeses: fc.integer({ min: 0, max: 24 }),
      multaPpm: fc.integer({ min: 0, max: 20_000 }),
      moraPpmMes: fc.integer({ min: 0, max: 20_000 }),
      parcelaMinimaCentavos: fc.constantFrom(0, 0, 50_000),
    }),
  })
  .map(({ valores, desde, regras }) => {
    const usos = valores.map((financiadoCentavos, mes) => ({
      em: somarMeses(desde, mes),
      financiadoCentavos,
    }));
    const todas: RegrasDoPrograma = { ...REGRAS_PADRAO, ...regras };
    const dados = {
      usos,
      regras: todas,
      contratadoEm: desde,
      primeiroVencimento: primeiroVencimento(todas, {
        ultimoUso: usos.at(-1)?.em ?? desde,
        ultimoVencimentoAnterior: null,
      }),
    };
    return { dados, parcelas: planejarRestituicao(dados) };
  });

/** Days and amounts around the life of the plan. */
const historias = planos.chain((plano) => {
  const dia = fc
    .integer({ min: -700, max: 1_500 })
    .map((dias) => somarDias(plano.dados.primeiroVencimento, dias));
  const pagamento: fc.Arbitrary<Pagamento> = fc.record(
    {
      em: dia,
      centavos: fc.integer({ min: 1, max: 20_000_000 }),
      parcela: fc.integer({ min: 1, max: plano.parcelas.length }),
      antecipa: fc.boolean(),
    },
    { requiredKeys: ['em', 'centavos'] },
  );
  return fc.record({ plano: fc.constant(plano), pagamentos: fc.array(pagamento, { maxLength: 12 }), dia });
});

describe('every plan', () => {
  it('repays exactly what was used, in whole cents, one instalment a month', () => {
    fc.assert(
      fc.property(planos, ({ dados, parcelas }) => {
        expect(somar(parcelas.map(({ principal }) => principal))).toBe(
          somar(dados.usos.map(({ financiadoCentavos }) => financiadoCentavos)),
        );
        for (const [posicao, parcela] of parcelas.entries()) {
          expect(parcela.numero).toBe(posicao + 1);
          expect(parcela.total).toBe(parcela.principal + parcela.correcao + parcela.taxa);
          expect(parcela.taxa).toBeGreaterThanOrEqual(0);
          expect(parcela.vencimento).toBe(
            somarMeses(dados.primeiroVencimento, posicao, dados.regras.diaDeVencimento),
          );
        }
      }),
    );
  });

  it('mirrors its uses one by one where there is no minimum, and none is below it where there is', () => {
    fc.assert(
      fc.property(planos, ({ dados, parcelas }) => {
        const { modo, parcelaMinimaCentavos } = dados.regras;
        if (modo.tipo === 'linear') {
          expect(parcelas).toHaveLength(modo.prazo);
          return;
        }
        expect(parcelas.flatMap(({ usos }) => usos)).toEqual(dados.usos.map((_, posicao) => posicao));
        if (parcelaMinimaCentavos === 0) expect(parcelas).toHaveLength(dados.usos.length);
        else if (parcelas.length > 1)
          for (const { total } of parcelas) expect(total).toBeGreaterThanOrEqual(parcelaMinimaCentavos);
      }),
    );
  });
});

describe('every course of payments', () => {
  it('loses no cent: what came in is allocated or the payer’s', () => {
    fc.assert(
      fc.property(historias, ({ plano, pagamentos, dia }) => {
        const extrato = calcularExtrato(plano, pagamentos, dia);
        const recebido = somar(pagamentos.filter(({ em }) => em <= dia).map(({ centavos }) => centavos));
        expect(extrato.totalPago + extrato.credito).toBe(recebido);
        expect(somar(extrato.imputacoes.map(({ centavos }) => centavos))).toBe(extrato.totalPago);
        for (const { aberto, pago } of extrato.parcelas)
          for (const componente of COMPONENTES) {
            expect(aberto[componente]).toBeGreaterThanOrEqual(0);
            expect(pago[componente]).toBeGreaterThanOrEqual(0);
          }
      }),
    );
  });

  it('is never cheaper to wait: paying off early costs at most what is open, and is the end of the debt', () => {
    fc.assert(
      fc.property(historias, ({ plano, pagamentos, dia }) => {
        const extrato = calcularExtrato(plano, pagamentos, dia);
        expect(extrato.quitacao).toBeLessThanOrEqual(extrato.totalAberto);
        if (extrato.quitacao === 0) return;
        const quitado = calcularExtrato(
          plano,
          [
            ...pagamentos.filter(({ em }) => em <= dia),
            { em: dia, centavos: extrato.quitacao, antecipa: true },
          ],
          dia,
        );
        expect(quitado).toMatchObject({ totalAberto: 0, quitacao: 0, credito: extrato.credito });
      }),
    );
  });

  it('pays off the whole plan, and no more, before the first due date', () => {
    fc.assert(
      fc.property(planos, ({ dados, parcelas }) => {
        const plano = { dados, parcelas };
        const { quitacao } = calcularExtrato(plano, [], dados.usos.at(-1)?.em ?? dados.contratadoEm);
        expect(quitacao).toBeLessThanOrEqual(totalDasParcelas(parcelas));
        expect(quitacao).toBeGreaterThanOrEqual(somar(parcelas.map(({ principal }) => principal)));
      }),
    );
  });

  it('allocates fine, interest, fee and principal in this order, the oldest instalment first', () => {
    fc.assert(
      fc.property(historias, ({ plano, pagamentos, dia }) => {
        const { imputacoes } = calcularExtrato(plano, pagamentos, dia);
        for (const [posicao, atual] of imputacoes.entries()) {
          const anterior = imputacoes[posicao - 1];
          if (anterior?.pagamento !== atual.pagamento) continue;
          const lugar = ({ parcela, componente }: typeof atual) =>
            parcela * 10 + COMPONENTES.indexOf(componente);
          expect(lugar(atual)).toBeGreaterThan(lugar(anterior));
        }
      }),
    );
  });

  it('does not mind in how many pieces the same day’s money comes', () => {
    fc.assert(
      fc.property(historias, fc.integer({ min: 1, max: 999 }), ({ plano, pagamentos, dia }, milesimos) => {
        const inteiro = { em: dia, centavos: 1_000_000 };
        const partes = [milesimos, 1_000 - milesimos].map((parte) => ({ em: dia, centavos: parte * 1_000 }));
        const { imputacoes: _, ...deUmaVez } = calcularExtrato(plano, [...pagamentos, inteiro], dia);
        const { imputacoes: __, ...emPartes } = calcularExtrato(plano, [...pagamentos, ...partes], dia);
        expect(emPartes).toEqual(deUmaVez);
      }),
    );
  });
});
