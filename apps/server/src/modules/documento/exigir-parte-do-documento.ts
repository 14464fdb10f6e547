/**
 * The part whose documents change: the files of an appeal belong to a refused request, the pact that was asked for before the
 * contract to an approved one, all others to neither.
 */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { podeEnviarPacto } from '@credito/domain/participante/pedido-do-regime';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findRecurso } from '../recurso/recurso.repository.ts';
import { type AcessoAParte, exigirParte } from '../solicitacao/acesso.ts';

export async function exigirParteDoDocumento(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  tipos: readonly TipoDocumento[],
  opcoes: { travar?: boolean } = {},
): Promise<AcessoAParte> {
  if (tipos.every((tipo) => tipo === 'PACTO_ANTENUPCIAL')) {
    const acesso = await exigirParte(db, sessao, solicitacaoId, tipoPessoa, 'ver', opcoes);
    const { regime_pedido_em: pedido, respostas } = acesso.participante;
    if (podeEnviarPacto(acesso.completa.solicitacao.sigla, pedido !== null, respostas)) return acesso;
  }
  if (tipoPessoa !== 'estudante' || tipos.some((tipo) => tipo !== 'RECURSO'))
    return exigirParte(db, sessao, solicitacaoId, tipoPessoa, 'editar', opcoes);
  const acesso = await exigirParte(db, sessao, solicitacaoId, tipoPessoa, 'ver', opcoes);
  const { natureza } = ESTADOS[acesso.completa.solicitacao.sigla];
  const recurso = await findRecurso(db, solicitacaoId);
  if (natureza !== 'final' || (recurso && recurso.estado !== 'rascunho'))
    throw conflito('Os documentos de um recurso só podem mudar antes do envio dele.');
  return acesso;
}
