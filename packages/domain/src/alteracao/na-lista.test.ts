import { describe, expect, it } from 'vitest';
import { isAberta, situacaoDaAlteracao } from './estados.ts';
import {
  alteracaoAparece,
  alteracaoNaLista,
  alteracaoNoInicio,
  type FatosDaAlteracaoNaLista,
} from './na-lista.ts';
import { setasDaAlteracao } from './transicoes.ts';

const HOJE = '2026-11-27';
const FATOS: FatosDaAlteracaoNaLista = {
  fluxo: 'DPR',
  prazo: '2026-12-01',
  concluida: false,
  estudanteAssina: true,
  fim: null,
  negociada: false,
  esperaAceite: false,
  esperaRenda: false,
  esperaInstituicao: false,
  vista: true,
};

describe('what the student reads of an alteration', () => {
  it.each([
    ['2026-11-27', 'O prazo para assinatura(s) termina hoje', false],
    ['2026-11-28', 'O prazo para assinatura(s) termina em 1 dia', false],
    ['2027-01-06', 'O prazo para assinatura(s) termina em 40 dias', false],
    ['2026-11-26', null, true],
  ])('with the deadline %s', (prazo, contagem, atrasada) => {
    expect(alteracaoNaLista({ ...FATOS, prazo }, HOJE)).toMatchObject({ contagem, atrasada });
  });

  it.each([
    ['PED', ['retirar']],
    ['GER', []],
    ['DIS', ['assinar']],
    ['DPR', ['acompanhar']],
    ['ASS', []],
    ['REP', ['ver-motivo']],
    ['EFE', ['baixar', 'concluir']],
  ] as const)('in %s', (fluxo, acoes) => {
    expect(alteracaoNaLista({ ...FATOS, fluxo }, HOJE).acoes).toEqual(acoes);
  });

  it('stands on the start only while there is something to do or to conclude', () => {
    const noInicio = (mais: Partial<FatosDaAlteracaoNaLista>) => {
      const fatos = { ...FATOS, ...mais };
      return alteracaoNoInicio({ ...alteracaoNaLista(fatos, HOJE), fluxo: fatos.fluxo });
    };
    expect(noInicio({ fluxo: 'DIS' })).toBe(true);
    expect(noInicio({ fluxo: 'EFE' })).toBe(true);
    expect(noInicio({ fluxo: 'EFE', concluida: true })).toBe(false);
    for (const fluxo of ['PED', 'GER', 'ASS', 'REP'] as const) expect(noInicio({ fluxo })).toBe(true);
    expect(noInicio({ fluxo: 'CAN', fim: { causa: 'recusa', em: '2026-11-26' } })).toBe(false);
    expect(noInicio({ prazo: '2026-11-26' })).toBe(false);
  });

  it('is nothing while the desk only prepares it, and nothing of a negotiation', () => {
    expect(alteracaoAparece(FATOS, HOJE)).toBe(true);
    expect(alteracaoAparece({ ...FATOS, vista: false }, HOJE)).toBe(false);
    expect(alteracaoAparece({ ...FATOS, negociada: true }, HOJE)).toBe(false);
    const fim = { causa: 'prazo', em: '2026-08-28' } as const;
    expect(alteracaoAparece({ ...FATOS, fluxo: 'CAN', fim }, HOJE)).toBe(false);
  });
});

describe('the situation of the specification', () => {
  const desde = new Date('2026-10-28T12:00:00Z');

  it('is derived: a refusal is pending while it can be corrected, and returned after that', () => {
    const reprovada = { fluxo: 'REP', desde, edicao: 1 } as const;
    expect([isAberta(reprovada, HOJE), situacaoDaAlteracao(reprovada, HOJE)]).toEqual([true, 'P']);
    expect([isAberta(reprovada, '2026-11-28'), situacaoDaAlteracao(reprovada, '2026-11-28')]).toEqual([
      false,
      'R',
    ]);
    expect(situacaoDaAlteracao({ fluxo: 'GER', desde, edicao: 2 }, HOJE)).toBe('R');
    expect(situacaoDaAlteracao({ fluxo: 'EFE', desde, edicao: 1 }, HOJE)).toBe('E');
  });

  it.each([
    [{ nome: 'Elisa', voce: false }, 'Elisa'],
    [{ nome: 'Elisa', voce: true }, 'você'],
    [null, 'uma das pessoas'],
  ])('names whoever would not sign (%j), who reads about themself', (quemRecusou, dito) => {
    const fim = { causa: 'recusa' as const, em: '2026-11-26', quemRecusou };
    expect(alteracaoNaLista({ ...FATOS, fluxo: 'CAN', fim }, HOJE).mensagem).toBe(
      `A alteração foi cancelada porque ${dito} não quis assinar.`,
    );
  });

  it('leads from state to state as the design says', () => {
    const setas = [...new Set(setasDaAlteracao().map(({ de, para }) => `${de} ${para}`))].toSorted();
    expect(setas).toEqual([
      'ASS EFE',
      'ASS REP',
      'DIS CAN',
      'DIS DPR',
      'DPR ASS',
      'DPR CAN',
      'GER CAN',
      'GER DIS',
      'GER GER',
      'PED CAN',
      'PED GER',
      'PED PED',
      'REP CAN',
      'REP GER',
    ]);
  });
});
