import { describe, expect, it } from 'vitest';
import { jurosDeMora, multaPorAtraso } from '../credito/encargos.ts';
import { calcularExtrato } from '../credito/extrato.ts';
import { planejarRestituicao } from '../credito/plano-de-restituicao.ts';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import {
  errosDaNegociacao,
  impedimentoDaNegociacao,
  LIMITES_DO_ESTUDANTE,
  planoNegociado,
  totalNegociado,
  transitarNegociacao,
} from './negociacao.ts';

describe('late instalments divided anew', () => {
  it('five of 1.168,00, late by 150, 120, 90, 60 and 30 days, are 6.132,00 and ten of 613,20', () => {
    const divida = [150, 120, 90, 60, 30].reduce(
      (soma, dias) =>
        soma + 116_800 + multaPorAtraso(116_800, REGRAS_PADRAO) + jurosDeMora(116_800 * dias, REGRAS_PADRAO),
      0,
    );
    expect(divida).toBe(613_200);
    const plano = planoNegociado(divida, { entradaCentavos: 0, prazo: 10, primeiroVencimento: '2031-08-31' });
    expect(plano.map(({ totalCentavos }) => totalCentavos)).toEqual(Array(10).fill(61_320));
    expect(plano.slice(0, 2).map(({ vencimento }) => vencimento)).toEqual(['2031-08-31', '2031-09-30']);
  });

  it('lose no cent to the first payment', () => {
    const plano = planoNegociado(100_001, { entradaCentavos: 1, prazo: 7, primeiroVencimento: '2031-08-10' });
    expect(totalNegociado(1, plano)).toBe(100_001);
  });

  it('the debt is what the statement says is late', () => {
    const dados = {
      usos: [{ em: '2027-02-10', financiadoCentavos: 100_000 }],
      regras: REGRAS_PADRAO,
      primeiroVencimento: '2031-02-10',
      contratadoEm: '2027-01-10',
    };
    const extrato = calcularExtrato({ dados, parcelas: planejarRestituicao(dados) }, [], '2031-02-27');
    expect(extrato.totalVencido).toBe(116_800 + 2_336 + 662);
  });
});

const proposta = { entradaCentavos: 0, prazo: 10, primeiroVencimento: '2031-08-10' };
const fatos = { dividaCentavos: 613_200, hoje: '2031-07-28', limites: LIMITES_DO_ESTUDANTE };

it.each([
  [{}, []],
  [{ prazo: 12 }, []],
  [{ prazo: 13 }, ['prazo']],
  [{ prazo: 0 }, ['prazo']],
  [{ entradaCentavos: 613_200 }, ['entradaCentavos']],
  [{ entradaCentavos: -1 }, ['entradaCentavos']],
  [{ entradaCentavos: 613_190 }, []],
  [{ entradaCentavos: 613_191 }, ['prazo']],
  [{ primeiroVencimento: '2031-07-28' }, ['primeiroVencimento']],
  [{ primeiroVencimento: '2031-09-12' }, ['primeiroVencimento']],
])('%o is wrong in %j', (mudada, campos) => {
  expect(errosDaNegociacao({ ...proposta, ...mudada }, fatos).map(({ campo }) => campo)).toEqual(campos);
});

it('is only of what is late, and one at a time', () => {
  expect(impedimentoDaNegociacao({ vencidoCentavos: 1, emAberto: false })).toBe(null);
  expect(impedimentoDaNegociacao({ vencidoCentavos: 0, emAberto: false })).toContain('atraso');
  expect(impedimentoDaNegociacao({ vencidoCentavos: 1, emAberto: true })).toContain('Já há');
});

it('beyond the limits it takes another person than the one who proposed', () => {
  expect(transitarNegociacao('proposta', 'confirmar', 'equipe', { outraPessoa: false })).toEqual({
    ok: false,
    recusa: 'exige-outra-pessoa',
  });
  expect(transitarNegociacao('proposta', 'confirmar', 'equipe', { outraPessoa: true })).toEqual({
    ok: true,
    destino: { situacao: 'aceita' },
  });
  expect(transitarNegociacao('aceita', 'retirar', 'equipe', { outraPessoa: false })).toMatchObject({
    ok: false,
  });
  expect(transitarNegociacao('recusada', 'retirar', 'estudante', { outraPessoa: true })).toMatchObject({
    recusa: 'estado-nao-permite',
  });
});
