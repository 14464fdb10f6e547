import { expect, it } from 'vitest';
import { OPERADORES_DE_DEMONSTRACAO } from '../operadores.ts';
import * as modulo from './pessoas.ts';

const pessoas = Object.values(modulo).filter((um) => typeof um === 'object' && 'cpf' in um);

it.each(['cpf', 'email', 'telefone', 'rg'] as const)('each has a %s that is nobody else’s', (qual) => {
  expect(pessoas.length).toBeGreaterThan(100);
  const vistos = new Map<string, string>();
  const repetidos: string[] = [];
  for (const pessoa of pessoas) {
    const outra = vistos.get(pessoa[qual]);
    if (outra !== undefined) repetidos.push(`${outra} and ${pessoa.nome}`);
    vistos.set(pessoa[qual], pessoa.nome);
  }
  expect(repetidos).toEqual([]);
});

it('none has the CPF of somebody of the staff, who may not act in their own matters', () => {
  const daEquipe = new Set(OPERADORES_DE_DEMONSTRACAO.map(({ cpf }) => cpf));
  expect(pessoas.filter(({ cpf }) => daEquipe.has(cpf)).map(({ nome }) => nome)).toEqual([]);
});
