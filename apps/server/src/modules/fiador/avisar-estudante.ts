import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { emailAoEstudante } from './mensagens.ts';

/** News of a guarantor to the student, at the address of the student's account. */
export async function avisarEstudante(
  { aleatorio, configuracao }: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  {
    chave,
    noticia,
    fiador,
    agora,
  }: { chave: string; noticia: Parameters<typeof emailAoEstudante>[1]; fiador: string; agora: Date },
): Promise<void> {
  const conta = await trx
    .selectFrom('conta')
    .select('email')
    .where('id', '=', completa.solicitacao.conta_id)
    .executeTakeFirstOrThrow();
  const estudante = participanteDe(completa, 'estudante')?.nome ?? '';
  await enfileirarMensagem(trx, aleatorio, {
    chaveUnica: chave,
    contaId: completa.solicitacao.conta_id,
    solicitacaoId: completa.solicitacao.id,
    canal: 'email',
    destino: conta.email,
    modelo: emailAoEstudante(configuracao, noticia, { estudante, fiador }),
    agora,
  });
}
