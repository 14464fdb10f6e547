/** Claims: one operator at a time on a request, for a limited time. */
import { type Fila, filaDaSolicitacao, filasDoPapel } from '@credito/domain/gestao/filas';
import { MENSAGEM_DE_QUEM_REPROVOU, podeAvaliarRecurso } from '@credito/domain/recurso/recurso';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import {
  type Atribuicao,
  apresentarAtribuicao,
  comPessoaDaEquipe,
  LIVRE,
  podeAssumir,
} from '../../atribuicao/atribuicao.ts';
import { soltarAtualizacoesDe } from '../../atualizacao/atribuicao.ts';
import { soltarContratosDe } from '../../contrato/atribuicao.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { findRecurso } from '../../recurso/recurso.repository.ts';
import { podeVer } from '../acesso.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { daFila, livre } from './fila.repository.ts';

export async function verAtribuicao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  agora: Date,
): Promise<Atribuicao | null> {
  const linha = await db
    .selectFrom('solicitacao')
    .innerJoin('operador', 'operador.id', 'solicitacao.atribuida_a')
    .select(['operador.id as operador_id', 'operador.nome as operador', 'solicitacao.atribuida_ate'])
    .where('solicitacao.id', '=', solicitacaoId)
    .where('solicitacao.atribuida_ate', '>', agora)
    .executeTakeFirst();
  return linha ? apresentarAtribuicao(linha, sessao) : null;
}

/** Claims, or prolongs one's own claim; false when somebody else holds the request. Atomic in one statement. */
async function atribuir(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  agora: Date,
): Promise<boolean> {
  const linha = await db
    .updateTable('solicitacao')
    .set(comPessoaDaEquipe(sessao.operadorId, agora))
    .where('id', '=', solicitacaoId)
    .where(podeAssumir(sessao.operadorId, agora))
    .returning('id')
    .executeTakeFirst();
  return linha !== undefined;
}

/** For every change that an operator makes: takes the request if it is free, refuses if a colleague holds it. */
export async function exigirAtribuicao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  agora: Date,
): Promise<void> {
  if (await atribuir(db, sessao, solicitacaoId, agora)) return;
  const atual = await verAtribuicao(db, sessao, solicitacaoId, agora);
  throw conflito(`Esta solicitação está com ${atual?.nome ?? 'outra pessoa da equipe'}.`);
}

export async function assumirSolicitacao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Atribuicao> {
  const agora = relogio.agora();
  await exigirNaFila(db, sessao, id);
  await exigirAtribuicao(db, sessao, id, agora);
  const atribuicao = await verAtribuicao(db, sessao, id, agora);
  if (!atribuicao) throw conflito('Esta solicitação acabou de sair da fila.');
  return atribuicao;
}

