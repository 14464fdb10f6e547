/**
 * A process of its own for files of strangers (ADR 0070): it has no secret, no database and no descriptor of the
 * server, and is killed from outside as soon as one file takes more memory or processor time than a file may.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Etapa, Tamanho } from './etapas.ts';
import { INTERVALO_DA_MEDIDA_MS, medirProcesso } from './medir-processo.ts';
import type { Atendimento, Desfecho, Passo, Trabalhador } from './trabalhadores.ts';

export interface LimitesDoProcesso {
  /** Processor time of one piece of work. */
  cpuMs: number;
  /** How many times that one with many pages may have, whatever the process says of their number; 1 without. */
  partes?: number;
  /** Time by the clock, generous: a busy machine is not the file's fault. */
  relogioMs: number;
  memoriaMb: number;
}

/** Part of its memory with which a process may take the next file; one that holds more makes place for a new one. */
const PARTE_PARA_CONTINUAR = 0.65;

/** How the module of the process says that it has read what it needs, and what each piece of work came to. */
type DoProcesso<Resposta> = { tipo: 'pronto' } | Etapa | Tamanho | Desfecho<Resposta>;

type Marco = { cpuMs: number; desde: number | undefined };

const PARTIDA_MS = 120_000;
/** A process that has worked so much makes place for a new one: nothing that files leave behind adds up. */
const CPU_DE_UMA_VIDA_MS = 120_000;

const AQUI = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));
/**
 * The program, its model for reading and its libraries, in either place where npm puts them: neither the configuration nor what
 * the server keeps. A folder that may not be read stops whoever looks for a library there first.
 */
const O_QUE_SE_LE = [
  AQUI('..'),
  AQUI('../../dados'),
  AQUI('../../node_modules'),
  AQUI('../../../../packages'),
  AQUI('../../../../node_modules'),
];

function opcoesDoNode(arquivo: string, { memoriaMb }: LimitesDoProcesso): string[] {
  return [
    // Half of the memory each, so that what grows within one of them meets an end of its own before the watch.
    `--max-old-space-size=${Math.floor(memoriaMb / 2)}`,
    '--max-semi-space-size=4',
    // Threads that compile and collect beside it cost more processor than they save time where there are two; and what
    // keeps a heap of 20 MB collected little by little costs more than doing it at once.
    '--single-threaded',
    '--no-incremental-marking',
    `--wasm-max-mem-pages=${(memoriaMb / 2) * 16}`,
    // What a file left behind is given back before the next one.
    '--expose-gc',
    '--permission',
    ...[...O_QUE_SE_LE, dirname(arquivo)].map((pasta) => `--allow-fs-read=${pasta.replace(/\/?$/, '/')}`),
    // sharp is an addon, the reading of text runs in a thread.
    '--allow-addons',
    '--allow-worker',
    '--disable-warning=SecurityWarning',
  ];
}

/**
 * glibc keeps what was freed, the more the larger it was, in a heap for each thread: a picture would be counted long after
 * it is gone. With fixed thresholds every large piece goes back to the system at once.
 */
const MEMORIA_DEVOLVIDA = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The kernel ends what goes on after the server has died without a word, and serves those who only read first: of a busy
 * processor such a process has a tenth of the request thread's share (ADR 0027), and a seventieth for whoever weighs.
 */
const COM_FIM = 'ulimit -t "$1"; passo="$2"; shift 2; exec nice -n "$passo" "$@"';
const GENTILEZA: Record<Passo, number> = { comum: 10, pesado: 19 };
const CASCA = '/bin/sh';

