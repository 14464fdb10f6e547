import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rgSchema } from './rg.ts';

describe('an RG number', () => {
  it.each([
    ['12.345.678-x', '12345678X'],
    ['mg-12.345.678', 'MG12345678'],
    ['1', '1'],
    ['A'.repeat(15), 'A'.repeat(15)],
  ])('%s is stored as %s', (texto, rg) => expect(z.parse(rgSchema, texto)).toBe(rg));

  it.each(['', '...', 'A'.repeat(16), '123_456', 'RG nº 1'])('%j is refused', (texto) =>
    expect(z.safeParse(rgSchema, texto).success).toBe(false),
  );
});
