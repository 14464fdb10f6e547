import { describe, expect, it } from 'vitest';
import { mesmoCasamentoERegime } from './casamento.ts';
import { respostasVigentes } from './formulario.ts';

const CASADA = { estadoCivil: 'CASADO', nomeConjuge: 'Bruno Dias Prado', cpfConjuge: '52998224725' };
const OUTRO = { estadoCivil: 'CASADO', nomeConjuge: 'Caio Souza Lima', cpfConjuge: '39053344705' };

describe('the newest answers', () => {
  it('are those of the update, and what it took away does not come back', () => {
    const declaradas = { ...CASADA, regimeDeBens: 'COMUNHAO_PARCIAL', profissao: '2', endereco: 'Rua A' };
    expect(respostasVigentes(declaradas, { estadoCivil: 'DIVORCIADO', endereco: 'Rua B' })).toEqual({
      profissao: '2',
      estadoCivil: 'DIVORCIADO',
      endereco: 'Rua B',
    });
    expect(respostasVigentes(declaradas, null)).toBe(declaradas);
  });

  it.each([
    ['answered before a contract, of the same marriage', CASADA, 'COMUNHAO_PARCIAL'],
    ['of a marriage that the update ended for another one', OUTRO, undefined],
    ['said in the update', { ...CASADA, regimeDeBens: 'COMUNHAO_UNIVERSAL' }, 'COMUNHAO_UNIVERSAL'],
  ])('have the regime %s', (_, atualizadas, regime) => {
    const declaradas = { ...CASADA, regimeDeBens: 'COMUNHAO_PARCIAL' };
    expect(respostasVigentes(declaradas, atualizadas).regimeDeBens).toBe(regime);
  });
});

it.each([
  [CASADA, CASADA, true],
  [CASADA, { ...CASADA, regimeDeBens: 'SEPARACAO_CONVENCIONAL' }, true],
  [
    { ...CASADA, regimeDeBens: 'COMUNHAO_PARCIAL' },
    { ...CASADA, regimeDeBens: 'SEPARACAO_CONVENCIONAL' },
    false,
  ],
  [CASADA, { estadoCivil: 'SEPARADO' }, true],
  [CASADA, OUTRO, false],
  [CASADA, { estadoCivil: 'DIVORCIADO' }, false],
  [{ estadoCivil: 'SOLTEIRO' }, CASADA, false],
])('what proved the regime of %j holds for %j: %s', (antes, depois, vale) => {
  expect(mesmoCasamentoERegime(antes, depois)).toBe(vale);
});
