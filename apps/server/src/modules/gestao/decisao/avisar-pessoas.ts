import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { avisar, destinatarioDoParticipante } from '../../mensagem/avisar.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { avisoPara, emailDaDecisao, mensagemCurtaDaDecisao, valoresDoAviso } from './mensagens-da-decisao.ts';
import type { MotivosDaDecisao } from './motivos-da-decisao.ts';

export interface DecisaoTomada {
  acao: Decisao;
  motivos: MotivosDaDecisao;
  agora: Date;
}

/** Writes the notices in the decision's own transaction; addresses come from the database. */
export async function avisarPessoas(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { acao, motivos, agora }: DecisaoTomada,
  para: Sigla,
): Promise<void> {
  const { id, versao } = completa.solicitacao;
  const { configuracao } = contexto;
  for (const participante of completa.participantes) {
    const aviso = avisoPara(acao, para, participante, motivos);
    if (!aviso) continue;
    const valores = valoresDoAviso(completa, participante);
    await avisar(contexto, trx, {
      chave: `decisao:${id}:${versao}:${participante.id}`,
      pessoa: await destinatarioDoParticipante(trx, participante),
      solicitacaoId: id,
      agora,
      email: emailDaDecisao(configuracao, acao, valores, aviso),
      celular: mensagemCurtaDaDecisao(configuracao, acao, valores, aviso),
    });
  }
}
