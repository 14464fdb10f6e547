/** Right values of the engine (credito, section 5), recomputed apart from it. */
import { describe, expect, it } from 'vitest';
import { somar } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { calcularCet, cetPorDias, formatarCet } from './cet.ts';
import { fluxosDaRestituicao, iofDosUsos } from './custo-da-restituicao.ts';
import { calcularExtrato, type Pagamento } from './extrato.ts';
import { criarIndice } from './indice.ts';
import { type DadosDaRestituicao, planejarRestituicao, totalDasParcelas } from './plano-de-restituicao.ts';
import { IOF_DE_PESSOA, REGRAS_PADRAO, type RegrasDoPrograma } from './regras-do-programa.ts';
import { primeiroVencimento, vencimentoEfetivo } from './vencimento.ts';

const usosDe = (desde: Data, quantos: number, financiadoCentavos = 100_000) =>
  Array.from({ length: quantos }, (_, mes) => ({ em: somarMeses(desde, mes), financiadoCentavos }));

function curso(regras: Partial<RegrasDoPrograma> = {}, outros: Partial<DadosDaRestituicao> = {}) {
  const dados: DadosDaRestituicao = {
    usos: usosDe('2027-02-10', 48),
    regras: { ...REGRAS_PADRAO, ...regras },
    primeiroVencimento: '2031-02-10',
    contratadoEm: '2027-02-10',
    ...outros,
  };
  return { dados, parcelas: planejarRestituicao(dados) };
}

const totais = ({ parcelas }: ReturnType<typeof curso>) => parcelas.map(({ total }) => total);
const cetDe = ({ dados, parcelas }: ReturnType<typeof curso>) =>
  calcularCet(fluxosDaRestituicao(dados, parcelas)) ?? Number.NaN;

describe('48 uses of R$ 1.000,00 at 0,35 % a month', () => {
  it('are 48 instalments of R$ 1.168,00 from the month after the last one', () => {
    const plano = curso();
    expect(
      primeiroVencimento(REGRAS_PADRAO, { ultimoUso: '2031-01-10', ultimoVencimentoAnterior: null }),
    ).toBe('2031-02-10');
    expect(totais(plano)).toEqual(Array(48).fill(116_800));
    expect(totalDasParcelas(plano.parcelas)).toBe(5_606_400);
    expect(plano.parcelas.at(-1)?.vencimento).toBe('2035-01-10');
    expect(cetDe(plano)).toBeCloseTo(3.9559, 4);
    expect(formatarCet(cetDe(plano))).toBe('3,96% ao ano');
  });

  it('with the tax taken out of each release', () => {
    const plano = curso({ iof: IOF_DE_PESSOA });
    expect(somar(iofDosUsos(plano.dados, plano.parcelas))).toBe(161_904);
    expect(cetDe(plano).toFixed(2)).toBe('4.85');
  });

  it.each([
    ['2032-01-10', 3_971_700],
    ['2032-02-09', 3_971_700],
    ['2032-02-10', 3_984_300],
  ])('after 12 instalments, everything paid off on %s costs %d', (dia, esperado) => {
    const plano = curso();
    const pagamentos: Pagamento[] = plano.parcelas
      .slice(0, 12)
      .map(({ vencimento, total, numero }) => ({ em: vencimento, centavos: total, parcela: numero }));
    const extrato = calcularExtrato(plano, pagamentos, dia);
    expect(extrato.quitacao).toBe(esperado);
    const quitado = calcularExtrato(
      plano,
      [...pagamentos, { em: dia, centavos: esperado, antecipa: true }],
      dia,
    );
    expect(quitado).toMatchObject({ totalAberto: 0, credito: 0, quitacao: 0 });
  });

  // Instalment 13 repays the use of 10/02/2028, the last one that of 10/01/2031: 3,50 for each month that is over.
  it.each([
    [13, '2032-01-10', 116_450],
    [13, '2032-02-09', 116_450],
    [13, '2032-02-10', 116_800],
    [48, '2032-01-10', 104_200],
    [48, '2032-02-09', 104_200],
    [48, '2032-02-10', 104_550],
  ])(
    'instalment %i alone, paid on %s, costs %d and leaves the others as they were',
    (numero, dia, esperado) => {
      const plano = curso();
      const antes = calcularExtrato(plano, [], dia);
      const desta = antes.parcelas.find((uma) => uma.numero === numero);
      expect(desta?.totalAntecipado).toBe(esperado);
      const depois = calcularExtrato(
        plano,
        [{ em: dia, centavos: esperado, parcela: numero, antecipa: true }],
        dia,
      );
      expect(depois).toMatchObject({ credito: 0, quitacao: antes.quitacao - esperado });
      expect(depois.parcelas.filter((uma) => uma.numero !== numero)).toEqual(
        antes.parcelas.filter((uma) => uma.numero !== numero),
      );
      expect(depois.parcelas.find((uma) => uma.numero === numero)).toMatchObject({
        situacao: 'paga',
        totalAberto: 0,
      });
    },
  );

  it('left after 30 months', () => {
    const plano = curso({}, { usos: usosDe('2027-02-10', 30), primeiroVencimento: '2029-08-10' });
    expect(totais(plano)).toEqual(Array(30).fill(110_500));
    expect(totalDasParcelas(plano.parcelas)).toBe(3_315_000);
  });

  it('with one suspended term after the fourth', () => {
    const usos = [...usosDe('2027-02-10', 24), ...usosDe('2029-08-10', 24)];
    const plano = curso({}, { usos, primeiroVencimento: '2031-08-10' });
    expect(totais(plano)).toEqual([...Array(24).fill(118_900), ...Array(24).fill(116_800)]);
    expect(totalDasParcelas(plano.parcelas)).toBe(5_656_800);
  });

  it('linear in 48', () => {
    const plano = curso({ modo: { tipo: 'linear', prazo: 48 } });
    expect([...totais(plano).slice(0, 3), totais(plano).at(-1)]).toEqual([
      108_575, 125_025, 124_675, 108_925,
    ]);
    expect(totalDasParcelas(plano.parcelas)).toBe(5_606_400);
    expect(cetDe(plano).toFixed(2)).toBe('4.00');
  });

  it('with an index of 4 % a year is 48 times R$ 1.366,40', () => {
    // 1,04 to the fourth is 1,16985856: what was used in February 2027 is repaid in February 2031.
    const numeros = Array.from({ length: 96 }, (_, mes) => ({
      desde: somarMeses('2027-02-10', mes),
      numero: Math.round(100_000_000 * 1.04 ** (mes / 12)),
    }));
    const plano = curso({}, { indice: criarIndice(numeros) });
    expect(totais(plano)).toEqual(Array(48).fill(136_640));
    expect(totalDasParcelas(plano.parcelas)).toBe(6_558_720);
  });

  it('an index that falls never lowers the principal', () => {
    const indice = criarIndice([
      { desde: '2027-02-10', numero: 100_000_000 },
      { desde: '2030-01-01', numero: 90_000_000 },
    ]);
    expect(totais(curso({}, { indice }))).toEqual(Array(48).fill(116_800));
  });
});

