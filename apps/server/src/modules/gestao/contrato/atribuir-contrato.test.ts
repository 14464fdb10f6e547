import type { ContratoDaGestao, ContratoNaFila } from '@credito/api/gestao-contrato.rotas';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { pdfSimples } from '../../../../test/documentos/pdf-hostil.ts';
import { corpoMultipart } from '../../../../test/envio-de-teste.ts';
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

it('of what a colleague has, no paper is received or turned, and no proposal answered', async () => {
  const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 7_201, CURSO_SIMPLES);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacaoId).execute();
  const primeiro = await inserirContrato(servidor, solicitacaoId, { codigo: 'EFU' });
  const versao = async () =>
    (
      await pedir({ metodo: 'GET', url: `/api/gestao/contratos/${primeiro}`, token: colega })
    ).corpo<ContratoDaGestao>().versao;
  const url = `/api/gestao/contratos/${primeiro}`;
  const estaCom = (resposta: { status: number; corpo: <T>() => T }) => [
    resposta.status,
    resposta.corpo<{ message: string }>().message,
  ];
  const RECUSA = [409, expect.stringMatching(/^Este contrato está com /)];

  const [dono, outro] = [mesa, colega];
  expect((await daFila('PUT', dono, primeiro)).status).toBe(200);
  const { body, tipo } = await corpoMultipart({
    arquivo: { conteudo: await pdfSimples('Assinado'), nome: 'assinado.pdf' },
  });
  const guardar = (token: string) =>
    pedir({ metodo: 'POST', url: `${url}/copia`, token, body, cabecalhos: { 'content-type': tipo } });
  expect(estaCom(await guardar(outro))).toEqual(RECUSA);
  const { copia } = (await guardar(dono)).corpo<ContratoDaGestao>();
  expect(copia?.paginas).toBe(1);
  const girar = await pedir({
    metodo: 'POST',
    url: `${url}/copia/giro`,
    token: outro,
    body: { graus: 90, pagina: null, guardadaEm: copia?.guardadaEm },
  });
  expect(estaCom(girar)).toEqual(RECUSA);

  await db.updateTable('contrato').set({ codigo: 'APR' }).where('id', '=', primeiro).execute();
  const propor = { acao: 'efetivar', versao: await versao() };
  expect((await pedir({ metodo: 'POST', url, token: dono, body: propor })).status).toBe(200);
  expect((await daFila('PUT', outro, primeiro)).status).toBe(200);
  const retirar = async () =>
    pedir({
      metodo: 'POST',
      url: `${url}/proposta`,
      token: dono,
      body: { resposta: 'retirar', versao: await versao() },
    });
  expect(estaCom(await retirar())).toEqual(RECUSA);
  expect((await daFila('DELETE', outro, primeiro)).status).toBe(204);
  expect((await retirar()).status).toBe(200);
});
