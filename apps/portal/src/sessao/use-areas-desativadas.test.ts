import { describe, expect, it } from 'vitest';
import { areasDesativadasNo } from './use-areas-desativadas.ts';

describe('areas that the support disables', () => {
  it('are closed in the portal of the student, never to whoever guarantees', () => {
    const usuario = { areasDesativadas: ['contratos' as const] };
    expect(areasDesativadasNo('estudante', usuario)).toEqual(['contratos']);
    expect(areasDesativadasNo('fiador', usuario)).toEqual([]);
    expect(areasDesativadasNo('estudante', undefined)).toEqual([]);
  });
});
