import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { encerrarSessoes } from '../sessao/encerrar-sessoes.ts';

export const TAREFA_ENCERRAR_SUPORTE = 'encerrar-suporte-vencido';

/** Written as the partial index says it (migration 0352). */
export async function encerrarSuporteVencido({
  db,
  relogio,
}: Pick<Contexto, 'db' | 'relogio'>): Promise<void> {
  const agora = relogio.agora();
  await encerrarSessoes(db, { agora, como: 'tempo' }, (eb) =>
    eb.and([sql<boolean>`tipo = 'suporte'`, eb('expira_em', '<=', agora)]),
  );
}
