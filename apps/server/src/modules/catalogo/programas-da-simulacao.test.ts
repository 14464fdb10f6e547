import type { Resposta } from '@credito/api/rota';
import type { rotaProgramasDaSimulacao } from '@credito/api/simulador.rotas';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const { db, pedir } = await criarServidorDeTeste();
beforeAll(() => semearCatalogo(db));

const buscar = () => pedir({ metodo: 'GET', url: '/api/simulador/programas' });
const programas = async () => (await buscar()).corpo<Resposta<typeof rotaProgramasDaSimulacao>>().programas;
const nomes = async () => (await programas()).map(({ programa }) => programa);

describe('the programmes of the simulator', () => {
  it('come to anybody, with the rules of today and what their courses finance', async () => {
    const resposta = await buscar();
    expect(resposta.status, resposta.texto).toBe(200);
    expect(resposta.cabecalhos['cache-control']).toBe('public, max-age=300');
    expect(await programas()).toContainEqual({
      bolsaId: expect.any(Number),
      programa: 'Crédito Graduação Aurora',
      instituicaoId: expect.any(Number),
      instituicao: 'Universidade Aurora',
      grau: 'GRADUACAO',
      percentualMinimo: 25,
      percentualMaximo: 75,
      regras: REGRAS_PADRAO,
    });
  });

  it('are those that take requests', async () => {
    // The institution takes none at the moment.
    expect(await nomes()).not.toContain('Crédito Pedra Branca');
    await db.updateTable('bolsa').set({ habilitada: false }).where('codigo', '=', 'AUR-POS').execute();
    expect(await nomes()).not.toContain('Crédito Pós Aurora');
  });

  it('are not those without rules, or without a course', async () => {
    const { id } = await db
      .selectFrom('bolsa')
      .select('id')
      .where('codigo', '=', 'OFI-TEC')
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('item_do_catalogo')
      .where('entidade', '=', 'regras-do-programa')
      .where('chave', '=', String(id))
      .execute();
    expect(await nomes()).not.toContain('Crédito Técnico Ofício');
    await db.updateTable('oferta').set({ ativa: false }).execute();
    expect(await programas()).toEqual([]);
  });
});
