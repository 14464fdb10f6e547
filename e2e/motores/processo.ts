import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { MotorAusente } from './motor.ts';

const PACIENCIA_MS = 60_000;

export interface Programa {
  processo: ChildProcess;
  /** What it has said so far, line by line. */
  linhas: readonly string[];
  encerrar: () => Promise<void>;
}

/** A program of the system and all that it starts: they end together. */
export async function iniciarPrograma(
  programa: string,
  argumentos: readonly string[],
  { pacote, env = {} }: { pacote: string; env?: Record<string, string> },
): Promise<Programa> {
  const processo = spawn(programa, argumentos, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const linhas: string[] = [];
  for (const saida of [processo.stdout, processo.stderr])
    createInterface({ input: saida }).on('line', (linha) => linhas.push(linha));
  try {
    await once(processo, 'spawn');
  } catch {
    throw new MotorAusente(programa, pacote);
  }
  const terminou = once(processo, 'exit');
  return {
    processo,
    linhas,
    async encerrar() {
      if (processo.exitCode !== null || processo.signalCode !== null) return;
      process.kill(-(processo.pid ?? 0), 'SIGTERM');
      const forcar = setTimeout(() => process.kill(-(processo.pid ?? 0), 'SIGKILL'), 5_000);
      await terminou;
      clearTimeout(forcar);
    },
  };
}

/** Asks again until there is an answer; a program that ended meanwhile will not give one. */
export async function esperarResposta<T>(
  programa: Programa,
  perguntar: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const limite = Date.now() + PACIENCIA_MS;
  while (Date.now() < limite && programa.processo.exitCode === null) {
    const resposta = await perguntar();
    if (resposta !== undefined) return resposta;
    await new Promise((resolver) => setTimeout(resolver, 50));
  }
  throw new Error(
    `${programa.processo.spawnfile} did not get ready:\n${programa.linhas.slice(-10).join('\n')}`,
  );
}
