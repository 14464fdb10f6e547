import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

/** Working directory of a live process, or undefined when it is gone or belongs to somebody else. */
export function pastaDoProcesso(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`);
    const saida = execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return saida
      .split('\n')
      .find((linha) => linha.startsWith('n'))
      ?.slice(1);
  } catch {
    return undefined;
  }
}

function existeProcesso(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (erro) {
    return erro instanceof Error && 'code' in erro && erro.code === 'EPERM';
  }
}

function sinalizar(pid: number, sinal: NodeJS.Signals): void {
  try {
    process.kill(pid, sinal);
  } catch {
    // It ended between the check and the signal.
  }
}

async function esperarFim(pid: number, dados: string, limiteMs: number): Promise<boolean> {
  const fim = performance.now() + limiteMs;
  while (performance.now() < fim) {
    if (pastaDoProcesso(pid) !== dados) return true;
    await esperar(50);
  }
  return false;
}

/**
 * Stops a server that outlived its application. Only to be called while holding the application lock.
 * A pid in a file proves nothing after a reboot: the process is ours only if it works in our directory.
 */
export async function encerrarOrfao(pastaDados: string): Promise<void> {
  const arquivo = join(pastaDados, 'postmaster.pid');
  if (!existsSync(arquivo)) return;
  const pid = Number.parseInt(readFileSync(arquivo, 'utf8'), 10);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const dados = realpathSync(pastaDados);

  if (pastaDoProcesso(pid) === dados) {
    sinalizar(pid, 'SIGINT');
    if (await esperarFim(pid, dados, 15_000)) return;
    sinalizar(pid, 'SIGQUIT');
    if (await esperarFim(pid, dados, 15_000)) return;
    throw new Error(
      `A PostgreSQL server left behind (pid ${pid}) in ${pastaDados} does not stop. Stop it by hand.`,
    );
  }
  // PostgreSQL would take any live process with this number for a server and refuse to start.
  if (existeProcesso(pid)) rmSync(arquivo, { force: true });
}
