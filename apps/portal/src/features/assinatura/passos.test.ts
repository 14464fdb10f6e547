import { describe, expect, it } from 'vitest';
import {
  enderecoDoPasso,
  ondeEstou,
  passoAnterior,
  passoDoEndereco,
  passoSeguinte,
  passosDe,
} from './passos.ts';

const SEM_FOTO = { foto: null };
const COM_FOTO = { foto: 'falta' } as const;

describe('the pages of a signing', () => {
  it.each([
    [undefined, false, 'resumo'],
    ['qualquer', false, 'resumo'],
    ['leitura', false, 'leitura'],
    ['confirmacao', false, 'codigo'],
    ['confirmacao', true, 'confirmacao'],
    ['nao-vou-assinar', false, 'nao-vou-assinar'],
  ])('the address %s, with a code asked for: %s, leads to %s', (pedido, temCodigo, passo) => {
    expect(passoDoEndereco(pedido, { temCodigo, foto: null })).toBe(passo);
  });

  it('each leads back to the one before it, and the first to itself', () => {
    const antes = passosDe(SEM_FOTO).map((passo) => passoAnterior(passo, SEM_FOTO));
    expect(antes).toEqual(['resumo', 'resumo', 'leitura', 'codigo']);
  });

  it.each([
    ['foto', null, 'codigo'],
    ['foto', 'falta', 'foto'],
    ['codigo', 'falta', 'foto'],
    ['confirmacao', 'falta', 'foto'],
    ['confirmacao', 'enviada', 'confirmacao'],
    ['leitura', 'falta', 'leitura'],
  ] as const)('the address %s, with a photo that is %s, leads to %s', (pedido, foto, passo) => {
    expect(passoDoEndereco(pedido, { temCodigo: true, foto })).toBe(passo);
  });

  it('a photo that is asked for has its page between the text and the code', () => {
    expect(passoSeguinte('leitura', SEM_FOTO)).toBe('codigo');
    expect(passoSeguinte('leitura', COM_FOTO)).toBe('foto');
    expect(passoAnterior('codigo', COM_FOTO)).toBe('foto');
    expect(ondeEstou('codigo', COM_FOTO).etapa).toBe('Passo 4 de 5 · Código');
  });

  it('the first stands at the base, the others below it, and each says where it is', () => {
    expect(enderecoDoPasso('/assinar', 'resumo')).toBe('/assinar');
    expect(enderecoDoPasso('/assinar', 'leitura')).toBe('/assinar/leitura');
    expect(ondeEstou('leitura', SEM_FOTO)).toEqual({
      etapa: 'Passo 2 de 4 · Ler',
      progresso: { valor: 2, maximo: 4, dito: true },
    });
  });
});
