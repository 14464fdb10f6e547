import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Desfecho } from './trabalhadores.ts';

/** On a busy machine whoever only reads goes first: this leaves a tenth of the request thread's share (ADR 0027). */
const GENTILEZA = 10;

/** The other side of `criarFio` and of `criarProcesso`: one answer for each message, whatever happens. */
export function atenderPedidos<Pedido, Resposta>(fazer: (pedido: Pedido) => Promise<Resposta>): void {
  if (process.platform === 'linux') dar(parentPort ? ['0'] : fiosDesteProcesso());
  const responder = (mensagem: unknown) => {
    if (parentPort) parentPort.postMessage(mensagem);
    else {
      globalThis.gc?.();
      process.send?.(mensagem);
    }
  };
  const atender = (pedido: Pedido) => {
    fazer(pedido)
      .then((valor): Desfecho<Resposta> => ({ tipo: 'feito', valor }))
      .catch((erro: unknown): Desfecho<Resposta> => ({ tipo: 'quebrou', onde: lugarDoErro(erro) }))
      .then(responder);
  };
  if (parentPort) {
    parentPort.on('message', atender);
    return;
  }
  process.on('message', atender);
  process.on('disconnect', () => process.exit());
  process.send?.({ tipo: 'pronto' });
}

/** Linux alone gives each thread a priority of its own; elsewhere this would slow the whole server. */
function dar(fios: readonly string[]): void {
  const prioridade = Math.min(getPriority() + GENTILEZA, constants.priority.PRIORITY_LOW);
  for (const fio of fios) setPriority(Number(fio), prioridade);
}

function fiosDesteProcesso(): readonly string[] {
  return readdirSync('/proc/self/task');
}

/** The kind of error and the lines of code, without its message: libraries quote the file in it. */
function lugarDoErro(erro: unknown): string {
  if (!(erro instanceof Error)) return 'unknown';
  const linhas = (erro.stack ?? '').split('\n').filter((linha) => /^\s+at /.test(linha));
  return [erro.name, ...linhas.slice(0, 4)].join('\n');
}