/** Gives the request back; doing it twice, or without holding it, changes nothing. */
export async function liberarSolicitacao(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<void> {
  await exigirVisivel(db, sessao, id);
  await db
    .updateTable('solicitacao')
    .set(LIVRE)
    .where('id', '=', id)
    .where('atribuida_a', '=', sessao.operadorId)
    .execute();
}

/** What was decided, cancelled or answered is in nobody's hands. */
export async function soltarSolicitacao(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('solicitacao')
    .set(LIVRE)
    .where('id', '=', id)
    .where('atribuida_ate', 'is not', null)
    .execute();
}

/** Whoever changes roles, or leaves, holds nothing any more. */
export async function soltarTudoDe(db: Kysely<DB>, operadorId: string): Promise<void> {
  await db
    .updateTable('solicitacao')
    .set(LIVRE)
    .where('id', 'in', emOrdem(db).where('atribuida_a', '=', operadorId))
    .execute();
  await soltarAtualizacoesDe(db, operadorId);
  await soltarContratosDe(db, operadorId);
}

/** Requests locked one after the other: two who take several at once never wait for each other in a circle. */
export function emOrdem(db: Kysely<DB>) {
  return db.selectFrom('solicitacao').select('solicitacao.id').orderBy('solicitacao.id').forNoKeyUpdate();
}

const TRAVA_DAS_VENCIDAS = 7_301_600;

/**
 * Claims that ran out become free, each of them once, so that the next free request is found by an index. One person
 * at a time: whoever waited for the rows themselves would hold them for a moment after they became free, and colleagues
 * who pass over what is held would find an empty queue.
 */
async function soltarVencidas(db: Kysely<DB>, agora: Date): Promise<void> {
  const vencidas = db.selectFrom('solicitacao').select('id').where('atribuida_ate', '<=', agora);
  if (!(await vencidas.limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${TRAVA_DAS_VENCIDAS})`.execute(trx);
    await trx
      .updateTable('solicitacao')
      .set(LIVRE)
      .where('id', 'in', emOrdem(trx).where('atribuida_ate', '<=', agora))
      .execute();
  });
}

/** The oldest that this person may take and nobody holds; PostgreSQL finds it in an index of free requests. */
function proximaLivre(db: Kysely<DB>, sessao: SessaoDeGestao, sigla: Fila, fora: readonly number[]) {
  return (
    db
      .selectFrom('solicitacao')
      .select('id')
      .where(daFila(sigla))
      .$if(sessao.papel === 'instituicao', (consulta) =>
        consulta.where('instituicao_id', '=', sessao.instituicaoId ?? 0),
      )
      .where(livre)
      .$if(fora.length > 0, (consulta) => consulta.where('solicitacao.id', 'not in', fora))
      // An appeal does not go to whoever took part in the refusal.
      .$if(sigla === 'RECURSO', (consulta) =>
        consulta.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('recurso')
                .select(sql`1`.as('um'))
                .whereRef('recurso.solicitacao_id', '=', 'solicitacao.id')
                .where(sql<boolean>`${sessao.operadorId}::uuid = any (recurso.decisores)`),
            ),
          ),
        ),
      )
      .orderBy('situacao_desde')
      .orderBy('id')
      .limit(1)
  );
}

/**
 * Claims the oldest request that nobody holds, in the statement that finds it. Rows that a colleague is claiming at this
 * moment are skipped, so that fifty analysts never wait for each other; one that a colleague has claimed since the
 * statement began is looked at again when it is locked, and passed over.
 */
export function assumirLivre(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  sigla: Fila,
  { fora, agora }: { fora: readonly number[]; agora: Date },
) {
  return db
    .updateTable('solicitacao')
    .set(comPessoaDaEquipe(sessao.operadorId, agora))
    .where('id', '=', proximaLivre(db, sessao, sigla, fora).forNoKeyUpdate().skipLocked())
    .returning('id');
}

export async function assumirProxima(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  sigla: Fila,
  repetivel: ChamadaRepetivel,
): Promise<{ id: number | null }> {
  if (!filasDoPapel(sessao.papel).includes(sigla)) throw naoEncontrado();
  const agora = contexto.relogio.agora();
  await soltarVencidas(contexto.db, agora);
  const fora = await foraDaFila(contexto.db, sessao);
  return umaVez(contexto, repetivel, async (trx) => {
    const assumida = await assumirLivre(trx, sessao, sigla, { fora, agora }).executeTakeFirst();
    return { id: assumida?.id ?? null };
  });
}

async function exigirVisivel(db: Kysely<DB>, sessao: SessaoDeGestao, id: number) {
  const solicitacao = await db
    .selectFrom('solicitacao')
    .select(['sigla', 'status_solicitacao', 'instituicao_id', 'concluida_em'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!solicitacao || !podeVer(sessao, solicitacao)) throw naoEncontrado();
  await exigirSemConflito(db, sessao.operadorId, id);
  return solicitacao;
}

async function exigirNaFila(db: Kysely<DB>, sessao: SessaoDeGestao, id: number): Promise<void> {
  const { sigla, status_solicitacao } = await exigirVisivel(db, sessao, id);
  const fila = filaDaSolicitacao({ sigla, statusSolicitacao: status_solicitacao });
  if (!fila || !filasDoPapel(sessao.papel).includes(fila))
    throw conflito('Esta solicitação não está na sua fila.');
  const recurso = fila === 'RECURSO' ? await findRecurso(db, id) : undefined;
  if (recurso && !podeAvaliarRecurso(sessao.operadorId, recurso.decisores))
    throw conflito(MENSAGEM_DE_QUEM_REPROVOU);
}
