import { describe, expect, it } from 'vitest';
import { tomDoContrato } from './etiqueta-do-contrato.tsx';

describe('the colour of a contract', () => {
  it.each([
    ['DIS', ['assinar'], 'suaVez'],
    ['CAN', ['recuperar'], 'suaVez'],
    ['CAN', [], 'neutro'],
    ['REP', ['ver-motivos'], 'espera'],
    ['EFE', ['baixar', 'concluir'], 'sucesso'],
    ['LIQ', ['baixar'], 'sucesso'],
  ] as const)('%s with %o is %s', (status, acoes, tom) => {
    expect(tomDoContrato({ status, acoes: [...acoes], deadlineDate: null })).toBe(tom);
  });
});
