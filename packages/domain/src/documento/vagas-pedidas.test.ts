import { describe, expect, it } from 'vitest';
import { CODIGOS_DE_RENDA, requisitosDasRendas } from '../renda/tipos-de-renda.ts';
import type { RequisitoDeDocumento } from '../wizard/plano.ts';
import { type DocumentoNaVaga, proximaVaga, vagasPedidas } from './vagas-pedidas.ts';

const HOJE = '2026-11-27';
const titulos = (...argumentos: Parameters<typeof vagasPedidas>) =>
  vagasPedidas(...argumentos).map(({ titulo }) => titulo);

describe('the cards of a document step', () => {
  it.each(CODIGOS_DE_RENDA)('fidelity X9: beside income %s no two are called alike', (codigo) => {
    for (const outro of CODIGOS_DE_RENDA) {
      const nomes = titulos(requisitosDasRendas([codigo, outro]), [], HOJE);
      expect(new Set(nomes).size, nomes.join(', ')).toBe(nomes.length);
    }
  });

  it('name the month of each payslip, the newest first', () => {
    expect(titulos(requisitosDasRendas(['C']), [], HOJE)).toEqual([
      'Contracheque de outubro de 2026',
      'Contracheque de setembro de 2026',
      'Contracheque de agosto de 2026',
    ]);
  });

  it('keep the months of the day on which the first was sent', () => {
    const enviados: DocumentoNaVaga[] = [
      { tipoDocumento: 'CONTRACHEQUE', indice: 1, enviadoEm: '2026-10-30' },
    ];
    expect(titulos(requisitosDasRendas(['C']), enviados, HOJE)[0]).toBe('Contracheque de setembro de 2026');
  });

  it('ask both sides of the RG of each member of the household', () => {
    const requisito: RequisitoDeDocumento = {
      tipoDocumento: 'RG_FAMILIAR',
      quantidade: 2,
      indiceInicial: 2,
      rotulo: 'RG da pessoa 2 (frente e verso)',
    };
    expect(vagasPedidas([requisito], [], HOJE)).toMatchObject([
      { indice: 2, titulo: 'RG da pessoa 2, frente' },
      { indice: 3, titulo: 'RG da pessoa 2, verso' },
    ]);
  });

  it('grow with the proofs of family income, of which one is demanded', () => {
    const tipoDocumento = 'COMPROVANTE_RENDA_FAMILIAR';
    const requisito: RequisitoDeDocumento = { tipoDocumento, quantidade: 1 };
    const um: DocumentoNaVaga[] = [{ tipoDocumento, indice: 0, enviadoEm: HOJE }];
    const dois: DocumentoNaVaga[] = [...um, { tipoDocumento, indice: 1, enviadoEm: HOJE }];
    expect(proximaVaga(requisito, [])).toBeNull();
    expect(proximaVaga(requisito, um)).toBe(1);
    expect(proximaVaga(requisito, dois)).toBe(2);
    expect(vagasPedidas([requisito], dois, HOJE).map(({ opcional }) => opcional)).toEqual([false, true]);
  });

  it('of any other type do not grow', () => {
    expect(proximaVaga({ tipoDocumento: 'RG', quantidade: 1 }, [])).toBeNull();
  });
});
