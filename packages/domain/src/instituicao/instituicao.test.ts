import { describe, expect, it } from 'vitest';
import {
  type Cobertura,
  isPercentualPermitido,
  lerCobertura,
  percentuaisPermitidos,
  valorFinanciado,
} from './cobertura.ts';
import {
  EXIGENCIAS_MINIMAS,
  type Exigencias,
  exigenciasDaSolicitacao,
  maximoDeFiadores,
} from './exigencias.ts';
import { GRAUS, isNivelEscolar, perguntaPrimeiraGraduacao } from './niveis.ts';

describe('the percentages that a programme covers', () => {
  it.each<[Cobertura, number[]]>([
    [{ tipo: 'F', valorMaximo: 50 }, [50]],
    [{ tipo: 'V', valorMinimo: 30, valorMaximo: 50 }, [30, 35, 40, 45, 50]],
    [{ tipo: 'V', valorMinimo: 10, valorMaximo: 22 }, [10, 15, 20, 22]],
    [{ tipo: 'V', valorMinimo: 50, valorMaximo: 50 }, [50]],
    [{ tipo: 'O', valores: [75, 25, 50] }, [25, 50, 75]],
  ])('of %j are %j', (cobertura, percentuais) => {
    expect(percentuaisPermitidos(cobertura)).toEqual(percentuais);
    for (const percentual of percentuais) expect(isPercentualPermitido(cobertura, percentual)).toBe(true);
  });

  it.each([0, -5, 33, 51, 50.5, Number.NaN])('do not include %d', (percentual) => {
    expect(isPercentualPermitido({ tipo: 'V', valorMinimo: 30, valorMaximo: 50 }, percentual)).toBe(false);
  });

  it('survive the wire', () => {
    expect(
      lerCobertura({ tipo: 'O', valorMinimo: 25, valorMaximo: 50, valores: [{ valor: 25 }, { valor: 50 }] }),
    ).toEqual({
      tipo: 'O',
      valores: [25, 50],
    });
    expect(lerCobertura({ tipo: 'V', valorMinimo: 30, valorMaximo: 50, valores: [] })).toEqual({
      tipo: 'V',
      valorMinimo: 30,
      valorMaximo: 50,
    });
    expect(lerCobertura({ tipo: 'F', valorMinimo: 50, valorMaximo: 50, valores: [] })).toEqual({
      tipo: 'F',
      valorMaximo: 50,
    });
  });

  it.each([
    [98_000, 30, 29_400],
    [61_990, 50, 30_995],
    [33_333, 35, 11_667],
  ])('of a fee of %d cents, %d%% are %d cents', (mensalidade, percentual, financiado) => {
    expect(valorFinanciado(mensalidade, percentual)).toBe(financiado);
  });
});

describe('how many guarantors a request may have', () => {
  it.each<[Partial<Exigencias>, number]>([
    [{}, 1],
    [{ semFiador: true, fiadorSolidario: true }, 0],
    [{ fiadorSolidario: true }, 2],
    [{ fiadorSolidario: true, tipoFiadorSolidario: 'S' }, 2],
    [{ fiadorSolidario: true, tipoFiadorSolidario: 'C' }, 1],
    [{ fiadorSolidario: true, tipoFiadorSolidario: 'C', habilitaMaisFiadores: true }, 2],
    [{ fiadorSolidario: false, habilitaMaisFiadores: true }, 1],
  ])('with %j: %d', (alteracoes, maximo) => {
    expect(maximoDeFiadores({ ...EXIGENCIAS_MINIMAS, ...alteracoes })).toBe(maximo);
  });

  it('takes what belongs to the course and to the programme from them', () => {
    expect(
      exigenciasDaSolicitacao(EXIGENCIAS_MINIMAS, { habilitaMaisFiadores: true }, { analiseIes: true }),
    ).toMatchObject({
      habilitaMaisFiadores: true,
      analiseIes: true,
    });
  });
});

describe('the levels of education', () => {
  it('of a school need whoever signed the enrolment contract; the others do not', () => {
    expect(GRAUS.filter(isNivelEscolar)).toEqual(['FUNDAMENTAL', 'MEDIO', 'TECNICO']);
  });

  it('that ask for the first degree are graduation and postgraduate', () => {
    expect(GRAUS.filter(perguntaPrimeiraGraduacao)).toEqual(['GRADUACAO', 'POS']);
  });
});
