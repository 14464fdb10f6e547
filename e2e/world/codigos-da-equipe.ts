/** Codes of the staff's applications, one journey after the other: each use frees the code for the next, at once. */
import { setTimeout as esperar } from 'node:timers/promises';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { codigoDe, decifrarChave } from '../../apps/server/src/modules/gestao/sessao/totp.ts';

/** Whoever asked may never send it: the journey was cut off. */
const VEZ_MS = 30_000;
const OLHADA_MS = 25;

/** When the last one of the operator was used. */
const vezes = new Map<string, Promise<void>>();

/**
 * What the application shows. A code counts once in half a minute, and journeys of two workers enter as the same person
 * more often than that: whoever asks waits until the one before has used theirs, and the use is then forgotten.
 */
export function darCodigo(contexto: Contexto, email: string): Promise<string> {
  const codigo = (vezes.get(email) ?? Promise.resolve()).then(() => liberarCodigo(contexto, email));
  vezes.set(
    email,
    codigo.then(
      () => serUsado(contexto, email),
      () => undefined,
    ),
  );
  return codigo;
}

async function liberarCodigo(contexto: Contexto, email: string): Promise<string> {
  const { id, totp_segredo } = await contexto.db
    .updateTable('operador')
    .set({ totp_ultimo_passo: null })
    .where('email', '=', email)
    .returning(['id', 'totp_segredo'])
    .executeTakeFirstOrThrow();
  if (!totp_segredo) throw new Error(`${email} has no application`);
  return codigoDe(decifrarChave(contexto, id, totp_segredo), contexto.relogio.agora());
}

async function serUsado({ db }: Contexto, email: string): Promise<void> {
  const ate = performance.now() + VEZ_MS;
  while (performance.now() < ate) {
    const operador = await db
      .selectFrom('operador')
      .select('totp_ultimo_passo')
      .where('email', '=', email)
      .executeTakeFirst();
    if (operador?.totp_ultimo_passo !== null) return;
    await esperar(OLHADA_MS);
  }
}
