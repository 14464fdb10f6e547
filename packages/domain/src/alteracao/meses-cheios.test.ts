import { describe, expect, it } from 'vitest';
import { mesesComMaisDeUma } from './meses-cheios.ts';

const em = (vencimento: string, total: number) => ({ vencimento, total });

describe('months with more than one instalment', () => {
  it('are told with the one that costs most, to the cent', () => {
    const devidas = [
      em('2030-06-10', 10_000),
      em('2030-06-15', 20_050),
      em('2030-07-10', 10_000),
      em('2030-07-15', 20_051),
      em('2030-08-10', 99_999),
    ];
    expect(mesesComMaisDeUma(devidas, '2026-11-30')).toBe(
      'Em 2 meses você vai pagar mais de uma parcela, somando os seus contratos. O mais caro é julho de 2030: 2 parcelas, R$\u00a0300,51 ao todo.',
    );
  });

  it('are none where each has one, and what is past counts no more', () => {
    expect(mesesComMaisDeUma([em('2030-06-10', 1), em('2030-07-10', 1)], '2026-11-30')).toBeNull();
    expect(mesesComMaisDeUma([em('2030-06-10', 1), em('2030-06-15', 1)], '2030-06-11')).toBeNull();
  });
});
