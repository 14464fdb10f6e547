import { describe, expect, it } from 'vitest';
import { tomDoContrato } from './etiqueta-do-contrato.tsx';

describe('the colour of a contract', () => {
  it.each([
    ['DIS', true, 'suaVez'],
    ['DPR', true, 'suaVez'],
    ['DPR', false, 'espera'],
    ['CAN', true, 'suaVez'],
    ['CAN', null, 'neutro'],
    ['REP', false, 'espera'],
    ['EFE', true, 'sucesso'],
    ['LIQ', null, 'sucesso'],
  ] as const)('%s, where it is the turn of whoever reads: %s, is %s', (status, suaVez, tom) => {
    expect(tomDoContrato({ status, agora: suaVez === null ? null : { suaVez } })).toBe(tom);
  });
});
