/** What a server and the processes that work for it take of the machine, without its database: from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux' /proc, on every architecture that Node runs on. */
const TIQUES_POR_SEGUNDO = 100;

interface Processo {
  pid: number;
  pai: number;
  nome: string;
  proprios: number;
  deQuemTerminou: number;
}

function processo(pid: number): Processo | null {
  try {
    const linha = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fim = linha.lastIndexOf(')');
    // The fields after the name, from the third on (proc_pid_stat(5)).
    const campos = linha.slice(fim + 2).split(' ');
    const tempo = (campo: number) => Number(campos[campo - 3]);
    return {
      pid,
      pai: tempo(4),
      nome: linha.slice(linha.indexOf('(') + 1, fim),
      proprios: tempo(14) + tempo(15),
      deQuemTerminou: tempo(16) + tempo(17),
    };
  } catch {
    // It ended between the listing and the reading.
    return null;
  }
}

/** The process and all that come from it, without PostgreSQL's. */
function familia(raiz: number): Processo[] {
  const todos = readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome))
    .flatMap((nome) => processo(Number(nome)) ?? []);
  const achados = todos.filter(({ pid }) => pid === raiz);
  for (const { pid } of achados)
    achados.push(...todos.filter(({ pai, nome }) => pai === pid && nome !== 'postgres'));
  return achados;
}

/** Milliseconds of processor: what lives, and what ended while the server was waiting for it. */
export function cpuMs(raiz: number): number {
  const tiques = familia(raiz).reduce((soma, p) => soma + p.proprios + p.deQuemTerminou, 0);
  return (tiques * 1_000) / TIQUES_POR_SEGUNDO;
}

/** Watches how large the processes below the server become, while they live. */
export class VigiaDeMemoria {
  readonly #relogio: NodeJS.Timeout;
  #pico = 0;

  constructor(raiz: number) {
    this.#relogio = setInterval(() => {
      for (const { pid } of familia(raiz)) if (pid !== raiz) this.#pico = Math.max(this.#pico, picoDe(pid));
    }, 25);
  }

  /** MB of the largest since the last asking. */
  colher(): number {
    const pico = this.#pico;
    this.#pico = 0;
    return pico;
  }

  parar(): void {
    clearInterval(this.#relogio);
  }
}

function picoDe(pid: number): number {
  try {
    const estado = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(estado)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export const percentil = (valores: readonly number[], parte: number): number =>
  [...valores].sort((a, b) => a - b)[Math.min(valores.length - 1, Math.floor(valores.length * parte))] ?? 0;
