import { iniciosDaEspera } from '@credito/domain/andamento/espera';
import { intervaloDoPrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { inserirAlteracao } from '../../../../test/alteracoes.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

// A Monday: what was sent on Friday and on Saturday is due on the same days.
const servidor = await criarServidorDeTeste({ agora: '2026-11-30T15:20:00-03:00' });
const { configuracao } = servidor.contexto;
const { db, pedir, relogio } = servidor;

let analista = '';
const solicitacoes: number[] = [];

async function ids(caminho: string): Promise<number[]> {
  const resposta = await pedir({ metodo: 'GET', url: `/api/gestao/${caminho}`, token: analista });
  expect(resposta.status).toBe(200);
  // In which order is told elsewhere: what is due first did not always come first.
  return resposta
    .corpo<{ itens: { id: number }[] }>()
    .itens.map(({ id }) => id)
    .sort((a, b) => a - b);
}

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  for (const numero of [7_100, 7_101, 7_102, 7_103])
    solicitacoes.push((await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES)).id);
});

/** Each began so that it is due a moment before now, later today, in a week, and in eight days. */
function comecosPorPrazo(): Date[] {
  const espera = {
    tipo: 'promessa',
    diasUteis: configuracao.provedor.prazoDeAnaliseDiasUteis,
  } as const;
  const agora = relogio.agora();
  const vencidos = iniciosDaEspera(espera, intervaloDoPrazo('vencidos', agora))[0]?.ate ?? agora;
  const hoje = iniciosDaEspera(espera, intervaloDoPrazo('hoje', agora)).at(-1)?.de ?? agora;
  const semana = iniciosDaEspera(espera, intervaloDoPrazo('sete-dias', agora))[0]?.ate ?? agora;
  return [new Date(vencidos.getTime() - 1), hoje, new Date(semana.getTime() - 1), semana];
}

describe('only what is due', () => {
  it('of requests, by when each came to the stage', async () => {
    for (const [posicao, situacao_desde] of comecosPorPrazo().entries())
      await db
        .updateTable('solicitacao')
        .set({ situacao_desde })
        .where('id', '=', solicitacoes[posicao] ?? 0)
        .execute();
    const [vencida, hoje, semana] = solicitacoes;
    expect(await ids('filas/PADC?prazo=todos')).toEqual(solicitacoes);
    expect(await ids('filas/PADC?prazo=vencidos')).toEqual([vencida]);
    expect(await ids('filas/PADC?prazo=hoje')).toEqual([hoje]);
    expect(await ids('filas/PADC?prazo=sete-dias')).toEqual([hoje, semana]);
    expect(await ids('filas/PADC?prazo=vencidos&atribuicao=livres')).toEqual([vencida]);
    expect(await ids('filas/PADC?prazo=vencidos&filtro=risco')).toEqual([]);
    await db
      .updateTable('solicitacao')
      .set({ correcoes: 1 })
      .where('id', '=', vencida ?? 0)
      .execute();
    expect(await ids('filas/CORRECAO?prazo=vencidos')).toEqual([vencida]);
    expect(await ids('filas/CORRECAO?prazo=vencidos&filtro=com-a-pessoa')).toEqual([]);
    expect(await ids('filas/RECURSO?prazo=vencidos')).toEqual([]);
    const url = '/api/gestao/filas/PADC?prazo=ontem';
    expect((await pedir({ metodo: 'GET', url, token: analista })).status).toBe(400);
  });

  it('of contracts that wait for signatures, by the last day; signed in time, none', async () => {
    const [solicitacao = 0] = solicitacoes;
    const feitos: number[] = [];
    for (const [posicao, prazo] of ['2026-11-29', '2026-11-30', '2026-12-07', '2026-12-08'].entries())
      feitos.push(
        await inserirContrato(servidor, solicitacao, {
          codigo: 'VIS',
          prazo,
          termo: { ano: 2027 + posicao, semestre: 1 },
        }),
      );
    const [vencido, hoje, semana] = feitos;
    expect(await ids('contratos?codigo=VIS')).toEqual(feitos);
    expect(await ids('contratos?codigo=VIS&prazo=vencidos')).toEqual([vencido]);
    expect(await ids('contratos?codigo=VIS&prazo=hoje')).toEqual([hoje]);
    expect(await ids('contratos?codigo=VIS&prazo=sete-dias')).toEqual([hoje, semana]);
    await db
      .updateTable('contrato')
      .set({ codigo: 'REC' })
      .where('id', '=', vencido ?? 0)
      .execute();
    expect(await ids('contratos?codigo=REC&prazo=vencidos')).toEqual([]);
  });

  it('of alterations, in the same way', async () => {
    const [solicitacao = 0] = solicitacoes.slice(1);
    const contrato = await inserirContrato(servidor, solicitacao, { codigo: 'EFE' });
    const alteracao = await inserirAlteracao(servidor, contrato, { fluxo: 'DIS', prazo: '2026-12-07' });
    expect(await ids('alteracoes?fluxo=DIS&prazo=sete-dias')).toEqual([alteracao]);
    expect(await ids('alteracoes?fluxo=DIS&prazo=hoje')).toEqual([]);
    relogio.avancar({ minutos: 8 * 24 * 60 });
    analista = (await criarOperador(servidor, 'analista')).token;
    expect(await ids('alteracoes?fluxo=DIS&prazo=vencidos')).toEqual([alteracao]);
  });
});

it('counts what else waits for whoever decides, and tells nobody else', async () => {
  const alem = async (token: string) =>
    (await pedir({ metodo: 'GET', url: '/api/gestao/filas', token })).corpo<{ alemDasFilas: unknown }>()
      .alemDasFilas;
  const nada = { total: 0, exato: true };
  expect(await alem(analista)).toEqual({ mensagens: nada, atualizacoes: nada });
  const [solicitacao = 0] = solicitacoes;
  const { id: participante_id } = await db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacao)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversa')
    .values({
      solicitacao_id: solicitacao,
      participante_id,
      assunto: 'DADOS',
      aguarda: 'equipe',
      criada_em: relogio.agora(),
      atualizada_em: relogio.agora(),
      id: sql`gen_random_uuid()`,
    })
    .execute();
  expect(await alem(analista)).toEqual({ mensagens: { total: 1, exato: true }, atualizacoes: nada });
  const { id: instituicao } = await db.selectFrom('instituicao').select('id').executeTakeFirstOrThrow();
  expect(await alem((await criarOperador(servidor, 'instituicao', instituicao)).token)).toBeNull();
});
