import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { emailAoEstudante } from './mensagens.ts';

/** News of a guarantor to the student, at the address of the student's account. */
export async function avisarEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  {
    chave,
    noticia,
    fiador,
    agora,
    alteracaoId,
  }: {
    chave: string;
    noticia: Parameters<typeof emailAoEstudante>[1];
    fiador: string;
    agora: Date;
    /** Where the invitation is one of an alteration. */
    alteracaoId?: number;
  },
): Promise<void> {
  const estudante = participanteDe(completa, 'estudante')?.nome ?? '';
  await avisar(contexto, trx, {
    chave,
    pessoa: await destinatarioDaConta(trx, completa.solicitacao.conta_id),
    solicitacaoId: completa.solicitacao.id,
    agora,
    email: emailAoEstudante(contexto.configuracao, noticia, { estudante, fiador, alteracaoId }),
  });
}
