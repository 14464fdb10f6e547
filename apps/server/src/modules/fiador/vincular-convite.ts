import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { darMensagensAConta } from '../mensagem/dar-mensagens-a-conta.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { fiadorPorId } from '../solicitacao/fiadores-da-solicitacao.ts';
import { conviteDaAlteracaoPorCodigo } from './convite-da-alteracao.ts';
import { convitePorCodigo } from './fiador.repository.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/**
 * Ties the invitation to the account of the invited CPF. Anybody else gets the answer of a code that does not
 * exist: neither a forwarded link nor the student learns anything from it (case FIA-01).
 */
export async function vincularConvite(
  contexto: Contexto,
  sessao: SessaoDeConta,
  codFiador: string,
): Promise<{ garantiaId: string | null; alteracaoId: number | null }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const achado = await convitePorCodigo(trx, codFiador);
    if (!achado)
      return { garantiaId: null, alteracaoId: await vincularNaAlteracao(contexto, trx, sessao, codFiador) };
    const completa = await carregarSolicitacao(trx, achado.solicitacaoId, { travar: true });
    // Read again under the lock: the invitation may have been revoked meanwhile.
    const convite = await convitePorCodigo(trx, codFiador);
    if (!completa || !convite || convite.estudanteContaId === sessao.contaId) throw naoEncontrado();
    const conta = await trx
      .selectFrom('conta')
      .select('cpf')
      .where('id', '=', sessao.contaId)
      .executeTakeFirstOrThrow();
    if (conta.cpf !== convite.cpf) throw naoEncontrado();
    const fiador = fiadorPorId(completa, convite.participanteId);
    if (fiador.conta_id === sessao.contaId) return { garantiaId: fiador.id, alteracaoId: null };
    await trx
      .updateTable('participante')
      .set({ conta_id: sessao.contaId, ultimo_acesso: agora, atualizado_em: agora })
      .where('id', '=', fiador.id)
      .execute();
    await darMensagensAConta(trx, sessao.contaId, {
      solicitacaoId: completa.solicitacao.id,
      destinos: [fiador.email, fiador.telefone],
    });
    await registrarEventoDoFiador(trx, completa, fiador, {
      acao: 'abrir-convite',
      ator: { tipo: 'conta', id: sessao.contaId },
      em: agora,
    });
    return { garantiaId: fiador.id, alteracaoId: null };
  });
}

/** The same for whoever will guarantee a contract by an alteration. */
async function vincularNaAlteracao(
  { alteracao }: Pick<Contexto, 'alteracao'>,
  trx: Transaction<DB>,
  { contaId }: SessaoDeConta,
  codFiador: string,
): Promise<number> {
  const convite = await conviteDaAlteracaoPorCodigo(trx, codFiador);
  if (!convite || convite.estudanteContaId === contaId) throw naoEncontrado();
  const { cpf } = await trx
    .selectFrom('conta')
    .select('cpf')
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  if (cpf !== convite.cpf) throw naoEncontrado();
  await alteracao.vincularParte(trx, convite.alteracaoId, { cpf, contaId });
  await darMensagensAConta(trx, contaId, {
    solicitacaoId: convite.solicitacaoId,
    destinos: [convite.email, convite.telefone],
  });
  return convite.alteracaoId;
}
