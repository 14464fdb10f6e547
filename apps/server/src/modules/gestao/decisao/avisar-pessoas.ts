import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { type Canal, enfileirarMensagem } from '../../mensagem/enfileirar.ts';
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
    const texto = avisos[destinatario];
    if (!texto) continue;
    const contato = await contatoDe(trx, participante);
    const base = {
      contaId: participante.conta_id,
      solicitacaoId: id,
      agora,
    };
    const chave = `decisao:${id}:${versao}:${participante.id}`;
    await enfileirarMensagem(trx, contexto.aleatorio, {
      ...base,
      chaveUnica: `${chave}:email`,
      canal: 'email',
      destino: contato.email,
      modelo: emailDaDecisao(contexto.configuracao, decisao, protocolo, texto),
    });
    await enfileirarMensagem(trx, contexto.aleatorio, {
      ...base,
      chaveUnica: `${chave}:${contato.canal}`,
      canal: contato.canal,
      destino: contato.telefone,
      modelo: mensagemCurtaDaDecisao(contexto.configuracao, decisao, texto),
    });
  }
}

/** The account's own contacts when there is one: the student may have typed another person's wrongly. */
async function contatoDe(
  trx: Transaction<DB>,
  participante: Selectable<Participante>,
): Promise<{ email: string; telefone: string; canal: Canal }> {
  const conta = participante.conta_id
    ? await trx
        .selectFrom('conta')
        .select(['email', 'telefone', 'canal_preferido'])
        .where('id', '=', participante.conta_id)
        .executeTakeFirst()
    : undefined;
  return {
    email: conta?.email ?? participante.email,
    telefone: conta?.telefone ?? participante.telefone,
    canal: (conta?.canal_preferido ?? 'sms') as Canal,
  };
}
