/** The action log of an account (spec 1 section 3): who did what, with the author of the session and our own clock. */
import { chaveDaRota } from '@credito/api/rotas';
import { rotaSalvarAcao } from '@credito/api/suporte.rotas';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { registrarVisualizacao } from '../auditoria/auditoria.ts';

/** The session as the log needs it; `operadorId` is the agent behind a support session. */
export interface SessaoDoAutor {
  id: string;
  contaId: string;
  operadorId: string | null;
}

export interface Acao {
  acao: string;
  observacao: string;
}

async function autorDa(
  db: Kysely<DB>,
  { operadorId, contaId }: SessaoDoAutor,
): Promise<{ nome: string; email: string }> {
  return operadorId
    ? db
        .selectFrom('operador')
        .select(['nome', 'email'])
        .where('id', '=', operadorId)
        .executeTakeFirstOrThrow()
    : db.selectFrom('conta').select(['nome', 'email']).where('id', '=', contaId).executeTakeFirstOrThrow();
}

export async function registrarAcao(
  contexto: { relogio: Pick<Contexto['relogio'], 'agora'> },
  db: Kysely<DB>,
  sessao: SessaoDoAutor,
  { acao, observacao }: Acao,
): Promise<void> {
  const autor = await autorDa(db, sessao);
  await db
    .insertInto('acao_estudante')
    .values({
      conta_id: sessao.contaId,
      acao,
      observacao,
      autor_nome: autor.nome,
      autor_email: autor.email,
      operador_id: sessao.operadorId,
      sessao_id: sessao.id,
      em: contexto.relogio.agora(),
    })
    .execute();
}

/** Before the call is answered: what cannot be logged is not shown. `recusada` when the call would change something. */
export async function registrarChamadaDoSuporte(
  contexto: Contexto,
  sessao: SessaoDoAutor & { operadorId: string },
  { chave, resumo, recusada }: { chave: string; resumo: string; recusada: boolean },
): Promise<void> {
  // It writes the log by itself.
  if (chave === chaveDaRota(rotaSalvarAcao)) return;
  const { db, relogio } = contexto;
  const acao = recusada ? `Tentativa recusada: ${resumo}` : resumo;
  await registrarAcao(contexto, db, sessao, { acao, observacao: chave });
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'suporte', id: sessao.operadorId },
    acao: recusada ? 'suporte.tentou' : 'suporte.viu',
    alvo: { tipo: 'rota', id: chave },
    contaId: sessao.contaId,
  });
}
