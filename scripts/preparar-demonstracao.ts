/** Has the demonstration told by a process of its own, which ends: the server keeps nothing of the telling. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { historiasPorContar } from '../apps/server/db/seed/demonstracao/historias-por-contar.ts';
import type { Contexto } from '../apps/server/src/contexto.ts';
import { segundos } from './duracao.ts';

const NARRADOR = fileURLToPath(new URL('./contar-demonstracao.ts', import.meta.url));

/** What the telling says of itself while it goes on; nothing when there is nothing to tell. */
export type Andamento = { feitas: number; total: number };

interface Opcoes {
  /** Reaches the database of the server. */
  url: string;
  parada: AbortSignal;
  /** Digest of the sources: what they make is made again when they have changed. */
  fontes: string;
  dizer: (texto: string) => void;
}

export async function prepararDemonstracao(
  { db, configuracao }: Contexto,
  { url, parada, fontes, dizer }: Opcoes,
): Promise<void> {
  if (!configuracao.demonstracao) return;
  const marca = join(configuracao.dados.pasta, 'demonstracao-preparada');
  const comEstas = fontes !== '' && existsSync(marca) && readFileSync(marca, 'utf8') === fontes;
  if (comEstas && (await historiasPorContar(db)).length === 0) return;
  if ((await contar(url, parada, dizer)) && fontes !== '') writeFileSync(marca, fontes);
}

/** Whether all was told. What fails was said by the process itself; the server starts without it. */
async function contar(url: string, parada: AbortSignal, dizer: Opcoes['dizer']): Promise<boolean> {
  const comeco = performance.now();
  const processo = fork(NARRADOR, {
    env: { ...process.env, DATABASE_URL: url, DEMONSTRACAO: 'true' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let contou = false;
  processo.on('message', ({ feitas, total }: Andamento) => {
    if (!contou) dizer('Preparando as pessoas da demonstração, só na primeira vez...');
    contou = true;
    if (process.stdout.isTTY) process.stdout.write(`\r${feitas} de ${total}`);
  });
  // Without anybody to tell it to, it ends after the act that it is in.
  const parar = () => processo.disconnect();
  if (parada.aborted) parar();
  else parada.addEventListener('abort', parar, { once: true });
  const [codigo] = (await once(processo, 'exit')) as [number | null];
  parada.removeEventListener('abort', parar);
  if (contou && codigo === 0)
    dizer(`${process.stdout.isTTY ? '\r' : ''}Demonstração pronta em ${segundos(comeco)}.`);
  return codigo === 0;
}
