import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { avisar, destinatarioDoParticipante } from '../../mensagem/avisar.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import {
  avisosDaDecisao,
  type Destinatario,
  emailDaDecisao,
  mensagemCurtaDaDecisao,
} from './mensagens-da-decisao.ts';

/** Writes the notices in the decision's own transaction; addresses come from the database. */
export async function avisarPessoas(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  decisao: Decisao,
  para: Sigla,
  agora: Date,
): Promise<void> {
  const { id, protocolo, versao } = completa.solicitacao;
  const avisos = avisosDaDecisao(decisao, para);
  for (const participante of completa.participantes) {
    const destinatario: Destinatario = participante.tipo_pessoa === 'estudante' ? 'estudante' : 'fiador';
    const aviso = avisos[destinatario];
    if (!aviso) continue;
    await avisar(contexto, trx, {
      chave: `decisao:${id}:${versao}:${participante.id}`,
      pessoa: await destinatarioDoParticipante(trx, participante),
      solicitacaoId: id,
      agora,
      email: emailDaDecisao(contexto.configuracao, decisao, protocolo, aviso),
      celular: mensagemCurtaDaDecisao(contexto.configuracao, decisao, protocolo, aviso),
    });
  }
}
