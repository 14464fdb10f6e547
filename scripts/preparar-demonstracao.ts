/** Has the demonstration told by a process of its own, which ends: the server keeps nothing of the telling (ADR 0082). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { segundos } from './duracao.ts';

const NARRADOR = fileURLToPath(new URL('./contar-demonstracao.ts', import.meta.url));

/** Less than the server itself has for its end. */
const PACIENCIA_MS = 5_000;

/** Progress is told only when there is something to tell. */
export type DoNarrador =
  | { tipo: 'pessoas'; texto: string }
  | { tipo: 'andamento'; feitas: number; total: number };

interface Opcoes {
  /** Reaches the database of the server. */
  url: string;
  parada: AbortSignal;
  dizer: (texto: string) => void;
}

/** Answers who can log in. What fails was said by the process itself; the server starts without it. */
export async function prepararDemonstracao({ url, parada, dizer }: Opcoes): Promise<string> {
  const comeco = performance.now();
  const narrador = fork(NARRADOR, {
    env: { ...process.env, DATABASE_URL: url, DEMONSTRACAO: 'true' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let pessoas = '';
  let contou = false;
  narrador.on('message', (mensagem: DoNarrador) => {
    if (mensagem.tipo === 'pessoas') {
      pessoas = mensagem.texto;
      return;
    }
    if (!contou) dizer('Preparando as pessoas da demonstração, só na primeira vez...');
    contou = true;
    if (process.stdout.isTTY) process.stdout.write(`\r${mensagem.feitas} de ${mensagem.total}`);
  });
  // Without anybody to tell it to, it ends after the act that it is in. One that lasts is cut off, as a crash would.
  const parar = () => {
    if (narrador.connected) narrador.disconnect();
    setTimeout(() => narrador.kill('SIGKILL'), PACIENCIA_MS).unref();
  };
  if (parada.aborted) parar();
  else parada.addEventListener('abort', parar, { once: true });
  const [codigo] = (await once(narrador, 'exit')) as [number | null];
  parada.removeEventListener('abort', parar);
  if (contou && codigo === 0)
    dizer(`${process.stdout.isTTY ? '\r' : ''}Demonstração pronta em ${segundos(comeco)}.`);
  return pessoas;
}