describe('one term, 6 × R$ 600,00, first due 48 months after the first use', () => {
  const usos = usosDe('2027-02-10', 6, 60_000);
  it('counted from each use', () => {
    expect(totais(curso({}, { usos }))).toEqual(Array(6).fill(70_080));
  });

  it('counted from the contract', () => {
    const plano = curso({ contarDe: 'contrato' }, { usos });
    expect(totais(plano)).toEqual([70_080, 70_290, 70_500, 70_710, 70_920, 71_130]);
    expect(totalDasParcelas(plano.parcelas)).toBe(423_630);
    expect(cetDe(plano).toFixed(2)).toBe('4.15');
  });

  it('repaid at once after it', () => {
    const plano = curso({}, { usos, primeiroVencimento: '2027-08-10' });
    expect(totais(plano)).toEqual(Array(6).fill(61_260));
    expect(cetDe(plano).toFixed(2)).toBe('4.23');
  });
});

describe('eight contracts of one student', () => {
  it('follow each other month by month instead of starting together', () => {
    const regras = REGRAS_PADRAO;
    let ultimoVencimentoAnterior: Data | null = null;
    const vencimentos: Data[] = [];
    for (let termo = 0; termo < 8; termo += 1) {
      const usos = usosDe(somarMeses('2027-02-10', termo * 6), 6);
      const inicio: Data = primeiroVencimento(regras, { ultimoUso: '2031-01-10', ultimoVencimentoAnterior });
      const parcelas = planejarRestituicao({
        usos,
        regras,
        primeiroVencimento: inicio,
        contratadoEm: '2027-02-10',
      });
      expect(parcelas.map(({ total }) => total)).toEqual(Array(6).fill(116_800));
      vencimentos.push(...parcelas.map(({ vencimento }) => vencimento));
      ultimoVencimentoAnterior = vencimentos.at(-1) ?? null;
    }
    expect(vencimentos).toEqual(Array.from({ length: 48 }, (_, mes) => somarMeses('2031-02-10', mes)));
  });
});

