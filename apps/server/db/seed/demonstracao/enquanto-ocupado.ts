/** A machine with other work refuses some acts for a while: whoever tells a story waits as it says, and goes on. */
import { setTimeout } from 'node:timers/promises';
import { ErroDeAplicacao } from '../../../src/erros.ts';

/** Minutes of a machine that has other work; after that something is wrong with it. */
const TENTATIVAS = 60;

/** `contar` is called again from its beginning, as after a process that was killed: what was done is found. */
export async function enquantoOcupado(
  contar: () => Promise<unknown>,
  parada: AbortSignal,
  esperar: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  for (let tentativa = 1; ; tentativa += 1)
    try {
      await contar();
      return;
    } catch (erro) {
      const ocupada = erro instanceof ErroDeAplicacao && erro.nome === 'indisponivel';
      if (!ocupada || erro.esperarSegundos === null || tentativa === TENTATIVAS) throw erro;
      await esperar(erro.esperarSegundos * 1_000);
      parada.throwIfAborted();
    }
}
