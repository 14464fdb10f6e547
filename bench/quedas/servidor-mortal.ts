/** The product's own server in a process of its own, to be killed with its database and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRINCIPAL = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const PACIENCIA_MS = 600_000;

export class ServidorMortal {
  readonly #base: string;
  readonly #env: Record<string, string>;
  readonly #pasta: string;
  readonly #programa: string;
  #filho: ChildProcess | null = null;
  #saida = '';

  constructor(base: string, pasta: string, env: Record<string, string>, programa = PRINCIPAL) {
    this.#programa = programa;
    this.#base = base;
    this.#pasta = pasta;
    this.#env = env;
  }

  /** Milliseconds until it answers; throws with its last words when it does not. */
  async subir(): Promise<number> {
    const inicio = performance.now();
    this.#saida = '';
    const filho = spawn(process.execPath, [this.#programa], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#filho = filho;
    const ouvir = (parte: Buffer) => {
      this.#saida = `${this.#saida}${parte.toString()}`.slice(-4_000);
    };
    filho.stdout?.on('data', ouvir);
    filho.stderr?.on('data', ouvir);
    await this.#ateResponder(inicio);
    return performance.now() - inicio;
  }

  /** Milliseconds until it answers again, without being started by us. */
  async voltar(): Promise<number> {
    const inicio = performance.now();
    await this.#ateResponder(inicio);
    return performance.now() - inicio;
  }

  async #ateResponder(inicio: number): Promise<void> {
    while (!(await this.#responde())) {
      this.exigirVivo();
      const espera = performance.now() - inicio;
      if (espera > PACIENCIA_MS) throw this.#queixa(`does not answer after ${Math.round(espera)} ms`);
      await esperar(50);
    }
  }

  /** Throws when the server ended by itself: nobody but us may kill it. */
  exigirVivo(): void {
    const fim = this.#filho?.exitCode ?? this.#filho?.signalCode;
    if (fim !== null) throw this.#queixa(`ended with ${fim}`);
  }

  #queixa(oQue: string): Error {
    const log = join(this.#pasta, 'postgres.log');
    const doBanco = existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : 'none';
    return new Error(`The server ${oQue}. Its last words:\n${this.#saida}\nOf its database:\n${doBanco}`);
  }

  async #responde(): Promise<boolean> {
    try {
      const resposta = await fetch(`${this.#base}/pronto`, { signal: AbortSignal.timeout(5_000) });
      await resposta.arrayBuffer();
      return resposta.ok;
    } catch {
      return false;
    }
  }

  async matar(): Promise<void> {
    const filho = this.#filho;
    if (!filho || filho.exitCode !== null || filho.signalCode !== null) return;
    const fim = new Promise<void>((resolver) => filho.once('exit', () => resolver()));
    filho.kill('SIGKILL');
    await fim;
  }

  async parar(): Promise<void> {
    const filho = this.#filho;
    if (!filho || filho.exitCode !== null || filho.signalCode !== null) return;
    const fim = new Promise<void>((resolver) => filho.once('exit', () => resolver()));
    filho.kill('SIGTERM');
    await fim;
  }

  /** The postmaster itself, or one of the processes that work for it. */
  async matarBanco(qual: 'postmaster' | 'processo'): Promise<void> {
    const postmaster = await this.#postmaster();
    const filhos = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('portal'));
    const vitima = qual === 'postmaster' ? postmaster : filhos[Math.floor(Math.random() * filhos.length)];
    if (vitima) process.kill(vitima, 'SIGKILL');
  }

  /** One that is being started again has no number for a moment. */
  async #postmaster(): Promise<number> {
    const arquivo = join(this.#pasta, 'postgres', 'dados', 'postmaster.pid');
    const inicio = performance.now();
    while (!existsSync(arquivo)) {
      this.exigirVivo();
      if (performance.now() - inicio > PACIENCIA_MS) throw this.#queixa('has no database');
      await esperar(50);
    }
    return Number.parseInt(readFileSync(arquivo, 'utf8'), 10);
  }
}
