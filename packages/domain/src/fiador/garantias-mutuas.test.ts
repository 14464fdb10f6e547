import { describe, expect, it } from 'vitest';
import { avisoDoCirculo, circuloDe, type Garantia } from './garantias-mutuas.ts';

const garante = (devedor: string, fiador: string): Garantia => ({
  devedor,
  fiador,
  protocolo: `${devedor}-${fiador}`,
});

describe('STAFF-01: who guarantees whom', () => {
  it.each<[string, readonly Garantia[], readonly string[] | null]>([
    ['nobody besides', [], null],
    ['each the other', [garante('B', 'A')], ['B-A']],
    ['a circle of three', [garante('B', 'C'), garante('C', 'A')], ['B-C', 'C-A']],
    ['the shortest of two circles', [garante('B', 'C'), garante('C', 'A'), garante('B', 'A')], ['B-A']],
    [
      'a circle of four, which is not looked for',
      [garante('B', 'C'), garante('C', 'D'), garante('D', 'A')],
      null,
    ],
    ['a chain that does not close', [garante('B', 'C'), garante('C', 'D')], null],
    ['a circle without the student', [garante('B', 'C'), garante('C', 'B')], null],
  ])('%s', (_, garantias, protocolos) => {
    expect(circuloDe('A', 'B', garantias)).toEqual(protocolos);
  });

  it('is told with the requests to look at', () => {
    expect(avisoDoCirculo(['202611111111'])).toContain('202611111111');
    expect(avisoDoCirculo(['202611111111', '202622222222'])).toMatch(/202611111111.*202622222222/);
  });
});
