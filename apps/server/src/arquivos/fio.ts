import { Worker } from 'node:worker_threads';
import type { Atendimento, Desfecho, Trabalhador } from './trabalhadores.ts';

/** A thread of this process, for our own work: it takes no file of a stranger (ADR 0070). */
export function criarFio<Pedido, Resposta>({
  arquivo,
  limiteMs,
}: {
  /** Module of the thread; it answers each message with one message (see atenderPedidos). */
  arquivo: URL;
  limiteMs: number;
}): Trabalhador<Pedido, Resposta> {
  // Libraries print what they think of what they get: none of that reaches the log.
  const fio = new Worker(arquivo, { stdout: true, stderr: true });
  fio.stdout.resume();
  fio.stderr.resume();
  fio.unref();
  let vivo = true;
  fio.once('exit', () => {
    vivo = false;
  });

  function atender(pedido: Pedido): Promise<Atendimento<Resposta>> {
    if (!vivo) return Promise.resolve(cairam());
    return new Promise((resolve) => {
      const terminar = (desfecho: Desfecho<Resposta>, saudavel: boolean) => {
        clearTimeout(relogio);
        fio.off('message', aoResponder);
        fio.off('error', aoCair);
        fio.off('exit', aoCair);
        fio.unref();
        resolve({ desfecho, saudavel, cpuMs: 0 });
      };
      const aoResponder = (mensagem: Desfecho<Resposta>) => terminar(mensagem, true);
      const aoCair = () => terminar(cairam<Resposta>().desfecho, false);
      const relogio = setTimeout(() => terminar({ tipo: 'demorado-demais' }, false), limiteMs);
      fio.once('message', aoResponder);
      fio.once('error', aoCair);
      fio.once('exit', aoCair);
      fio.ref();
      fio.postMessage(pedido);
    });
  }

  return {
    atender,
    encerrar: async () => {
      await fio.terminate();
    },
  };
}

function cairam<Resposta>(): Atendimento<Resposta> {
  return { desfecho: { tipo: 'quebrou', onde: 'the thread ended' }, saudavel: false, cpuMs: 0 };
}
