/** Claims of updates at the desk. */
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { type Atribuicao, apresentarAtribuicao } from '../../atribuicao/atribuicao.ts';
import {
  assumirAtualizacaoLivre,
  atribuirAtualizacao,
  soltarAtualizacao,
} from '../../atualizacao/atribuicao.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import type { AtualizacaoCompleta } from '../../parte-da-atualizacao/atualizacao.repository.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirAtualizacaoDaMesa } from './ver-atualizacao.ts';

const MENSAGEM_FORA_DA_FILA = 'Esta atualização não está em análise.';

async function atribuicaoDe(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  agora: Date,
): Promise<Atribuicao | null> {
  const linha = await db
    .selectFrom('atualizacao')
    .innerJoin('operador', 'operador.id', 'atualizacao.atribuida_a')
    .select(['operador.id as operador_id', 'operador.nome as operador', 'atualizacao.atribuida_ate'])
    .where('atualizacao.id', '=', id)
    .where('atualizacao.atribuida_ate', '>', agora)
    .executeTakeFirst();
  return linha ? apresentarAtribuicao(linha, sessao) : null;
}

/** For every change under analysis: takes the update if it is free, refuses if a colleague holds it. */
export async function exigirAtribuicaoDaAtualizacao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { atualizacao: { id, estado } }: AtualizacaoCompleta,
  agora: Date,
): Promise<void> {
  if (estado !== 'pendente-analise' || (await atribuirAtualizacao(db, id, sessao.operadorId, agora))) return;
  const atual = await atribuicaoDe(db, sessao, id, agora);
  throw conflito(`Esta atualização está com ${atual?.nome ?? 'outra pessoa da equipe'}.`);
}

export async function assumirAtualizacao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Atribuicao> {
  const agora = relogio.agora();
  return db.transaction().execute(async (trx) => {
    const completa = await exigirAtualizacaoDaMesa(trx, sessao, id, { travar: true });
    await exigirAtribuicaoDaAtualizacao(trx, sessao, completa, agora);
    const atribuicao = await atribuicaoDe(trx, sessao, id, agora);
    if (!atribuicao) throw conflito(MENSAGEM_FORA_DA_FILA);
    return atribuicao;
  });
}

export async function liberarAtualizacao(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<void> {
  await exigirAtualizacaoDaMesa(db, sessao, id);
  await soltarAtualizacao(db, id, sessao.operadorId);
}

export async function assumirProximaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  repetivel: ChamadaRepetivel,
): Promise<{ id: number | null }> {
  const agora = contexto.relogio.agora();
  const fora = await foraDaFila(contexto.db, sessao);
  return umaVez(contexto, repetivel, async (trx) => ({
    id: await assumirAtualizacaoLivre(trx, sessao.operadorId, { fora, agora }),
  }));
}
