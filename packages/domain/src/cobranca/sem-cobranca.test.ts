import { describe, expect, it } from 'vitest';
import { calcularExtrato } from '../credito/extrato.ts';
import { planejarRestituicao } from '../credito/plano-de-restituicao.ts';
import { REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import {
  type CobrancaDaParcela,
  encargosDaCobrancaNova,
  isAtrasada,
  oQueSegueSemCobranca,
  parcelasSemCobranca,
  porQueNadaSePaga,
  quandoVemACobranca,
  rotuloSemCobranca,
} from './sem-cobranca.ts';

const FALHOU: CobrancaDaParcela = { parcela: 1, situacao: 'falhou', vencimento: '2026-12-10' };
const SALDO: CobrancaDaParcela = { parcela: 1, situacao: 'aberta', vencimento: '2026-12-16' };
const PARCELA = { numero: 1, vencimento: '2026-12-10' };
const NADA = { semEncargos: [], semEncargosAte: {} };

describe('an instalment without a charge', () => {
  it.each([
    ['one that could be paid', [{ ...FALHOU, situacao: 'vencida' }], NADA],
    ['none yet', [], { ...NADA, semEncargos: [1] }],
    ['that of another one alone', [{ ...SALDO, parcela: 2 }], { ...NADA, semEncargos: [1] }],
    ['one made after its due date', [SALDO], { ...NADA, semEncargosAte: { 1: '2026-12-16' } }],
    ['one that could be paid, and another later', [{ ...FALHOU, situacao: 'baixada' }, SALDO], NADA],
    ['one that failed', [FALHOU], { ...NADA, semEncargos: [1] }],
    ['one on its way', [{ ...FALHOU, situacao: 'registrando' }], { ...NADA, semEncargos: [1] }],
    ['one issued after it', [FALHOU, SALDO], { ...NADA, semEncargosAte: { 1: '2026-12-16' } }],
    [
      'one that failed later',
      [
        { ...FALHOU, situacao: 'vencida' },
        { ...SALDO, situacao: 'falhou' },
      ],
      NADA,
    ],
  ] satisfies ReadonlyArray<readonly [string, CobrancaDaParcela[], unknown]>)(
    '%s',
    (_, cobrancas, esperado) => {
      expect(parcelasSemCobranca([PARCELA], cobrancas)).toEqual(esperado);
    },
  );

  const dados = {
    usos: [{ em: '2026-06-10', financiadoCentavos: 100_000 }],
    regras: REGRAS_PADRAO,
    primeiroVencimento: '2026-12-10',
    contratadoEm: '2026-06-01',
  };
  const encargosEm = (dia: string, cobrancas: readonly CobrancaDaParcela[]) => {
    const todos = { ...dados, ...parcelasSemCobranca([PARCELA], cobrancas) };
    const [parcela] = calcularExtrato(
      { dados: todos, parcelas: planejarRestituicao(todos) },
      [],
      dia,
    ).parcelas;
    return [(parcela?.aberto.multa ?? 0) > 0, parcela?.aberto.juros ?? 0] as const;
  };

  it('costs nothing more before it can be paid, and only the days after that', () => {
    expect(encargosEm('2027-01-20', [FALHOU])).toEqual([false, 0]);
    expect(encargosEm('2026-12-16', [FALHOU, SALDO])).toEqual([false, 0]);
    const [multa, juros] = encargosEm('2026-12-26', [FALHOU, SALDO]);
    expect(multa).toBe(true);
    expect(juros).toBe(encargosEm('2026-12-20', [{ ...FALHOU, situacao: 'vencida' }])[1]);
  });

  it.each([
    ['parcela', true, true],
    ['saldo', true, false],
    ['quitacao', false, false],
  ] as const)('of %s: what follows, and only what is so', (tipo, outro, semMulta) => {
    const frase = oQueSegueSemCobranca(tipo);
    expect([frase.includes('próxima madrugada'), frase.includes('multa')]).toEqual([outro, semMulta]);
  });

  it('is promised for a day to come, and for no day that has passed', () => {
    expect(quandoVemACobranca('2026-12-01', '2026-11-27')).toContain('ficam prontos em 01/12/2026');
    for (const em of ['2026-11-27', '2026-09-30'])
      expect(quandoVemACobranca(em, '2026-11-27')).toMatch(/^(?!.*2026).*ainda não estão prontos/);
  });

  it.each([
    ['vencida', null, 0, false, 'Boleto em preparo'],
    ['vencida', {}, 0, true, 'Boleto em preparo'],
    ['vencida', null, 100, true, 'Boleto em preparo'],
    ['a-vencer', {}, 0, false, 'A vencer'],
  ] as const)(
    '%s with the charge %j and %d of fine: called late %s',
    (situacao, cobranca, multaCentavos, atrasada, rotulo) => {
      expect(isAtrasada({ situacao, cobranca, multaCentavos, jurosCentavos: 0 })).toBe(atrasada);
      expect(rotuloSemCobranca({ situacao })).toBe(rotulo);
    },
  );

  it('charged for the first time is not said to bear a fine; charged anew it is', () => {
    const dito = (primeira: boolean, atrasada: boolean) => encargosDaCobrancaNova({ primeira, atrasada });
    expect(dito(true, true)).toMatch(/não há multa nem juros/);
    expect(dito(false, true)).toMatch(/já tem a multa e os juros/);
    expect(dito(false, false)).toMatch(/não tem multa nem juros/);
  });
});

describe('somebody without an instalment to pay', () => {
  const contrato = (situacao: 'em-uso' | 'quitado' | 'baixado', primeiroVencimento = '2031-02-10') => ({
    situacao,
    primeiroVencimento,
  });

  it.each([
    [[contrato('quitado')], /^Tudo o que você devia está pago\./],
    [[contrato('quitado'), contrato('em-uso'), contrato('em-uso', '2030-02-10')], /vence em 10\/02\/2030/],
    // Written off is not paid.
    [[contrato('quitado'), contrato('baixado')], /^Não há parcela a pagar por aqui\./],
  ] as const)('%j', (contratos, frase) => {
    expect(porQueNadaSePaga(contratos)).toMatch(frase);
  });
});
