import { describe, expect, it } from 'vitest';
import { enderecoDoPasso, ondeEstou, PASSOS, passoAnterior, passoDoEndereco } from './passos.ts';

describe('the pages of a signing', () => {
  it.each([
    [undefined, false, 'resumo'],
    ['qualquer', false, 'resumo'],
    ['leitura', false, 'leitura'],
    ['confirmacao', false, 'codigo'],
    ['confirmacao', true, 'confirmacao'],
    ['nao-vou-assinar', false, 'nao-vou-assinar'],
  ])('the address %s, with a code asked for: %s, leads to %s', (pedido, temCodigo, passo) => {
    expect(passoDoEndereco(pedido, { temCodigo })).toBe(passo);
  });

  it('each leads back to the one before it, and the first to itself', () => {
    expect(PASSOS.map(passoAnterior)).toEqual(['resumo', 'resumo', 'leitura', 'codigo']);
  });

  it('the first stands at the base, the others below it, and each says where it is', () => {
    expect(enderecoDoPasso('/assinar', 'resumo')).toBe('/assinar');
    expect(enderecoDoPasso('/assinar', 'leitura')).toBe('/assinar/leitura');
    expect(ondeEstou('leitura')).toEqual({
      etapa: 'Passo 2 de 4 · Ler',
      progresso: { valor: 2, maximo: 4 },
    });
  });
});
