/** Kills the job of the night (kill -9) again and again, and lets the last one come to its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CANCELAR = fileURLToPath(new URL('./cancelar.ts', import.meta.url));

/** How many deaths fell into a night that was not over. */
export async function matarNoites(
  env: Record<string, string>,
  vezes: number,
  vidaMs: number,
  programa: string = CANCELAR,
): Promise<number> {
  let mortes = 0;
  for (let vez = 0; vez < vezes; vez += 1)
    if (await umaNoite(env, Math.random() * vidaMs, programa)) mortes += 1;
  // What a death held may be locked until the database has noticed it: the next hour finds that too.
  for (let hora = 0; hora < 3; hora += 1) await umaNoite(env, null, programa);
  return mortes;
}

/** Whether it was killed; null lets it live. */
async function umaNoite(
  env: Record<string, string>,
  vidaMs: number | null,
  programa: string,
): Promise<boolean> {
  const filho = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', programa], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fim = once(filho, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const linhas = createInterface({ input: filho.stdout })[Symbol.asyncIterator]();
  await linhas.next();
  if (vidaMs !== null) {
    await Promise.race([esperar(vidaMs), fim]);
    filho.kill('SIGKILL');
  }
  const [codigo, sinal] = await fim;
  if (sinal === null && codigo !== 0) throw new Error(`the night ended with ${codigo}`);
  return sinal === 'SIGKILL';
}
