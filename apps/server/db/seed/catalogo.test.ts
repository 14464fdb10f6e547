import { GRAUS } from '@credito/domain/instituicao/niveis';
import { describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../test/banco-de-teste.ts';
import { semearCatalogo } from './catalogo.ts';
import { CATALOGO } from './catalogo-dados.ts';

const { db } = await criarBancoDeTeste();

const contar = async () => ({
  instituicoes: (await db.selectFrom('instituicao').select('id').execute()).length,
  ofertas: (await db.selectFrom('oferta').select('curso_id').execute()).length,
  profissoes: (await db.selectFrom('profissao').select('id').execute()).length,
});

describe('the demonstration catalogue', () => {
  it('is filled once, however often the server starts', async () => {
    await semearCatalogo(db);
    const primeira = await contar();
    expect(primeira.profissoes).toBeGreaterThan(2_600);
    expect(primeira.ofertas).toBeGreaterThan(20);
    await semearCatalogo(db);
    await expect(contar()).resolves.toEqual(primeira);
  });

  it('offers a course at every level and every kind of coverage', async () => {
    const ofertas = await db
      .selectFrom('oferta')
      .innerJoin('bolsa', 'bolsa.id', 'oferta.bolsa_id')
      .select(['bolsa.grau', 'oferta.cobertura'])
      .execute();
    expect(new Set(ofertas.map((oferta) => oferta.grau))).toEqual(new Set(GRAUS));
    const tipos = ofertas.map(({ cobertura }) => (cobertura as { tipo: string }).tipo);
    expect(new Set(tipos)).toEqual(new Set(['F', 'V', 'O']));
  });

  it('represents each demand by an institution that makes it and one that does not', () => {
    const exigencias = CATALOGO.map((instituicao) => instituicao.exigencias);
    for (const nome of Object.keys(exigencias[0] ?? {}))
      expect(
        new Set(exigencias.map((item) => Boolean(item[nome as keyof typeof item]))).size,
        `both answers to ${nome}`,
      ).toBe(2);
  });

  it('has a title for "other" and the official titles by their codes', async () => {
    const nomes = await db
      .selectFrom('profissao')
      .select(['id', 'nome'])
      .where('id', 'in', [0, 322205])
      .orderBy('id')
      .execute();
    expect(nomes).toEqual([
      { id: 0, nome: 'Outra' },
      { id: 322205, nome: 'Técnico de enfermagem' },
    ]);
  });
});
