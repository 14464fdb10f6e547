import type { rotaContagemDeContratos, rotaFilaDeContratos } from '@credito/api/gestao-contrato.rotas';
import type { rotaAptasAContrato, rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import type { Resposta } from '@credito/api/rota';
import { beforeAll, describe, expect, it } from 'vitest';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const QUANTAS = 50;
const TERMO = { ano: 2027, semestre: 1 };
const ULTIMO_MES = '2030-12-01';

const solicitacoes: number[] = [];
let recusada = 0;

beforeAll(async () => {
  for (let numero = 0; numero <= QUANTAS; numero += 1)
    solicitacoes.push((await solicitacaoEmAnalise(servidor, 8_000 + numero, CURSO_SIMPLES)).id);
  await db.updateTable('solicitacao').set({ sigla: 'A', decidida_em: relogio.agora() }).execute();
  // One of them in the middle of the batch is not approved any more.
  recusada = solicitacoes[20] ?? 0;
  await db.updateTable('solicitacao').set({ sigla: 'RDC' }).where('id', '=', recusada).execute();
}, 300_000);

async function gerar(ensaio: boolean): Promise<Resposta<typeof rotaGerarContratos>> {
  const resposta = await pedir({
    metodo: 'POST',
    url: '/api/gestao/contratos/gerar',
    token: mesa.token,
    body: { termo: TERMO, solicitacoes, ultimoMes: ULTIMO_MES, ensaio },
  });
  expect(resposta.status).toBe(200);
  return resposta.corpo();
}

async function aptas(): Promise<Resposta<typeof rotaAptasAContrato>['aptas']> {
  const { instituicao_id } = await db
    .selectFrom('solicitacao')
    .select('instituicao_id')
    .where('id', '=', recusada)
    .executeTakeFirstOrThrow();
  const busca = `instituicaoId=${instituicao_id}&ano=2027&semestre=1&ultimoMes=${ULTIMO_MES}`;
  const resposta = await pedir({
    metodo: 'GET',
    url: `/api/gestao/contratos/aptas?${busca}`,
    token: mesa.token,
  });
  return resposta.corpo<Resposta<typeof rotaAptasAContrato>>().aptas;
}

async function ver<T>(resto: string): Promise<T> {
  return (await pedir({ metodo: 'GET', url: `/api/gestao/contratos${resto}`, token: mesa.token })).corpo<T>();
}

const gravados = async () =>
  (
    await db
      .selectFrom('contrato')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

describe('a batch of 50', () => {
  it('is rehearsed without writing anything, and offers what it would generate', async () => {
    const antes = await aptas();
    expect(antes).toHaveLength(QUANTAS);
    expect(antes.every(({ impedimento, valorCentavos }) => impedimento === null && valorCentavos)).toBe(true);
    const ensaio = await gerar(true);
    expect([ensaio.gerados.length, ensaio.falhas]).toEqual([
      QUANTAS,
      [{ solicitacaoId: recusada, motivo: 'A solicitação não está aprovada.' }],
    ]);
    expect(ensaio.gerados.every(({ contratoId }) => contratoId === null)).toBe(true);
    expect(Number(await gravados())).toBe(0);
  });

  it('generates each once, whoever else sends the same, and one that fails stops none', async () => {
    const lotes = await Promise.all([gerar(false), gerar(false)]);
    const gerados = lotes.flatMap((lote) => lote.gerados.map(({ solicitacaoId }) => solicitacaoId));
    expect(gerados.toSorted((a, b) => a - b)).toEqual(solicitacoes.filter((id) => id !== recusada));
    for (const { falhas } of lotes)
      expect(falhas.find(({ solicitacaoId }) => solicitacaoId === recusada)?.motivo).toBe(
        'A solicitação não está aprovada.',
      );
    expect(Number(await gravados())).toBe(QUANTAS);
    expect(await aptas()).toEqual([]);
  });

  it('is listed page by page, each contract once, and counted', async () => {
    const vistos: number[] = [];
    for (let depoisDe: string | null = ''; depoisDe !== null; ) {
      const pagina: Resposta<typeof rotaFilaDeContratos> = await ver(
        `?codigo=GER&limite=20${depoisDe ? `&depoisDe=${depoisDe}` : ''}`,
      );
      vistos.push(...pagina.itens.map(({ id }) => id));
      depoisDe = pagina.proxima;
    }
    expect(vistos).toHaveLength(QUANTAS);
    expect(vistos).toEqual([...new Set(vistos)].toSorted((a, b) => a - b));
    // A place in the list that no calendar has is the client's error.
    const alem = await pedir({
      metodo: 'GET',
      url: '/api/gestao/contratos?codigo=GER&depoisDe=9999999999999999999.1',
      token: mesa.token,
    });
    expect(alem.status).toBe(400);
    const { situacoes, esperam } = await ver<Resposta<typeof rotaContagemDeContratos>>('/contagem');
    expect(esperam).toEqual({ total: QUANTAS, exato: true });
    expect(situacoes.find(({ codigo }) => codigo === 'GER')).toMatchObject({
      total: QUANTAS,
      exato: true,
      maisAntigoDesde: relogio.agora().toISOString(),
    });
  });
});

it('a cancelled contract of the term is said, and whoever left the course gets no other one', async () => {
  const [, um = 0, outro = 0] = solicitacoes;
  const cancelar = (solicitacaoId: number, mais: { curso_terminou_em?: string }) =>
    db
      .updateTable('contrato')
      .set({ codigo: 'CAN', causa_do_cancelamento: 'recusa', cancelado_de: 'DPR', ...mais })
      .where('solicitacao_id', '=', solicitacaoId)
      .execute();
  await cancelar(um, {});
  await cancelar(outro, { curso_terminou_em: '2026-07-22' });
  const lista = await aptas();
  expect(lista.find(({ solicitacaoId }) => solicitacaoId === um)).toMatchObject({
    impedimento: null,
    aviso: expect.stringContaining('alguém não quis assinar'),
  });
  expect(lista.find(({ solicitacaoId }) => solicitacaoId === outro)?.impedimento).toBe(
    'O estudante deixou o curso: ele terminou em 22/07/2026.',
  );
});
