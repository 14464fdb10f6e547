/** A request for a member of the staff, or 404: foreign, draft and missing requests answer alike; 403: a conflict. */
import { podeVerSolicitacao } from '@credito/domain/acesso/visibilidade';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeGestao } from '../../plugins/sessao.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { exigirSemConflito } from './conflito/parte-interessada.ts';

export async function exigirSolicitacaoDaGestao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<SolicitacaoCompleta> {
  const completa = await carregarSolicitacao(db, id, {
    ...opcoes,
    visivel: (solicitacao) => podeVer(sessao, solicitacao),
  });
  if (!completa) throw naoEncontrado();
  await exigirSemConflito(db, sessao.operadorId, id);
  return completa;
}

export function podeVer(
  sessao: SessaoDeGestao,
  solicitacao: { instituicao_id: number; concluida_em: Date | null },
): boolean {
  return podeVerSolicitacao(sessao, {
    instituicaoId: solicitacao.instituicao_id,
    concluida: solicitacao.concluida_em !== null,
  });
}
