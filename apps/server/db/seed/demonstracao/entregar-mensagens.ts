/**
 * The messages of a story leave when they were due, as if the server had been there: the queue, which knows only the
 * real clock, would find every code of the story expired.
 */
import { sql } from 'kysely';
import { enviarMensagem } from '../../../src/modules/mensagem/enviar-mensagem.ts';
import type { Narrador } from './contexto-da-historia.ts';
import type { Historia } from './historia.ts';

/** What is due later than `agora`, such as a decision of last night that waits for the morning, stays in the queue. */
export async function entregarMensagens(
  { contexto }: Narrador,
  { estudante, pedido }: Historia,
  agora: Date,
): Promise<void> {
  const { db } = contexto;
  const garantem = (pedido?.fiadores ?? []).flatMap(({ pessoa, conjuge }) =>
    conjuge ? [pessoa, conjuge] : [pessoa],
  );
  const pessoas = [
    estudante,
    ...(pedido?.responsavel ? [pedido.responsavel.pessoa] : []),
    ...garantem,
    ...(pedido?.vaiGarantir ? [pedido.vaiGarantir.pessoa] : []),
  ];
  const devidas = await db
    .selectFrom('mensagem')
    .select(['id', 'nao_antes_de'])
    .where('estado', '=', 'na-fila')
    .where('nao_antes_de', '<=', agora)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'destino',
          'in',
          pessoas.flatMap(({ email, telefone }) => [email, telefone]),
        ),
        // Whoever of an institution is asked for a word is asked within the story.
        eb('destino', 'in', selectFrom('operador').select('operador.email')),
        eb(
          'solicitacao_id',
          'in',
          selectFrom('solicitacao')
            .innerJoin('conta', 'conta.id', 'solicitacao.conta_id')
            .select('solicitacao.id')
            .where('conta.cpf', '=', estudante.cpf),
        ),
      ]),
    )
    .orderBy('nao_antes_de')
    .execute();
  for (const { id, nao_antes_de } of devidas) {
    await enviarMensagem({ ...contexto, relogio: { agora: () => nao_antes_de } }, id);
    await sql`select graphile_worker.remove_job(${id})`.execute(db);
  }
}
