import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { darMensagensAConta } from '../mensagem/dar-mensagens-a-conta.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { convitePorCodigo, fiadorPorId } from './fiador.repository.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/**
 * Ties the invitation to the account of the invited CPF. Anybody else gets the answer of a code that does not
 * exist: neither a forwarded link nor the student learns anything from it (case FIA-01).
 */
export async function vincularConvite(
  contexto: Contexto,
  sessao: SessaoDeConta,
  codFiador: string,
): Promise<{ garantiaId: string }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const achado = await convitePorCodigo(trx, codFiador);
    if (!achado) throw naoEncontrado();
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
    if (fiador.conta_id === sessao.contaId) return { garantiaId: fiador.id };
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
    return { garantiaId: fiador.id };
  });
}
