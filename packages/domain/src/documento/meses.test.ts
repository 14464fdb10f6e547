import { describe, expect, it } from 'vitest';
import { mesesDoComprovante } from './meses.ts';

describe('months of a proof', () => {
  it.each([
    ['2026-11-27', 3, ['outubro de 2026', 'setembro de 2026', 'agosto de 2026']],
    ['2026-01-01', 3, ['dezembro de 2025', 'novembro de 2025', 'outubro de 2025']],
    ['2027-03-31', 1, ['fevereiro de 2027']],
    [
      '2026-04-30',
      6,
      [
        'março de 2026',
        'fevereiro de 2026',
        'janeiro de 2026',
        'dezembro de 2025',
        'novembro de 2025',
        'outubro de 2025',
      ],
    ],
  ] as const)('asked for on %s, %i of them', (base, quantidade, esperado) => {
    expect(mesesDoComprovante(base, quantidade)).toEqual(esperado);
  });
});