function partir(arquivo: URL, limites: LimitesDoProcesso, passo: Passo): ChildProcess {
  const modulo = fileURLToPath(arquivo);
  const node = [process.execPath, ...opcoesDoNode(modulo, limites), modulo];
  const segundos = Math.ceil((CPU_DE_UMA_VIDA_MS + limites.cpuMs * (limites.partes ?? 1)) / 1_000) + 60;
  const [programa = '', ...argumentos] = existsSync(CASCA)
    ? [CASCA, '-c', COM_FIM, 'sh', String(segundos), String(GENTILEZA[passo]), ...node]
    : node;
  const filho = spawn(programa, argumentos, {
    // Not even the path: everything that the program needs is named with its whole address.
    env: MEMORIA_DEVOLVIDA,
    cwd: AQUI('../..'),
    // Libraries print what they think of a file, sometimes with pieces of it: none of that reaches the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  filho.unref();
  return filho;
}

/** Ended by its own limits of memory, or by the kernel's of time. */
const SINAIS_DE_EXCESSO: readonly NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP', 'SIGXCPU'];

function desfechoDoFim(codigo: number | null, sinal: NodeJS.Signals | null): Desfecho<never> {
  // What the watch refuses is told before it is killed: any other kill is the machine's, which was short of memory.
  if (sinal === 'SIGKILL') return { tipo: 'fila-cheia' };
  if (sinal && SINAIS_DE_EXCESSO.includes(sinal)) return { tipo: 'demorado-demais' };
  return { tipo: 'quebrou', onde: `the process ended (${sinal ?? codigo})` };
}

export function criarProcesso<Pedido extends object, Resposta>(
  arquivo: URL,
  limites: LimitesDoProcesso,
  passo: Passo = 'comum',
): Trabalhador<Pedido, Resposta> {
  const filho = partir(arquivo, limites, passo);
  const fim = new Promise<Desfecho<Resposta>>((resolver) => {
    filho.once('error', () => resolver({ tipo: 'quebrou', onde: 'the process could not be started' }));
    filho.once('exit', (codigo, sinal) => resolver(desfechoDoFim(codigo, sinal)));
  });
  let vivo = true;
  void fim.then(() => {
    vivo = false;
  });
  /** What the present step of the work may cost, from the first measure after it was told. */
  let etapa: Marco | undefined;
  /** What the whole of the present work may cost. */
  let cpuDoTodoMs = limites.cpuMs;
  filho.on('message', (mensagem: DoProcesso<Resposta>) => {
    if (mensagem.tipo === 'etapa') etapa = { cpuMs: mensagem.cpuMs, desde: undefined };
    if (mensagem.tipo === 'tamanho') cpuDoTodoMs = Math.max(cpuDoTodoMs, cpuDasPartes(mensagem.partes));
  });
  const pronto = proximaMensagem();
  /** Of the last measure; a process that is gone cannot be asked. */
  let cpuMs = 0;

  async function medir() {
    const uso = filho.pid === undefined || !vivo ? null : await medirProcesso(filho.pid);
    if (uso) cpuMs = uso.cpuMs;
    return uso;
  }

  /** At most the share of the most pages that a file may have: the process may say anything, also what is no number. */
  function cpuDasPartes(partes: number): number {
    return limites.cpuMs * Math.min(Number(partes) || 1, limites.partes ?? 1);
  }

  function proximaMensagem(): Promise<Exclude<DoProcesso<Resposta>, Etapa | Tamanho>> {
    return new Promise((resolver) => {
      const ouvir = (mensagem: DoProcesso<Resposta>) => {
        if (mensagem.tipo === 'etapa' || mensagem.tipo === 'tamanho') return;
        filho.off('message', ouvir);
        resolver(mensagem);
      };
      filho.on('message', ouvir);
    });
  }

  function passouDaEtapa(gastoMs: number): boolean {
    if (etapa === undefined) return false;
    etapa.desde ??= gastoMs;
    return gastoMs - etapa.desde > etapa.cpuMs;
  }

  function matar(): void {
    if (vivo) filho.kill('SIGKILL');
  }

  /** Resolves when the work has taken too much of anything; never, once `parar` is aborted. */
  async function vigiar(desdeCpuMs: number, parar: AbortSignal): Promise<Desfecho<Resposta>> {
    const comeco = performance.now();
    while (!parar.aborted) {
      const uso = await medir();
      if (uso && uso.bytes > limites.memoriaMb * 1024 * 1024) return { tipo: 'demorado-demais' };
      if (uso && uso.cpuMs - desdeCpuMs > cpuDoTodoMs) return { tipo: 'demorado-demais' };
      if (uso && passouDaEtapa(uso.cpuMs)) return { tipo: 'demorado-demais' };
      // The machine had no time for it, which says nothing about the file.
      if (performance.now() - comeco > limites.relogioMs) return { tipo: 'fila-cheia' };
      await esperar(INTERVALO_DA_MEDIDA_MS);
    }
    return new Promise(() => undefined);
  }

  async function atender(pedido: Pedido, sinal?: AbortSignal): Promise<Atendimento<Resposta>> {
    const parar = new AbortController();
    filho.ref();
    filho.channel?.ref();
    try {
      const desistir = aoAbortar<Resposta>(sinal, parar.signal);
      const partida = esperar(PARTIDA_MS, undefined, { signal: parar.signal, ref: false }).then(
        (): Desfecho<Resposta> => ({ tipo: 'fila-cheia' }),
        () => new Promise<never>(() => undefined),
      );
      const comecou = await Promise.race([pronto, fim, desistir, partida]);
      if (comecou.tipo !== 'pronto') return { desfecho: comecou, saudavel: false, cpuMs };
      await medir();
      const desde = cpuMs;
      etapa = undefined;
      cpuDoTodoMs = limites.cpuMs;
      const resposta = proximaMensagem() as Promise<Desfecho<Resposta>>;
      filho.send(pedido, () => undefined);
      const desfecho = await Promise.race([resposta, fim, desistir, vigiar(desde, parar.signal)]);
      const uso = await medir();
      const cabe = uso !== null && uso.bytes < PARTE_PARA_CONTINUAR * limites.memoriaMb * 1024 * 1024;
      const saudavel = vivo && (await Promise.race([resposta, Promise.resolve(null)])) === desfecho;
      // Whoever costs the server a process pays for its start.
      return {
        desfecho,
        saudavel: saudavel && cabe && cpuMs < CPU_DE_UMA_VIDA_MS,
        cpuMs: saudavel ? cpuMs - desde : cpuMs,
      };
    } finally {
      parar.abort();
      filho.unref();
      filho.channel?.unref();
    }
  }

  return {
    atender,
    async encerrar() {
      filho.ref();
      matar();
      await fim;
    },
  };
}

function aoAbortar<Resposta>(
  sinal: AbortSignal | undefined,
  parar: AbortSignal,
): Promise<Desfecho<Resposta>> {
  return new Promise((resolver) => {
    const interromper = () => resolver({ tipo: 'interrompido' });
    if (sinal?.aborted) interromper();
    sinal?.addEventListener('abort', interromper, { once: true, signal: parar });
  });
}
