import type { DecisaoDoRecurso } from '@credito/domain/recurso/recurso';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { avisar, destinatarioDaConta, destinatarioDoParticipante } from '../../mensagem/avisar.ts';
import {
  curtaAoFiadorDaResposta,
  curtaDeRecursoRespondido,
  mensagemAoFiadorDaResposta,
  mensagemDeRecursoRespondido,
} from '../../recurso/mensagens.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { valoresDoAviso } from '../decisao/mensagens-da-decisao.ts';

/** The student learns that there is an answer; a guarantor, what it makes of the guarantee. */
export async function avisarDaResposta(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  decisao: DecisaoDoRecurso,
  agora: Date,
): Promise<void> {
  const { configuracao } = contexto;
  const { id, protocolo, conta_id: contaId } = completa.solicitacao;
  const comum = { solicitacaoId: id, agora };
  await avisar(contexto, trx, {
    ...comum,
    chave: `recurso-respondido/${id}`,
    pessoa: await destinatarioDaConta(trx, contaId),
    email: mensagemDeRecursoRespondido(configuracao, { protocolo }),
    celular: curtaDeRecursoRespondido(configuracao, { protocolo }),
  });
  for (const fiador of completa.participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante')) {
    const valores = valoresDoAviso(completa, fiador);
    await avisar(contexto, trx, {
      ...comum,
      chave: `recurso-respondido/${id}/${fiador.id}`,
      pessoa: await destinatarioDoParticipante(trx, fiador),
      email: mensagemAoFiadorDaResposta(configuracao, decisao, valores),
      celular: curtaAoFiadorDaResposta(configuracao, decisao, valores),
    });
  }
}
