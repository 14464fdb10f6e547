import { describe, expect, it } from 'vitest';
import { gerarContrato } from '../contrato/geracao.ts';
import { taxaNoDia } from '../credito/antecipacao.ts';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import type { PedidoDeAlteracao } from './pedido.ts';
import { type FatosDoPlano, type PlanoDoContrato, planoDepois } from './plano.ts';
import { resumoDoPlano } from './resumo-do-plano.ts';

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

/** Six fees of R$ 600,00, paid back by six instalments of R$ 700,80 from 10/01/2031 on. */
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

const FATOS: FatosDoPlano = {
  contrato: CONTRATO,
  pagas: [],
  repassados: CONTRATO.usos.map(({ em }) => em),
  faltaRepasse: false,
  ultimoVencimentoAnterior: null,
  hoje: '2030-11-27',
};

function depois(pedido: PedidoDeAlteracao, fatos: Partial<FatosDoPlano> = {}): PlanoDoContrato {
  const plano = planoDepois(pedido, { ...FATOS, ...fatos });
  if (plano === null || typeof plano === 'string') throw new Error(`no plan: ${plano}`);
  return plano;
}

const principal = ({ parcelas }: PlanoDoContrato) =>
  parcelas.reduce((soma, parcela) => soma + parcela.principal, 0);

