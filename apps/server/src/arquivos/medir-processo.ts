/** What another process takes, seen from outside: a process that is busy with a hostile file tells nothing itself. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export interface Uso {
  /** Resident memory. */
  bytes: number;
  /** Processor time of all its threads since it began. */
  cpuMs: number;
}

const NO_LINUX = process.platform === 'linux';

/** Reading /proc costs microseconds, another process milliseconds. */
export const INTERVALO_DA_MEDIDA_MS = NO_LINUX ? 20 : 250;

/** Null when the process is gone. */
export async function medirProcesso(pid: number): Promise<Uso | null> {
  try {
    return NO_LINUX ? pelaPastaProc(pid) : await peloComando(pid);
  } catch {
    return null;
  }
}

/** proc(5). The kernel tells times in hundredths of a second on every architecture. */
const MS_POR_TIQUE = 10;

function pelaPastaProc(pid: number): Uso | null {
  const residente = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  // The name of the program, in brackets, may have any character in it.
  const campos = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  const [usuario, sistema] = [Number(campos[11]), Number(campos[12])];
  if (residente === undefined || Number.isNaN(usuario + sistema)) return null;
  return { bytes: Number(residente) * 1024, cpuMs: (usuario + sistema) * MS_POR_TIQUE };
}

const executar = promisify(execFile);

async function peloComando(pid: number): Promise<Uso | null> {
  const { stdout } = await executar('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [rss, tempo] = stdout.trim().split(/\s+/);
  if (rss === undefined || tempo === undefined) return null;
  return { bytes: Number(rss) * 1024, cpuMs: emMs(tempo) };
}

/** [[days-]hours:]minutes:seconds, with fractions on some systems. */
function emMs(tempo: string): number {
  const [resto = '', dias = '0'] = tempo.split('-').reverse();
  const segundos = resto.split(':').reduce((soma, parte) => soma * 60 + Number(parte), 0);
  return (Number(dias) * 86_400 + segundos) * 1_000;
}
