import { describe, expect, it } from 'vitest';
import { emOrdem, impedimentosDe } from './ordem-dos-atos.ts';

const OUTRA = 'Este ato cabe a outra pessoa da equipe.';
const reprovar = { acao: 'reprovar', rotulo: 'Reprovar', impedimento: null } as const;
const efetivar = { acao: 'efetivar', rotulo: 'Efetivar', impedimento: OUTRA } as const;
const baixar = { acao: 'baixar', rotulo: 'Dar baixa', impedimento: OUTRA } as const;

describe('the acts of a contract', () => {
  it('put the way on before the way back', () => {
    expect(emOrdem([reprovar, efetivar]).map(({ acao }) => acao)).toEqual(['efetivar', 'reprovar']);
  });

  it('say once what stands in the way of several', () => {
    expect(impedimentosDe([baixar, reprovar, efetivar])).toEqual([
      { atos: 'Efetivar, Dar baixa', impedimento: OUTRA },
    ]);
  });
});
