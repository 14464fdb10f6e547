/** A queue where many requests are held: the next free one is found as fast as in an untouched one. */

import { randomUUID } from 'node:crypto';
import type { Fila } from '@credito/domain/gestao/filas';
import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { LIVRE } from '../../atribuicao/atribuicao.ts';
import { assumirLivre } from './atribuicao.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, relogio, pedir } = servidor;
const QUANTAS = 2_000;
let analista = { operadorId: '', token: '' };

beforeAll(async () => {
  await semearCatalogo(db);
  analista = await criarOperador(servidor, 'analista');
  const { id } = await solicitacaoEmAnalise(servidor, 1);
  await sql`insert into conta (id, cpf, nome, email, telefone, criada_em, atualizada_em)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, (20000000000 + n)::text, 'Ana Prado',
      'ana' || n || '@exemplo.com.br', '11900000000', now(), now()
    from generate_series(1, ${sql.lit(QUANTAS)}) n`.execute(db);
  await sql`insert into solicitacao (protocolo, conta_id, sigla, status_solicitacao, instituicao_id, bolsa_id,
      campus_id, curso_id, grau, catalogo, dados, percentual, mensalidade_centavos, criada_em, atualizada_em,
      situacao_desde, concluida_em)
    select 'fila' || n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, sigla, status_solicitacao,
      instituicao_id, bolsa_id, campus_id, curso_id, grau, catalogo, dados, percentual, mensalidade_centavos,
      criada_em, atualizada_em, situacao_desde + n * interval '1 second', concluida_em
    from solicitacao, generate_series(1, ${sql.lit(QUANTAS)}) n where id = ${id}`.execute(db);
  await sql`analyze solicitacao`.execute(db);
});

const proxima = async (token: string) =>
  (await pedir({ metodo: 'POST', url: '/api/gestao/filas/PADC/proxima', token })).corpo<{
    id: number | null;
  }>().id;

/** The oldest of the queue become the analyst's, until so many minutes from now. */
const assumirMaisAntigas = (quantas: number, minutos: number) =>
  sql`update solicitacao set atribuida_a = ${analista.operadorId}, atribuida_em = ${relogio.agora()},
      atribuida_ate = ${new Date(relogio.agora().getTime() + minutos * 60_000)}
    where id in (select id from solicitacao order by situacao_desde, id limit ${quantas})`.execute(db);

async function maisAntigasLivres(quantas: number): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('solicitacao')
    .select('id')
    .where('atribuida_ate', 'is', null)
    .orderBy('situacao_desde')
    .orderBy('id')
    .limit(quantas)
    .execute();
  return linhas.map(({ id }) => id);
}

interface Passo {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly Passo[];
}

class Desfazer extends Error {}

/** Rows that PostgreSQL touches in all steps of the statement that finds and claims the next one, which is undone. */
async function linhasLidas(
  sigla: Fila = 'PADC',
  fora: readonly number[] = [],
  sessao = { papel: 'analista', operadorId: analista.operadorId } as SessaoDeGestao,
): Promise<number> {
  let planos: ReadonlyArray<{ 'QUERY PLAN': ReadonlyArray<{ Plan: Passo }> }> = [];
  await db
    .transaction()
    .execute(async (trx) => {
      planos = await assumirLivre(trx, sessao, sigla, { fora, agora: relogio.agora() }).explain(
        'json',
        sql`analyze`,
      );
      throw new Desfazer();
    })
    .catch((erro: unknown) => {
      if (!(erro instanceof Desfazer)) throw erro;
    });
  const contar = (passo: Passo): number =>
    passo['Actual Rows'] +
    (passo['Rows Removed by Filter'] ?? 0) +
    (passo.Plans ?? []).reduce((soma, dentro) => soma + contar(dentro), 0);
  return planos.flatMap((plano) => plano['QUERY PLAN']).reduce((soma, { Plan }) => soma + contar(Plan), 0);
}

