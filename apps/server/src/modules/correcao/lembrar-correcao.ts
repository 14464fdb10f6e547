/** The job: a day after the last change that was not sent, one message, once per return of the request. */
import { siglasCorrigiveis } from '@credito/domain/solicitacao/estados';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatarioDoParticipante } from '../mensagem/avisar.ts';
import { HORAS_ATE_O_LEMBRETE } from './agendar-lembrete.ts';
import { mensagemDeCorrecaoNaoEnviada } from './mensagens.ts';

export async function lembrarCorrecao(contexto: Contexto, id: string): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const correcao = await trx
      .selectFrom('correcao')
      .innerJoin('solicitacao', 'solicitacao.id', 'correcao.solicitacao_id')
      .innerJoin('participante', 'participante.id', 'correcao.participante_id')
      .select([
        'correcao.id',
        'correcao.alterada_em',
        'solicitacao.id as solicitacaoId',
        'solicitacao.protocolo',
        'participante.tipo_pessoa',
        'participante.conta_id',
        'participante.email',
        'participante.telefone',
      ])
      .where('correcao.id', '=', id)
      .where('correcao.enviada_em', 'is', null)
      .where('correcao.lembrada_em', 'is', null)
      .whereRef('correcao.devolvida_em', '=', 'solicitacao.situacao_desde')
      .where('solicitacao.sigla', 'in', [...siglasCorrigiveis])
      .where('participante.removido_em', 'is', null)
      .forUpdate('correcao')
      .executeTakeFirst();
    if (!correcao) return;
    if (agora.getTime() - correcao.alterada_em.getTime() < HORAS_ATE_O_LEMBRETE * 3_600_000) return;
    await trx.updateTable('correcao').set({ lembrada_em: agora }).where('id', '=', id).execute();
    await avisar(contexto, trx, {
      chave: `correcao-nao-enviada:${id}`,
      pessoa: await destinatarioDoParticipante(trx, correcao),
      solicitacaoId: correcao.solicitacaoId,
      agora,
      email: mensagemDeCorrecaoNaoEnviada(contexto.configuracao, {
        protocolo: correcao.protocolo,
        portal: correcao.tipo_pessoa === 'estudante' ? 'estudante' : 'fiador',
      }),
    });
  });
}
