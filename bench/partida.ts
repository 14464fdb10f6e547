/** `npm start` in a process of its own, and what it and its database hold in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

export interface Memoria {
  /** Resident memory of the server's process. */
  servidorMb: number;
  /** Of everything below it: the database, whose shared pages are counted once, by their shares. */
  bancoMb: number;
  /** Processes below it that are not the database. */
  outros: readonly string[];
}

export interface Partida {
  pid: number;
  memoria(): Memoria;
  /** Milliseconds until it was on the air. */
  levouMs: number;
  parar(): Promise<void>;
}

export async function partir(
  env: Record<string, string>,
  argumentos: readonly string[] = [],
): Promise<Partida> {
  const inicio = performance.now();
  const comando = ['--disable-warning=ExperimentalWarning', 'scripts/start.ts', ...argumentos];
  const processo = spawn(process.execPath, comando, {
    cwd: RAIZ,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ateEstarNoAr(processo);
  return {
    pid: processo.pid ?? 0,
    levouMs: performance.now() - inicio,
    memoria: () => medir(processo.pid ?? 0),
    async parar() {
      const fim = once(processo, 'exit');
      processo.kill('SIGTERM');
      const [codigo, sinal] = await fim;
      if (codigo !== 0) throw new Error(`the server ended with ${sinal ?? codigo}`);
    },
  };
}

function ateEstarNoAr(processo: ChildProcess): Promise<void> {
  return new Promise((resolver, rejeitar) => {
    let saida = '';
    const ouvir = (parte: Buffer) => {
      saida = `${saida}${parte.toString()}`.slice(-20_000);
      if (saida.includes('No ar em')) resolver();
    };
    processo.stdout?.on('data', ouvir);
    processo.stderr?.on('data', ouvir);
    processo.once('exit', (codigo) => rejeitar(new Error(`the start ended with ${codigo}:\n${saida}`)));
  });
}

const emMb = (texto: string, campo: string) =>
  Number(new RegExp(`^${campo}:\\s+(\\d+) kB`, 'm').exec(texto)?.[1] ?? 0) / 1024;

function medir(pid: number): Memoria {
  const daqui = descendentes(pid).map((filho) => ({ filho, comando: comandoDe(filho) }));
  const doBanco = daqui.filter(({ comando }) => comando.includes('postgres'));
  return {
    servidorMb: emMb(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS'),
    bancoMb: doBanco.reduce((soma, { filho }) => soma + parteDe(filho), 0),
    outros: daqui.filter((um) => !doBanco.includes(um)).map(({ comando }) => comando),
  };
}

function descendentes(pid: number): readonly number[] {
  const pais = readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome))
    .map((nome) => [Number(nome), Number(/\) \S (\d+)/.exec(ler(`/proc/${nome}/stat`))?.[1])] as const);
  const filhosDe = (pai: number): readonly number[] =>
    pais.flatMap(([filho, deQuem]) => (deQuem === pai ? [filho, ...filhosDe(filho)] : []));
  return filhosDe(pid);
}

/** A process that has ended meanwhile holds nothing. */
function ler(arquivo: string): string {
  try {
    return readFileSync(arquivo, 'utf8');
  } catch {
    return '';
  }
}

const comandoDe = (pid: number) => ler(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
const parteDe = (pid: number) => emMb(ler(`/proc/${pid}/smaps_rollup`), 'Pss');