const REPARCELAR = { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2031-03-05' } as const;

describe('a debt that is divided anew', () => {
  it('keeps its principal to the cent, begins on the due day and runs its fee until then', () => {
    const plano = depois(REPARCELAR);
    expect(principal(plano)).toBe(360_000);
    expect(resumoDoPlano(plano.parcelas)).toMatchObject({
      parcelas: 12,
      primeiroVencimento: '2031-03-10',
      ultimoVencimento: '2032-02-10',
    });
    // Months from each fee to March 2031 (50 to 45), and the open principal from the second instalment on.
    const acumulada = [50, 49, 48, 47, 46, 45].reduce((soma, meses) => soma + 210 * meses, 0);
    const doSaldo = plano.parcelas
      .slice(1)
      .reduce((soma, _, i) => soma + (360_000 - 30_000 * (i + 1)) * 0.0035, 0);
    expect(resumoDoPlano(plano.parcelas).taxaCentavos).toBe(acumulada + doSaldo);
  });

  it('leaves what was paid as it was paid, and numbers on from there', () => {
    const plano = depois(REPARCELAR, {
      pagas: [
        { numero: 1, principal: 60_000, taxa: 10_080 },
        { numero: 2, principal: 20_000, taxa: 10_080 },
      ],
    });
    expect(
      plano.parcelas.slice(0, 3).map(({ numero, principal: centavos, taxa }) => [numero, centavos, taxa]),
    ).toEqual([
      [1, 60_000, 10_080],
      [2, 20_000, 10_080],
      [3, 23_334, plano.parcelas[2]?.taxa],
    ]);
    expect(principal(plano)).toBe(360_000);
    expect(plano.base.map(({ financiadoCentavos }) => financiadoCentavos)).toEqual([
      40_000, 60_000, 60_000, 60_000, 60_000,
    ]);
    const dados = { ...plano, usos: plano.base };
    const [paga, , nova] = plano.parcelas;
    // Of the earlier plan nothing is discounted; of this one the months that have not run are.
    expect(paga && taxaNoDia(dados, paga, '2030-12-01')).toBe(10_080);
    expect(nova && taxaNoDia(dados, nova, '2030-12-01')).toBeLessThan(nova?.taxa ?? 0);
  });

  it('may be divided once more', () => {
    const uma = depois(REPARCELAR, { pagas: [{ numero: 1, principal: 60_000, taxa: 10_080 }] });
    const pagas = [
      { numero: 1, principal: 60_000, taxa: 10_080 },
      { numero: 2, principal: 25_000, taxa: 1_000 },
    ];
    const outra = depois(
      { ...REPARCELAR, parcelas: 5, primeiroVencimento: '2031-06-10' },
      { contrato: uma, pagas, hoje: '2031-04-01' },
    );
    expect(outra.parcelas.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(principal(outra)).toBe(360_000);
  });

  it('begins on the due day after the day that was asked for, never before it', () => {
    expect(
      resumoDoPlano(depois({ ...REPARCELAR, primeiroVencimento: '2031-03-15' }).parcelas).primeiroVencimento,
    ).toBe('2031-04-10');
  });

  it.each([
    ['too early', { ...REPARCELAR, primeiroVencimento: '2030-11-30' }, {}, 'vencimento-cedo-demais'],
    [
      'less than a month away',
      { ...REPARCELAR, primeiroVencimento: '2031-01-10' },
      { hoje: '2030-12-27' },
      'vencimento-cedo-demais',
    ],
    ['too far away', { ...REPARCELAR, primeiroVencimento: '2032-03-10' }, {}, 'vencimento-longe-demais'],
    [
      'with nothing open',
      REPARCELAR,
      { pagas: CONTRATO.parcelas.map(({ numero, taxa }) => ({ numero, principal: 60_000, taxa })) },
      'nada-em-aberto',
    ],
    [
      'while fees are still to be paid to the school',
      REPARCELAR,
      { pagas: [{ numero: 1, principal: 60_000, taxa: 0 }], faltaRepasse: true },
      'falta-repasse',
    ],
  ] as const)('is refused %s', (_, pedido, fatos, recusa) => {
    expect(planoDepois(pedido, { ...FATOS, ...fatos })).toBe(recusa);
  });
});

describe('a plan that moves', () => {
  it('by a suspended term: the same instalments six months later, with the fee of those months', () => {
    const plano = depois({ especie: 'suspensao', semestres: 1 });
    expect(plano.ultimoMes).toBe('2031-06-01');
    expect(plano.parcelas.map(({ vencimento, total }) => [vencimento, total])).toEqual(
      CONTRATO.parcelas.map((_, i) => [`2031-${String(7 + i).padStart(2, '0')}-10`, 71_340]),
    );
  });

  it('leaves an instalment that was paid on its day', () => {
    const plano = depois(
      { especie: 'prorrogacao', semestres: 1 },
      { pagas: [{ numero: 1, principal: 60_000, taxa: 10_080 }] },
    );
    expect(plano.parcelas[0]).toEqual(CONTRATO.parcelas[0]);
    expect(plano.parcelas[1]?.vencimento).toBe('2031-08-10');
  });

  it('earlier, with less fee, and never before the course is paid for', () => {
    const plano = depois(
      { especie: 'antecipacao', primeiroVencimento: '2030-12-10' },
      { hoje: '2030-10-01' },
    );
    expect(resumoDoPlano(plano.parcelas)).toMatchObject({
      primeiroVencimento: '2030-12-10',
      taxaCentavos: 59_220,
    });
    expect(planoDepois({ especie: 'antecipacao', primeiroVencimento: '2031-02-10' }, FATOS)).toBe(
      'nao-antecipa',
    );
    expect(
      planoDepois(
        { especie: 'antecipacao', primeiroVencimento: '2027-06-10' },
        { ...FATOS, hoje: '2027-03-01' },
      ),
    ).toBe('vencimento-cedo-demais');
  });
});

describe('a course that ends before, or goes on elsewhere', () => {
  const CEDO = { ...FATOS, hoje: '2027-02-01', repassados: ['2027-01-10'] };

  it('finances no fee after its end, and begins to be paid back by the rule', () => {
    const plano = depois({ especie: 'encerramento', ultimoMes: '2027-03-15' }, CEDO);
    expect(plano.usos).toHaveLength(3);
    expect(resumoDoPlano(plano.parcelas)).toMatchObject({ parcelas: 3, primeiroVencimento: '2027-04-10' });
    expect(planoDepois({ especie: 'encerramento', ultimoMes: '2031-03-01' }, CEDO)).toBe('nao-encurta');
  });

  it('finances another fee from a month on, but none that the school has been paid', () => {
    const transferencia = {
      especie: 'transferencia',
      instituicao: 'Outra Faculdade',
      curso: 'Direito',
      desde: '2027-04-01',
      mensalidadeCentavos: 200_000,
      percentual: 40,
    } as const;
    const plano = depois(transferencia, CEDO);
    expect(plano.usos.map(({ financiadoCentavos }) => financiadoCentavos)).toEqual([
      60_000, 60_000, 60_000, 80_000, 80_000, 80_000,
    ]);
    expect(principal(plano)).toBe(420_000);
    expect(planoDepois({ ...transferencia, desde: '2027-01-01' }, CEDO)).toBe('ja-repassada');
  });

  it('leaves the plan alone where only a person changes', () => {
    expect(planoDepois({ especie: 'dados' } as PedidoDeAlteracao, FATOS)).toBeNull();
  });
});
