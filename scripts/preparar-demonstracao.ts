/** Has the demonstration told by a process of its own, which ends: the server keeps nothing of the telling (ADR 0082). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { segundos } from './duracao.ts';

const NARRADOR = fileURLToPath(new URL('./contar-demonstracao.ts', import.meta.url));

/** Catalogue and staff without anybody's story: for trials that bring people of their own. */
export const SO_A_BASE = '--so-a-base';

/** Less than the server itself has for its end. */
const PACIENCIA_MS = 5_000;

/** Catalogue and staff stand, with who can log in; progress is told only when there is something to tell. */
export type DoNarrador =
  | { tipo: 'base'; pessoas: string }
  | { tipo: 'andamento'; feitas: number; total: number };

interface Opcoes {
  /** Reaches the database of the server. */
  url: string;
  parada: AbortSignal;
  dizer: (texto: string) => void;
  soABase?: boolean;
}

interface Fim {
  codigo: number | null;
  sinal: NodeJS.Signals | null;
  temBase: boolean;
  /** The server itself has ended it. */
  parado: boolean;
}

/** Null: nothing to say. Without catalogue and staff nobody can use anything, and the start ends. */
export function queixaDoFim({ codigo, sinal, temBase, parado }: Fim): string | null {
  if (codigo === 0 || parado) return null;
  const como = sinal === null ? `ended with code ${codigo}` : `was ended by ${sinal}`;
  const quem = `the process that makes it ${como}`;
  if (!temBase) throw new ErroDeInicio(`The demonstration has no catalogue and no staff: ${quem}.`);
  return `The demonstration is not complete; the next start goes on with it: ${quem}.`;
}

/** Answers who can log in. Why it fails is said by the process itself. */
export async function prepararDemonstracao({ url, parada, dizer, soABase = false }: Opcoes): Promise<string> {
  const comeco = performance.now();
  const narrador = fork(NARRADOR, soABase ? [SO_A_BASE] : [], {
    env: { ...process.env, DATABASE_URL: url, DEMONSTRACAO: 'true' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let pessoas: string | null = null;
  let contou = false;
  narrador.on('message', (mensagem: DoNarrador) => {
    if (mensagem.tipo === 'base') {
      pessoas = mensagem.pessoas;
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
  // Not before what it has told is read.
  const [[codigo, sinal]] = (await Promise.all([once(narrador, 'exit'), once(narrador, 'disconnect')])) as [
    [number | null, NodeJS.Signals | null],
    unknown,
  ];
  parada.removeEventListener('abort', parar);
  const queixa = queixaDoFim({ codigo, sinal, temBase: pessoas !== null, parado: parada.aborted });
  if (queixa !== null) process.stderr.write(`${queixa}\n`);
  if (contou && codigo === 0)
    dizer(`${process.stdout.isTTY ? '\r' : ''}Demonstração pronta em ${segundos(comeco)}.`);
  return pessoas ?? '';
}
