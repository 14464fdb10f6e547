import type { Assunto, LadoDaConversa } from '@credito/domain/pendencia/conversa';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

interface MensagemGuardada {
  id: string;
  autor: LadoDaConversa;
  operadorId: string | null;
  texto: string;
  em: Date;
  lida: boolean;
}

export interface ConversaGuardada {
  id: string;
  participanteId: string;
  assunto: Assunto;
  aguarda: LadoDaConversa | null;
  /** Oldest first. */
  mensagens: readonly MensagemGuardada[];
}

export async function conversasDe(
  db: Kysely<DB>,
  participanteIds: readonly string[],
): Promise<readonly ConversaGuardada[]> {
  if (participanteIds.length === 0) return [];
  const conversas = await db
    .selectFrom('conversa')
    .select(['id', 'participante_id', 'assunto', 'aguarda'])
    .where('participante_id', 'in', participanteIds)
    .orderBy('criada_em')
    .orderBy('id')
    .execute();
  if (conversas.length === 0) return [];
  const mensagens = await db
    .selectFrom('conversa_mensagem')
    .select(['id', 'conversa_id', 'autor', 'operador_id', 'texto', 'criada_em', 'lida_em'])
    .where(
      'conversa_id',
      'in',
      conversas.map(({ id }) => id),
    )
    .orderBy('ordem')
    .execute();
  return conversas.map(({ id, participante_id, assunto, aguarda }) => ({
    id,
    participanteId: participante_id,
    assunto,
    aguarda,
    mensagens: mensagens
      .filter(({ conversa_id }) => conversa_id === id)
      .map((mensagem) => ({
        id: mensagem.id,
        autor: mensagem.autor,
        operadorId: mensagem.operador_id,
        texto: mensagem.texto,
        em: mensagem.criada_em,
        lida: mensagem.lida_em !== null,
      })),
  }));
}

export interface MensagemNova {
  solicitacaoId: number;
  participanteId: string;
  assunto: Assunto;
  autor: LadoDaConversa;
  contaId: string | null;
  operadorId: string | null;
  texto: string;
  aguarda: LadoDaConversa | null;
  agora: Date;
}

/** Whoever writes has read what the other side wrote before. Answers the ids of conversation and message. */
export async function guardarMensagem(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  nova: MensagemNova,
): Promise<{ conversaId: string; mensagemId: string }> {
  const { agora } = nova;
  const { id: conversaId } = await trx
    .insertInto('conversa')
    .values({
      id: aleatorio.uuid(),
      solicitacao_id: nova.solicitacaoId,
      participante_id: nova.participanteId,
      assunto: nova.assunto,
      aguarda: nova.aguarda,
      criada_em: agora,
      atualizada_em: agora,
    })
    .onConflict((ja) =>
      ja.columns(['participante_id', 'assunto']).doUpdateSet({ aguarda: nova.aguarda, atualizada_em: agora }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await marcarLidas(trx, conversaId, nova.autor, agora);
  const mensagemId = aleatorio.uuid();
  await trx
    .insertInto('conversa_mensagem')
    .values({
      id: mensagemId,
      conversa_id: conversaId,
      autor: nova.autor,
      conta_id: nova.contaId,
      operador_id: nova.operadorId,
      texto: nova.texto,
      criada_em: agora,
    })
    .execute();
  return { conversaId, mensagemId };
}

/** Up to the last message that the reader saw, or all. */
export async function marcarLidas(
  db: Kysely<DB>,
  conversaId: string,
  leitor: LadoDaConversa,
  agora: Date,
  ate?: string,
): Promise<void> {
  await db
    .updateTable('conversa_mensagem')
    .set({ lida_em: agora })
    .where('conversa_id', '=', conversaId)
    .where('autor', '<>', leitor)
    .where('lida_em', 'is', null)
    .$if(ate !== undefined, (consulta) =>
      consulta.where('ordem', '<=', (eb) =>
        eb
          .selectFrom('conversa_mensagem as vista')
          .select('vista.ordem')
          .where('vista.conversa_id', '=', conversaId)
          .where('vista.id', '=', ate ?? ''),
      ),
    )
    .execute();
}

/** The team need not answer; a message that nobody of the team saw still waits for its answer. */
export async function dispensarResposta(trx: Transaction<DB>, conversaId: string): Promise<void> {
  await trx
    .updateTable('conversa')
    .set({ aguarda: null })
    .where('id', '=', conversaId)
    .where('aguarda', '=', 'equipe')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversa_mensagem')
            .select('conversa_mensagem.id')
            .whereRef('conversa_mensagem.conversa_id', '=', 'conversa.id')
            .where('conversa_mensagem.autor', '=', 'pessoa')
            .where('conversa_mensagem.lida_em', 'is', null),
        ),
      ),
    )
    .execute();
}
