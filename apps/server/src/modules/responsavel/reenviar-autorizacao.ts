import type { AutorizacaoNaSolicitacao } from '@credito/api/responsavel.rotas';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import {
  liberacaoDoReenvio,
  MENSAGEM_DO_REENVIO,
  recusaDoReenvio,
  vencimentoDoLink,
} from '@credito/domain/responsavel/autorizacao';
import type { Contexto } from '../../contexto.ts';
import { conflito, muitasTentativas } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { participanteDe } from '../solicitacao/fatos.ts';
import { pedidoDaLinha } from '../solicitacao/pedido-ao-responsavel.ts';
import { apresentarAutorizacao } from './apresentar-autorizacao.ts';
import { findAutorizacaoVigente } from './autorizacao.repository.ts';
import { enviarAoResponsavel, pedir, revogar } from './pedir-autorizacao.ts';

/** The same link once more, with a new validity; after a refusal, a new one. */
export async function reenviarAutorizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
): Promise<AutorizacaoNaSolicitacao> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, solicitacaoId, { travar: true });
    const participante = participanteDe(completa, 'estudante');
    const vigente = participante && (await findAutorizacaoVigente(trx, participante.id));
    if (!vigente) throw conflito('Nenhum responsável precisa autorizar esta solicitação agora.');
    const parte = { tipoPessoa: 'estudante', preenchidoPor: 'pessoa', aceitou: false } as const;
    if (!podeEditarParte('estudante', parte, completa.solicitacao.sigla))
      throw conflito('A solicitação mudou de situação e esta ação não é mais possível.');
    const pedido = pedidoDaLinha(vigente);
    const recusa = recusaDoReenvio(pedido, agora);
    if (recusa === 'ja-autorizada') throw conflito(MENSAGEM_DO_REENVIO[recusa]);
    if (recusa) {
      const espera = Math.max(1, (liberacaoDoReenvio(pedido).getTime() - agora.getTime()) / 1000);
      throw muitasTentativas(MENSAGEM_DO_REENVIO[recusa], Math.ceil(espera));
    }
    if (pedido.resposta === 'recusada') {
      await revogar(trx, vigente.id, agora);
      return apresentarAutorizacao(
        await pedir(contexto, trx, completa, vigente.participante_id, pedido),
        agora,
      );
    }
    const reenviada = await trx
      .updateTable('autorizacao_responsavel')
      .set({ enviada_em: agora, expira_em: vencimentoDoLink(agora), envios: vigente.envios + 1 })
      .where('id', '=', vigente.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await enviarAoResponsavel(contexto, trx, completa, reenviada);
    return apresentarAutorizacao(reenviada, agora);
  });
}
