import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Desfecho } from './trabalhadores.ts';

/** On a busy machine whoever only reads goes first: this leaves a tenth of the request thread's share (ADR 0027). */
const GENTILEZA = 10;

/** The other side of `criarTrabalhadores`: one answer for each message, whatever happens. */
export function atenderPedidos<Pedido, Resposta>(fazer: (pedido: Pedido) => Promise<Resposta>): void {
  // Linux alone gives each thread a priority of its own; elsewhere this would slow the whole process.
  if (process.platform === 'linux')
    setPriority(Math.min(getPriority() + GENTILEZA, constants.priority.PRIORITY_LOW));
  parentPort?.on('message', (pedido: Pedido) => {
    fazer(pedido)
      .then((valor): Desfecho<Resposta> => ({ tipo: 'feito', valor }))
      .catch((erro: unknown): Desfecho<Resposta> => ({ tipo: 'quebrou', onde: lugarDoErro(erro) }))
      .then((desfecho) => parentPort?.postMessage(desfecho));
  });
}

/** The kind of error and the lines of code, without its message: libraries quote the file in it. */
function lugarDoErro(erro: unknown): string {
  if (!(erro instanceof Error)) return 'unknown';
  const linhas = (erro.stack ?? '').split('\n').filter((linha) => /^\s+at /.test(linha));
  return [erro.name, ...linhas.slice(0, 4)].join('\n');
}
