import type { ContratoDaGestao, ContratoNaFila } from '@credito/api/gestao-contrato.rotas';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { conferirInvariantes } from '../../invariantes/conferir-invariantes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir, relogio } = servidor;

let mesa = '';
let colega = '';
const contratos: number[] = [];

beforeAll(async () => {
  await semearCatalogo(db);
  mesa = (await criarOperador(servidor, 'analista')).token;
  colega = (await criarOperador(servidor, 'analista')).token;
  const { id } = await solicitacaoEmAnalise(servidor, 7_200, CURSO_SIMPLES);
  for (const ano of [2027, 2028, 2029]) {
    contratos.push(await inserirContrato(servidor, id, { codigo: 'REC', termo: { ano, semestre: 1 } }));
    relogio.avancar({ minutos: 1 });
  }
});

const proximo = async (token: string, codigo = 'REC') =>
  (await pedir({ metodo: 'POST', url: '/api/gestao/contratos/proximo', token, body: { codigo } })).corpo<{
    id: number | null;
  }>().id;
const daFila = (metodo: 'PUT' | 'DELETE', token: string, id: number) =>
  pedir({ metodo, url: `/api/gestao/contratos/${id}/atribuicao`, token });
const comQuem = async (token: string) =>
  (await pedir({ metodo: 'GET', url: '/api/gestao/contratos?codigo=REC', token }))
    .corpo<{ itens: ContratoNaFila[] }>()
    .itens.map(({ atribuicao }) => atribuicao && [atribuicao.nome, atribuicao.minha]);
const reprovar = async (token: string, id: number) => {
  const url = `/api/gestao/contratos/${id}`;
  const { versao } = (await pedir({ metodo: 'GET', url, token })).corpo<ContratoDaGestao>();
  return pedir({ metodo: 'POST', url, token, body: { acao: 'reprovar', versao, motivos: MOTIVOS } });
};
const MOTIVOS = [{ codigo: 'CONTRATO_INVALIDO', explicacao: null }];

it('the next contract is the one that waits longest, and goes to one person', async () => {
  const obtidos = await Promise.all([proximo(mesa), proximo(colega)]);
  expect(obtidos.toSorted()).toEqual(contratos.slice(0, 2));
  expect(await proximo(mesa)).toBe(contratos[2]);
  expect(await proximo(mesa)).toBeNull();
  expect(await comQuem(mesa)).toHaveLength(3);
  expect((await comQuem(mesa)).filter((atribuicao) => atribuicao?.[1])).toHaveLength(2);
});

it('what a colleague has is neither taken nor decided, and what was given back is', async () => {
  const [, , terceiro = 0] = contratos;
  const recusada = await daFila('PUT', colega, terceiro);
  expect([recusada.status, recusada.corpo().message]).toEqual([
    409,
    expect.stringMatching(/^Este contrato está com /),
  ]);
  expect((await reprovar(colega, terceiro)).status).toBe(409);
  expect((await daFila('DELETE', colega, terceiro)).status).toBe(204);
  expect((await reprovar(colega, terceiro)).status).toBe(409);
  expect((await daFila('DELETE', mesa, terceiro)).status).toBe(204);
  expect((await daFila('PUT', colega, terceiro)).status).toBe(200);
});

it('an act ends the claim, and so does the time', async () => {
  const [, , terceiro = 0] = contratos;
  expect((await reprovar(colega, terceiro)).status).toBe(200);
  expect((await daFila('PUT', mesa, terceiro)).status).toBe(200);
  relogio.avancar({ minutos: 31 });
  expect((await comQuem(mesa)).filter(Boolean)).toEqual([]);
  expect(await proximo(mesa)).toBe(contratos[0]);
  expect((await conferirInvariantes(db)).filter(({ id }) => id.startsWith('contract-claimed'))).toEqual([]);
});

it('nobody takes what waits for somebody else', async () => {
  await db
    .updateTable('contrato')
    .set({ codigo: 'VIS' })
    .where('id', '=', contratos[1] ?? 0)
    .execute();
  expect(await proximo(colega, 'VIS')).toBeNull();
  expect((await daFila('PUT', colega, contratos[1] ?? 0)).status).toBe(409);
});
