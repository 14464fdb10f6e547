/** Claims of contracts at the desk. */
import { type CodigoDoContrato, ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { type Atribuicao, apresentarAtribuicao } from '../../atribuicao/atribuicao.ts';
import { assumirContratoLivre, atribuirContrato, soltarContrato } from '../../contrato/atribuicao.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirContratoDaGestao } from './ver-contrato.ts';

const MENSAGEM_SEM_VEZ = 'Este contrato não espera pela equipe.';

const esperaAEquipe = (codigo: CodigoDoContrato) => ESTADOS_DO_CONTRATO[codigo].vez === 'provedor';

async function atribuicaoDe(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  agora: Date,
): Promise<Atribuicao | null> {
  const linha = await db
    .selectFrom('contrato')
    .innerJoin('operador', 'operador.id', 'contrato.atribuida_a')
    .select(['operador.id as operador_id', 'operador.nome as operador', 'contrato.atribuida_ate'])
    .where('contrato.id', '=', id)
    .where('contrato.atribuida_ate', '>', agora)
    .executeTakeFirst();
  return linha ? apresentarAtribuicao(linha, sessao) : null;
}

/** An act on a contract ends every claim on it: it need not be taken for that, only not be a colleague's. */
export async function exigirSemColega(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  agora: Date,
): Promise<void> {
  const atual = await atribuicaoDe(db, sessao, id, agora);
  if (atual && !atual.minha) throw conflito(`Este contrato está com ${atual.nome}.`);
}

export async function assumirContrato(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Atribuicao> {
  const agora = relogio.agora();
  return db.transaction().execute(async (trx) => {
    const { contrato } = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
    await exigirSemConflito(trx, sessao.operadorId, contrato.solicitacao_id);
    if (!esperaAEquipe(contrato.codigo)) throw conflito(MENSAGEM_SEM_VEZ);
    if (!(await atribuirContrato(trx, id, sessao.operadorId, agora)))
      await exigirSemColega(trx, sessao, id, agora);
    const atribuicao = await atribuicaoDe(trx, sessao, id, agora);
    if (!atribuicao) throw conflito(MENSAGEM_SEM_VEZ);
    return atribuicao;
  });
}

export async function liberarContrato({ db }: Contexto, sessao: SessaoDeGestao, id: number): Promise<void> {
  const { contrato } = await exigirContratoDaGestao(db, sessao, id);
  await exigirSemConflito(db, sessao.operadorId, contrato.solicitacao_id);
  await soltarContrato(db, id, sessao.operadorId);
}

export async function assumirProximoContrato(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  codigo: CodigoDoContrato,
  repetivel: ChamadaRepetivel,
): Promise<{ id: number | null }> {
  if (!esperaAEquipe(codigo)) return { id: null };
  const agora = contexto.relogio.agora();
  const fora = await foraDaFila(contexto.db, sessao);
  return umaVez(contexto, repetivel, async (trx) => ({
    id: await assumirContratoLivre(trx, sessao.operadorId, { codigo, fora, agora }),
  }));
}