describe('due dates', () => {
  it.each([
    ['2027-02-10', '2027-02-10'],
    // A Saturday, a Sunday, New Year on a Saturday.
    ['2027-07-10', '2027-07-12'],
    ['2027-10-10', '2027-10-11'],
    ['2028-01-01', '2028-01-03'],
  ])('%s may be paid without charge until %s', (vencimento, ate) => {
    expect(vencimentoEfetivo(vencimento)).toBe(ate);
  });

  it('day 31 is the last day of a month', () => {
    const plano = curso({ diaDeVencimento: 31 }, { primeiroVencimento: '2031-01-31' });
    expect(plano.parcelas.slice(0, 4).map(({ vencimento }) => vencimento)).toEqual([
      '2031-01-31',
      '2031-02-28',
      '2031-03-31',
      '2031-04-30',
    ]);
  });

  it('begin later by the months of grace', () => {
    expect(
      primeiroVencimento(
        { diaDeVencimento: 5, carenciaMeses: 6 },
        { ultimoUso: '2031-01-10', ultimoVencimentoAnterior: null },
      ),
    ).toBe('2031-08-05');
  });
});

describe('late', () => {
  it('17 days on R$ 1.168,00 are R$ 23,36 and R$ 6,62', () => {
    const plano = curso();
    const [parcela] = calcularExtrato(plano, [], '2031-02-27').parcelas;
    expect(parcela).toMatchObject({
      situacao: 'vencida',
      aberto: { multa: 2_336, juros: 662, taxa: 16_800, principal: 100_000 },
      totalAberto: 119_798,
    });
  });

  it('on the next working day after a Saturday nothing is added, on the day after two days of it are not counted', () => {
    const plano = curso({}, { primeiroVencimento: '2031-05-10' });
    expect(calcularExtrato(plano, [], '2031-05-12').parcelas[0]).toMatchObject({
      situacao: 'a-vencer',
      totalAberto: 117_850,
    });
    expect(calcularExtrato(plano, [], '2031-05-13').parcelas[0]?.aberto).toMatchObject({
      multa: 2_357,
      juros: 39,
    });
  });

  it('a payment in part pays fine, interest, fee, principal, and interest goes on over the rest', () => {
    const plano = curso();
    const pago = { em: '2031-02-27', centavos: 59_798 };
    const [primeira] = calcularExtrato(plano, [pago], '2031-02-27').parcelas;
    expect(primeira?.pago).toEqual({ multa: 2_336, juros: 662, taxa: 16_800, principal: 40_000 });
    expect(primeira?.aberto).toEqual({ multa: 0, juros: 0, taxa: 0, principal: 60_000 });
    // 116.800 × 17 + 60.000 × 30 = 3.785.600 cent-days at 1 % over 30 days, less what was paid.
    const [depois] = calcularExtrato(plano, [pago], '2031-03-29').parcelas;
    expect(depois?.aberto).toEqual({ multa: 0, juros: 1_262 - 662, taxa: 0, principal: 60_000 });
  });

  it('an instalment paid twice leaves a credit, one without a name pays the oldest', () => {
    const plano = curso();
    const uma = { em: '2031-02-10', centavos: 116_800, parcela: 1 };
    expect(calcularExtrato(plano, [uma, uma], '2031-02-10')).toMatchObject({ credito: 116_800 });
    const { parcelas, credito } = calcularExtrato(
      plano,
      [uma, { em: '2031-02-10', centavos: 116_800 }],
      '2031-02-10',
    );
    expect(parcelas.slice(0, 3).map(({ situacao }) => situacao)).toEqual(['paga', 'paga', 'a-vencer']);
    expect(credito).toBe(0);
  });

  it('a charge that is paid some days before it is due pays what it says', () => {
    const plano = curso();
    const extrato = calcularExtrato(
      plano,
      [{ em: '2031-02-03', centavos: 116_800, parcela: 1 }],
      '2031-02-10',
    );
    expect(extrato.parcelas[0]).toMatchObject({ situacao: 'paga' });
    expect(extrato.credito).toBe(0);
  });
});

describe('the Central Bank’s example of the total effective cost: 940,00 against 5 × 205,73', () => {
  it('over equal months is 43,93 %', () => {
    const meses = [1, 2, 3, 4, 5].map((mes) => ({ dias: (365 / 12) * mes, centavos: -20_573 }));
    expect(cetPorDias([{ dias: 0, centavos: 94_000 }, ...meses])?.toFixed(2)).toBe('43.93');
  });

  it('over the real dates of January to June is 44,55 %', () => {
    const meses = [1, 2, 3, 4, 5].map((mes) => ({ em: somarMeses('2027-01-10', mes), centavos: -20_573 }));
    expect(calcularCet([{ em: '2027-01-10', centavos: 94_000 }, ...meses])).toBeCloseTo(44.54502, 4);
  });

  it('is none without flows in both directions', () => {
    expect(calcularCet([])).toBeNull();
    expect(calcularCet([{ em: '2027-01-10', centavos: 94_000 }])).toBeNull();
    expect(calcularCet([{ em: '2027-01-10', centavos: 0 }])).toBeNull();
  });
});
