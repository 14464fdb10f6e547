import type { UsosDaEquipe } from '@credito/api/gestao-cotas.rotas';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste({
  env: {
    COTA_DE_MESAS: '2',
    COTA_DE_REVELACOES: '1',
    COTA_DE_FICHAS: '1',
    DURACAO_DO_TOKEN_SEGUNDOS: '86400',
  },
});
const { db, pedir, relogio } = servidor;
await semearCatalogo(db);
const analista = await criarOperador(servidor, 'analista');
const administrador = await criarOperador(servidor, 'administrador');
const suporte = await criarOperador(servidor, 'suporte');
const ids: number[] = [];
const contas: string[] = [];

beforeAll(async () => {
  for (let numero = 0; numero < 6; numero += 1) {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 950 + numero);
    ids.push(id);
    contas.push(estudante.contaId);
  }
});

const abrir = (indice: number) =>
  pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${ids[indice]}`, token: analista.token });
const usos = async () =>
  (
    await pedir({ metodo: 'GET', url: '/api/gestao/uso-de-dados', token: administrador.token })
  ).corpo<UsosDaEquipe>();
const administrar = (acao: string, body: unknown) =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/uso-de-dados/${analista.operadorId}/${acao}`,
    token: administrador.token,
    body,
  });
const avisos = () =>
  db
    .selectFrom('mensagem')
    .select(['assunto', 'destino'])
    .where('modelo', '=', 'gestao-cota')
    .orderBy('criada_em')
    .orderBy('assunto')
    .execute();

it('the same request opened again does not count, and the quota tells the administration once', async () => {
  for (const indice of [0, 0, 0, 1, 1]) expect((await abrir(indice)).status).toBe(200);
  const { usos: deHoje, alertas } = await usos();
  expect(deHoje).toMatchObject([{ uso: 'mesa', contagem: 2, cota: 2, teto: 4, recusas: 0 }]);
  expect(alertas).toMatchObject([{ operadorId: analista.operadorId, uso: 'mesa', vistoPor: null }]);
  expect(await avisos()).toEqual([
    { assunto: 'Fundação Ipê: Pessoa analista chegou à cota de hoje', destino: expect.any(String) },
  ]);
});

it('past the ceiling it refuses with a sentence, also in parallel, and what was open stays open', async () => {
  const respostas = await Promise.all([2, 3, 4, 5].map(abrir));
  expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  const recusada = respostas.find(({ status }) => status === 429);
  expect(recusada?.corpo<{ message: string }>().message).toBe(
    'Você chegou ao limite de hoje: 4 solicitações abertas. O limite se renova à meia-noite. Para continuar hoje, peça à administração que libere.',
  );
  // From noon in São Paulo to midnight.
  expect(Number(recusada?.cabecalhos['retry-after'])).toBe(12 * 3_600);
  expect((await abrir(0)).status).toBe(200);
  expect((await usos()).usos[0]).toMatchObject({ contagem: 4, recusas: 2 });
  expect(await avisos()).toHaveLength(2);
});

it('the administration gives one more quota for today, with a reason, and says that it saw the alert', async () => {
  expect((await administrar('liberar', { uso: 'mesa', motivo: 'curto' })).status).toBe(400);
  expect((await administrar('liberar', { uso: 'documento', motivo: 'Mutirão de hoje.' })).status).toBe(404);
  expect((await administrar('liberar', { uso: 'mesa', motivo: 'Mutirão de hoje.' })).status).toBe(204);
  const respostas = await Promise.all([2, 3, 4, 5].map(abrir));
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { hoje } = await usos();
  expect((await administrar('visto', { dia: hoje, uso: 'mesa' })).status).toBe(204);
  expect((await usos()).alertas[0]).toMatchObject({ vistoPor: 'Pessoa administrador', teto: 6 });
});

it('nobody gives more to themselves', async () => {
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/gestao/uso-de-dados/${administrador.operadorId}/liberar`,
    token: administrador.token,
    body: { uso: 'exportacao', motivo: 'Preciso de mais hoje.' },
  });
  expect(resposta.status).toBe(409);
});

it('reveals and files of the support have quotas of their own', async () => {
  const revelar = (indice: number) =>
    pedir({
      metodo: 'POST',
      url: `/api/gestao/solicitacoes/${ids[indice]}/revelar/estudante`,
      token: analista.token,
    });
  expect((await Promise.all([revelar(0), revelar(0)])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await revelar(1)).status).toBe(200);
  expect((await revelar(2)).status).toBe(429);
  const ficha = (indice: number) =>
    pedir({
      metodo: 'GET',
      url: `/api/gestao/suporte/pessoas/${contas[indice]}`,
      token: suporte.token,
    });
  expect([await ficha(0), await ficha(1), await ficha(2)].map(({ status }) => status)).toEqual([
    200, 200, 429,
  ]);
  const minhas = await pedir({ metodo: 'GET', url: '/api/gestao/eu/uso-de-dados', token: suporte.token });
  expect(minhas.corpo<{ usos: unknown[] }>().usos).toContainEqual({ uso: 'ficha', contagem: 2, teto: 2 });
});

it('the next day in São Paulo begins anew', async () => {
  relogio.avancar({ minutos: 12 * 60 });
  const { token } = await criarOperador(servidor, 'administrador');
  expect(
    (await pedir({ metodo: 'GET', url: '/api/gestao/uso-de-dados', token })).corpo<UsosDaEquipe>(),
  ).toMatchObject({ hoje: '2026-11-28', usos: [] });
});
