import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { aprovarEtapa, devolver, enviarNovo } from '../../../../test/pendencias.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

let analista = '';
let solicitacao: SolicitacaoEmAnalise;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  solicitacao = await solicitacaoEmAnalise(servidor, 61, CURSO_SIMPLES);
});

async function fila(caminho: string, token = analista) {
  const resposta = await pedir({ metodo: 'GET', url: `/api/gestao/filas/${caminho}`, token });
  return {
    status: resposta.status,
    itens: resposta
      .corpo<{ itens?: ItemDaFila[] }>()
      .itens?.map(({ id, quemAge, marcas }) => ({ id, quemAge, marcas })),
  };
}
const contagem = async () =>
  (await pedir({ metodo: 'GET', url: '/api/gestao/filas', token: analista }))
    .corpo<{
      filas: Array<{ sigla: string; total: number; exato: boolean; correcoesNaoEnviadas: unknown }>;
    }>()
    .filas.find(({ sigla }) => sigla === 'CORRECAO');
const proxima = async (token: string) =>
  (await pedir({ metodo: 'POST', url: '/api/gestao/filas/CORRECAO/proxima', token })).corpo();

it('is empty while nothing was returned', async () => {
  expect(await fila('CORRECAO')).toEqual({ status: 200, itens: [] });
  expect(await fila('CORRECAO?filtro=com-a-pessoa')).toEqual({ status: 200, itens: [] });
  expect((await fila('PADC')).itens).toMatchObject([{ quemAge: 'analista' }]);
  expect(await proxima(analista)).toEqual({ id: null });
});

it('a returned request waits for its person, and is offered to nobody', async () => {
  const { id, estudante } = solicitacao;
  await devolver(servidor, analista, id, {
    acao: 'devolverDadosComplementares',
    tipoPessoa: 'estudante',
    recusas: [{ tipoDocumento: 'RG' }],
  });
  await pedir({ metodo: 'DELETE', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token: analista });
  expect((await fila('CORRECAO?filtro=com-a-pessoa')).itens).toEqual([
    { id, quemAge: 'estudante', marcas: [] },
  ]);
  expect((await fila('PADC?filtro=com-a-pessoa')).itens).toEqual([]);
  expect((await fila('CORRECAO')).itens).toEqual([]);
  expect(await proxima(analista)).toEqual({ id: null });
  await enviarNovo(servidor, estudante, id, 'estudante', 'RG');
  expect(await contagem()).toMatchObject({ total: 0, correcoesNaoEnviadas: { total: 1, exato: true } });
});

it('what came back waits for an analyst, is counted, and is claimed once', async () => {
  const { id, estudante } = solicitacao;
  const envio = await pedir({
    metodo: 'POST',
    url: `/api/solicitacao/pendencias/${id}/concluir`,
    token: estudante.token,
  });
  expect(envio.status, envio.texto).toBe(200);
  expect((await fila('CORRECAO')).itens).toEqual([{ id, quemAge: 'analista', marcas: ['corrigida'] }]);
  expect((await fila('CORRECAO?filtro=com-a-pessoa')).itens).toEqual([]);
  expect(await contagem()).toMatchObject({ total: 1, exato: true, correcoesNaoEnviadas: { total: 0 } });
  const { token: colega } = await criarOperador(servidor, 'analista');
  expect(await proxima(analista)).toEqual({ id });
  expect(await proxima(colega)).toEqual({ id: null });
});

it('a stage that was approved leaves no correction to the next one', async () => {
  const { id } = solicitacao;
  await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
  expect((await fila('CORRECAO')).itens).toEqual([]);
  expect((await fila('PAF')).itens).toEqual([{ id, quemAge: 'analista', marcas: [] }]);
});

it('is the analysts’ alone', async () => {
  const serra = await db.selectFrom('instituicao').select('id').limit(1).executeTakeFirstOrThrow();
  const { token } = await criarOperador(servidor, 'instituicao', serra.id);
  expect((await fila('CORRECAO', token)).status).toBe(404);
});
