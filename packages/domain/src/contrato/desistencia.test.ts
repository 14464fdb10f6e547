import { describe, expect, it } from 'vitest';
import { desistenciaAte, type FatosDaDesistencia } from './desistencia.ts';

const fatos = (outros: Partial<FatosDaDesistencia> = {}): FatosDaDesistencia => ({
  codigo: 'REC',
  assinadoEm: '2027-02-10',
  entregueEm: null,
  prazo: '2027-03-10',
  ...outros,
});

describe('the withdrawal', () => {
  it.each([
    ['2027-02-10', '2027-02-17'],
    ['2027-02-17', '2027-02-17'],
    ['2027-02-18', null],
  ])('of what was signed on the 10th, seen on %s, ends on %s', (hoje, ate) => {
    expect(desistenciaAte(fatos(), hoje)).toBe(ate);
  });

  it('needs a signature', () => {
    expect(desistenciaAte(fatos({ codigo: 'DPR', assinadoEm: null }), '2027-02-10')).toBeNull();
    expect(desistenciaAte(fatos({ codigo: 'DIS', assinadoEm: null }), '2027-02-10')).toBeNull();
  });

  it('of a printed one lasts as long as it can be signed', () => {
    expect(desistenciaAte(fatos({ codigo: 'VIS', assinadoEm: null }), '2027-03-10')).toBe('2027-03-10');
  });

  it.each(['RIE', 'EFU'] as const)('of a paper on its way (%s) counts from its delivery', (codigo) => {
    const aCaminho = fatos({ codigo, assinadoEm: null, entregueEm: '2027-02-12' });
    expect(desistenciaAte(aCaminho, '2027-02-19')).toBe('2027-02-19');
    expect(desistenciaAte(aCaminho, '2027-02-20')).toBeNull();
  });

  it('counts from the signature itself once the copy says its day', () => {
    expect(desistenciaAte(fatos({ entregueEm: '2027-02-15' }), '2027-02-18')).toBeNull();
  });
});