it('is found without reading past those that colleagues hold', async () => {
  const livre = await linhasLidas();
  await assumirMaisAntigas(QUANTAS - 100, 30);
  expect(await linhasLidas()).toBe(livre);
});

it('is found behind the conflicts of whoever asks by reading those and no more (case STAFF-01)', async () => {
  const livre = await linhasLidas();
  const emConflito = await maisAntigasLivres(3);
  expect(await linhasLidas('PADC', emConflito)).toBe(livre + emConflito.length);
  const { operadorId, token } = await criarOperador(servidor, 'analista');
  await db
    .insertInto('conflito_declarado')
    .values(
      emConflito.map((id) => ({
        id: randomUUID(),
        solicitacao_id: id,
        operador_id: operadorId,
        motivo: 'Vizinha.',
        declarado_em: relogio.agora(),
      })),
    )
    .execute();
  const [, , , quarta] = await maisAntigasLivres(4);
  expect(await proxima(token)).toBe(quarta);
  await db.updateTable('solicitacao').set(LIVRE).where('atribuida_a', '=', operadorId).execute();
});

it('is the oldest again when its claim ran out, though the free ones behind it are many', async () => {
  const [maisAntiga, segunda] = await db
    .selectFrom('solicitacao')
    .select('id')
    .orderBy('situacao_desde')
    .orderBy('id')
    .limit(2)
    .execute();
  relogio.avancar({ minutos: 29 });
  const { token } = await criarOperador(servidor, 'analista');
  expect(await proxima(token)).not.toBe(maisAntiga?.id);
  relogio.avancar({ minutos: 1 });
  const pagina = await pedir({
    metodo: 'GET',
    url: '/api/gestao/filas/PADC?atribuicao=livres&limite=1',
    token,
  });
  expect(pagina.corpo<{ itens: ReadonlyArray<{ id: number }> }>().itens[0]?.id).toBe(maisAntiga?.id);
  expect(await proxima(token)).toBe(maisAntiga?.id);
  expect(await proxima(token)).toBe(segunda?.id);
});

it('goes to one of fifty who ask at once, claims that ran out among them', async () => {
  await assumirMaisAntigas(QUANTAS + 1, 30);
  await assumirMaisAntigas(50, 0);
  const tokens = await Promise.all(
    Array.from({ length: 50 }, async () => (await criarOperador(servidor, 'analista')).token),
  );
  const obtidas = await Promise.all(tokens.map(proxima));
  expect(obtidas).not.toContain(null);
  expect(new Set(obtidas).size).toBe(50);
  expect(await proxima(analista.token)).toBeNull();
});

it.each<[Fila, Partial<{ sigla: Sigla; status_solicitacao: StatusSolicitacao; correcoes: number }>]>([
  ['PAIES', { sigla: 'PAIES' }],
  ['PAF', { sigla: 'PAF' }],
  ['CORRECAO', { sigla: 'PADC', correcoes: 1 }],
  ['RECURSO', { sigla: 'REP', status_solicitacao: 'REPROVADO_EM_RECURSO', correcoes: 0 }],
])('is found as directly in the queue %s', async (fila, situacao) => {
  await db
    .updateTable('solicitacao')
    .set({ ...LIVRE, ...situacao })
    .execute();
  await sql`analyze solicitacao`.execute(db);
  const { instituicao_id } = await db
    .selectFrom('solicitacao')
    .select('instituicao_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sessao = {
    papel: fila === 'PAIES' ? 'instituicao' : 'analista',
    operadorId: analista.operadorId,
    instituicaoId: fila === 'PAIES' ? instituicao_id : null,
  } as SessaoDeGestao;
  const livre = await linhasLidas(fila, [], sessao);
  await assumirMaisAntigas(QUANTAS - 100, 30);
  expect(await linhasLidas(fila, [], sessao)).toBe(livre);
  expect(livre).toBeLessThan(10);
});
