/** What became of a code's message, while the person is still looking at the screen that asked for it (devices 5). */
import { setTimeout as esperar } from 'node:timers/promises';
import type { CanalDaEntrega, EntregaDoCodigo } from '@credito/domain/conta/codigo';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { SEM_RESPOSTA } from '../mensagem/enviar-mensagem.ts';

export const eventoDoCodigo = (id: string): string => `codigo:${id}`;

/**
 * Of these codes, those that surely reached nobody: every message of theirs was refused, or waits for another try after
 * a failure that the provider owned up to. One whose answer was lost may have arrived.
 */
export async function naoEntregues(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['evento', 'canal', 'estado', 'erro'])
    .where('evento', 'in', ids.map(eventoDoCodigo))
    .execute();
  return new Set(
    ids.filter((id) => {
      const dele = mensagens.filter(({ evento }) => evento === eventoDoCodigo(id));
      return dele.length > 0 && dele.every(falhou);
    }),
  );
}

const falhou = ({ estado, erro }: { estado: string; erro: string | null }) =>
  ['recusada', 'falhou', 'devolvida'].includes(estado) ||
  (estado === 'na-fila' && erro !== null && !erro.startsWith(SEM_RESPOSTA));

/** A provider answers in a moment or two; whoever waits longer is told that it is on its way. */
const LIMITE_MS = 3_000;
const INTERVALO_MS = 100;

/** Waits a moment for the delivery, also of the second channel. */
export async function entregaDoCodigo(
  db: Kysely<DB>,
  id: string,
  pedido: CanalDaEntrega,
): Promise<EntregaDoCodigo> {
  for (let passou = 0; ; passou += INTERVALO_MS) {
    const mensagens = await db
      .selectFrom('mensagem')
      .select(['canal', 'estado', 'erro'])
      .where('evento', '=', eventoDoCodigo(id))
      .orderBy(sql`criada_em`)
      .execute();
    const chegou = mensagens.find((mensagem) => !falhou(mensagem) && mensagem.estado !== 'na-fila');
    if (chegou) return { situacao: 'enviado', canal: chegou.canal as CanalDaEntrega };
    const [aCaminho] = mensagens.filter((mensagem) => !falhou(mensagem));
    if (!aCaminho) return { situacao: 'falhou', canal: pedido };
    if (passou >= LIMITE_MS) return { situacao: 'enviando', canal: aCaminho.canal as CanalDaEntrega };
    await esperar(INTERVALO_MS);
  }
}
