import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import { custoDoPrimeiroSemestre } from './custo-do-semestre.ts';
import { CODIGOS_DO_CONTRATO } from './estados.ts';
import { exposicaoDoFiador, garantiaDoContrato } from './exposicao.ts';
import { dadosDoPlano, gerarContrato, type PedidoDeContrato } from './geracao.ts';
import { compararTermos, proximoTermo, rotuloDoTermo, termoDoDia, ultimoMesPrevisto } from './termo.ts';

const PEDIDO: PedidoDeContrato = {
  termo: { ano: 2027, semestre: 1 },
  primeiroTermo: { ano: 2027, semestre: 1 },
  ingresso: '2027-01-01',
  mensalidadeCentavos: 120_000,
  percentual: 50,
  ultimoMes: '2030-12-01',
  regras: REGRAS_PADRAO,
  contratadoEm: '2026-12-20',
  ultimoVencimentoAnterior: null,
};

const gerar = (mudanca: Partial<PedidoDeContrato> = {}) => {
  const gerado = gerarContrato({ ...PEDIDO, ...mudanca });
  if (typeof gerado === 'string') throw new Error(gerado);
  return gerado;
};

describe('a contract as it is generated', () => {
  it('is the slice of one term in a course of 48 months: 6 × R$ 600,00 become 6 × R$ 700,80 (credito, section 5)', () => {
    const { tipo, usos, parcelas, valorCentavos, totalCentavos, primeiroVencimento } = gerar();
    expect(tipo).toBe('M');
    expect(usos.map(({ em, financiadoCentavos }) => [em, financiadoCentavos])).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((mes) => [`2027-${mes}-10`, 60_000]),
    );
    expect(primeiroVencimento).toBe('2031-01-10');
    expect(parcelas.map(({ vencimento, total }) => [vencimento, total])).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((mes) => [`2031-${mes}-10`, 70_080]),
    );
    expect([valorCentavos, totalCentavos]).toEqual([360_000, 420_480]);
  });

  it('costs what the request said of its first semester, from the same month on', () => {
    const custo = custoDoPrimeiroSemestre({
      mensalidadeCentavos: 120_000,
      percentual: 50,
      regras: REGRAS_PADRAO,
      grau: 'GRADUACAO',
      ingresso: '2027-01-01',
      utilizacao: '2027-01-01',
      formatura: null,
    });
    const { primeiroVencimento, parcelas, totalCentavos } = gerar();
    expect(custo).toMatchObject({ primeiroVencimento, parcelas, totalCentavos });
    expect(
      custoDoPrimeiroSemestre({
        mensalidadeCentavos: 120_000,
        percentual: 50,
        regras: REGRAS_PADRAO,
        grau: 'GRADUACAO',
        ingresso: '2027-01-01',
        utilizacao: '2027-01-01',
        formatura: '2026-12-20',
      }),
    ).toBeNull();
  });

  it('goes on in the month after the contract before', () => {
    const { tipo, primeiroVencimento } = gerar({
      termo: { ano: 2027, semestre: 2 },
      ultimoVencimentoAnterior: '2031-06-10',
    });
    expect([tipo, primeiroVencimento]).toEqual(['E', '2031-07-10']);
  });

  it('finances no fee after the end of the course', () => {
    expect(gerar({ ultimoMes: '2027-03-01' }).usos.map(({ em }) => em)).toEqual([
      '2027-01-10',
      '2027-02-10',
      '2027-03-10',
    ]);
    expect(gerarContrato({ ...PEDIDO, ultimoMes: '2026-12-01' })).toBe('termo-depois-do-curso');
  });

  it('keeps a due day of 31 on the last day of short months', () => {
    const { usos } = gerar({ regras: { ...REGRAS_PADRAO, diaDeVencimento: 31 } });
    expect(usos.map(({ em }) => em)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
    ]);
  });

  it('never begins before its course is over, however short the course was planned before', () => {
    const { primeiroVencimento, parcelas } = gerar({
      termo: { ano: 2029, semestre: 1 },
      ultimoVencimentoAnterior: '2027-12-10',
    });
    expect(primeiroVencimento).toBe('2031-01-10');
    expect(parcelas.every(({ taxa }) => taxa > 0)).toBe(true);
  });

  it('is refused for a term that nobody asked for, and for a course that never ends', () => {
    expect(gerarContrato({ ...PEDIDO, termo: { ano: 2001, semestre: 1 } })).toBe('termo-antes-do-pedido');
    expect(gerarContrato({ ...PEDIDO, ultimoMes: '2090-12-01' })).toBe('curso-longo-demais');
  });

  it('is refused where there is nothing to finance', () => {
    expect(gerarContrato({ ...PEDIDO, mensalidadeCentavos: 1, percentual: 10 })).toBe('nada-a-financiar');
  });

  it('tells the guarantor the whole plan, and what a late instalment adds', () => {
    const contrato = gerar();
    const dados = dadosDoPlano({ ...contrato, regras: REGRAS_PADRAO, contratadoEm: PEDIDO.contratadoEm });
    // 2 % once, 1 % for 30 days.
    expect(exposicaoDoFiador('EFE', dados, contrato.parcelas)).toEqual({
      totalDoPlano: 420_480,
      exemplo: { dias: 30, parcela: 70_080, acrescimo: 1_402 + 701 },
    });
  });

  it.each(['GER', 'LIQ', 'BAI', 'CAN'] as const)(
    'tells the guarantor of no cost while it is %s',
    (codigo) => {
      const contrato = gerar();
      const dados = dadosDoPlano({ ...contrato, regras: REGRAS_PADRAO, contratadoEm: PEDIDO.contratadoEm });
      expect(exposicaoDoFiador(codigo, dados, contrato.parcelas)).toBeNull();
    },
  );
});

describe('a guarantee', () => {
  it('binds from the effect to the end', () => {
    const quando = (garantia: string) =>
      CODIGOS_DO_CONTRATO.filter((codigo) => garantiaDoContrato(codigo) === garantia);
    expect(quando('vale')).toEqual(['EFE']);
    expect(quando('terminou')).toEqual(['LIQ', 'BAI', 'CAN']);
  });
});

describe('a term', () => {
  it('is half of a year', () => {
    expect(termoDoDia('2027-07-01')).toEqual({ ano: 2027, semestre: 2 });
    expect(proximoTermo({ ano: 2027, semestre: 2 })).toEqual({ ano: 2028, semestre: 1 });
    expect(rotuloDoTermo({ ano: 2027, semestre: 2 })).toBe('2º semestre de 2027');
    expect(compararTermos({ ano: 2027, semestre: 2 }, { ano: 2028, semestre: 1 })).toBeLessThan(0);
  });

  it.each([
    ['2027-01-01', null, 'GRADUACAO', '2030-12-01'],
    ['2027-07-01', null, 'TECNICO', '2029-06-01'],
    ['2027-01-01', '2029-12-15', 'GRADUACAO', '2029-12-01'],
  ] as const)(
    'ends a course that began on %s with graduation %s, %s, in %s',
    (ingresso, formatura, grau, fim) => {
      expect(ultimoMesPrevisto({ ingresso, formatura, grau })).toBe(fim);
    },
  );
});
