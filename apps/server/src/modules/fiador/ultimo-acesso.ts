import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import { solicitacaoDoParticipante } from '../solicitacao/achar-solicitacao.ts';
import { fiadorPorId } from '../solicitacao/fiadores-da-solicitacao.ts';

/** When a guarantor was last here: for the student and for the guarantor, not for the other guarantor. */
export async function lerUltimoAcesso(
  { db }: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
): Promise<{ ultimoAcesso: string | null }> {
  const id = await solicitacaoDoParticipante(db, sessao, participanteId);
  const { completa, leitor } = await exigirSolicitacao(db, sessao, id);
  const fiador = fiadorPorId(completa, participanteId);
  if (leitor !== 'estudante' && leitor !== fiador.tipo_pessoa) throw naoEncontrado();
  return { ultimoAcesso: fiador.ultimo_acesso?.toISOString() ?? null };
}

/** A minute is fine enough for "last access"; a support session is not the guarantor's visit. */
export async function registrarAcesso(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  participanteIds: readonly string[],
  agora: Date,
): Promise<void> {
  if (sessao.tipo === 'suporte' || participanteIds.length === 0) return;
  await db
    .updateTable('participante')
    .set({ ultimo_acesso: agora })
    .where('id', 'in', [...participanteIds])
    .where('removido_em', 'is', null)
    .where((onde) =>
      onde.or([
        onde('ultimo_acesso', 'is', null),
        onde('ultimo_acesso', '<', new Date(agora.getTime() - 60_000)),
      ]),
    )
    .execute();
}
