import { describe, expect, it } from 'vitest';
import { compararLeitura } from './comparacao.ts';

const lido = (valor: string | null) => (valor === null ? null : { valor, confianca: 0.9 });

describe('comparação entre o declarado e o lido', () => {
  it.each([
    ['Ana Lima', 'ANA LIMA', 'igual'],
    ["Otávio d'Ávila", 'OTAVIO D AVILA', 'igual'],
    ['Ana Lima Souza', 'ANA L SOUZA', 'parecido'],
    ['Marina Conceição Dias', 'MARINA CONCEICAO DIAZ', 'parecido'],
    ['Ana Lima', 'BRUNA REIS', 'diferente'],
    ['Ana Lima', null, 'nao-lido'],
  ] as const)('holds the name %s against %s as %s', (declarado, valor, resultado) => {
    const [nome] = compararLeitura('RG', { nome: lido(valor) }, { nome: declarado });
    expect(nome?.resultado).toBe(resultado);
  });

  it.each([
    ['52998224725', '529.982.247-25', 'igual'],
    ['52998224725', '52998224724', 'diferente'],
    ['00123456797', '123456797', 'diferente'],
  ] as const)('never calls two numbers close: %s against %s is %s', (declarado, valor, resultado) => {
    const [cpf] = compararLeitura('RG', { cpf: lido(valor) }, { cpf: declarado });
    expect(cpf?.resultado).toBe(resultado);
  });

  it('compares only what was declared, and nothing on documents that are not read', () => {
    expect(compararLeitura('RG', { nome: lido('ANA'), mae: lido('RITA') }, { nome: 'Ana' })).toHaveLength(1);
    expect(compararLeitura('RESIDENCIA', { nome: lido('ANA') }, { nome: 'Ana' })).toEqual([]);
    expect(compararLeitura('RG', null, { nome: 'Ana' })).toEqual([]);
  });

  it('reads the spouse from the document of the spouse', () => {
    expect(
      compararLeitura('CARTEIRA_CONJUGE', { nome: lido('JOAO') }, { nome: 'Ana', nomeConjuge: 'João' }),
    ).toEqual([{ campo: 'nomeConjuge', declarado: 'João', lido: 'JOAO', resultado: 'igual' }]);
  });
});
