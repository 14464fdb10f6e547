import { expect, it } from 'vitest';
import { impedimentoDaOferta, nomeDaInstituicao } from './oferta-de-hoje.ts';

it('keeps the name that the student chose, and adds the one of today', () => {
  expect(nomeDaInstituicao('Escola Livre Saber', { aberta: true, instituicao: 'Escola Livre Saber' })).toBe(
    'Escola Livre Saber',
  );
  expect(nomeDaInstituicao('Escola Livre Saber', { aberta: true, instituicao: 'Escola Nova' })).toBe(
    'Escola Livre Saber (hoje Escola Nova)',
  );
});

it('stands in the way of a course that nobody takes requests for any more, also one that left the catalogue', () => {
  expect(impedimentoDaOferta('Saber', { aberta: true, instituicao: 'Nova' })).toBeNull();
  expect(impedimentoDaOferta('Saber', { aberta: false, instituicao: 'Nova' })).toMatch(
    /^Saber \(hoje Nova\) não está aceitando/,
  );
  expect(impedimentoDaOferta('Saber', null)).toMatch(/^Saber não está aceitando/);
});
