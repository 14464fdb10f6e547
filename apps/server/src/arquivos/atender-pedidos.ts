import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { soltarMemoria } from './etapas.ts';
import type { Desfecho } from './trabalhadores.ts';

/** On a busy machine whoever only reads goes first: this leaves a tenth of the request thread's share (ADR 0027). */
const GENTILEZA = 10;

/** The other side of `criarFio` and of `criarProcesso`: one answer for each message, whatever happens. */
export function atenderPedidos<Pedido, Resposta>(fazer: (pedido: Pedido) => Promise<Resposta>): void {
  // Linux alone gives each thread a priority of its own; elsewhere this would slow the whole server.
  if (parentPort && process.platform === 'linux')
    setPriority(Math.min(getPriority() + GENTILEZA, constants.priority.PRIORITY_LOW));
  const responder = (mensagem: unknown) => {
    if (parentPort) parentPort.postMessage(mensagem);
    else {
      soltarMemoria();
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

/** The kind of error and the lines of code, without its message: libraries quote the file in it. */
function lugarDoErro(erro: unknown): string {
  if (!(erro instanceof Error)) return 'unknown';
  const linhas = (erro.stack ?? '').split('\n').filter((linha) => /^\s+at /.test(linha));
  return [erro.name, ...linhas.slice(0, 4)].join('\n');
}
