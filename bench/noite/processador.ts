/** What the database and this process have taken of the processors: the same on a machine that has other work. */
import { readdirSync, readFileSync } from 'node:fs';

const TIQUES_POR_SEGUNDO = 100;

/** utime, stime, and both of the children that have ended, of /proc/<pid>/stat. */
function tiquesDe(pid: number, comFilhos: boolean): number {
  const campos = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ').map(Number) ?? [];
  return campos.slice(11, comFilhos ? 15 : 13).reduce((soma, tiques) => soma + tiques, 0);
}

function filhosDe(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((tarefa) =>
    readFileSync(`/proc/${pid}/task/${tarefa}/children`, 'latin1')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** Seconds since both began; null where there is no /proc. */
export function segundosDeProcessador(postmaster: number): number | null {
  if (process.platform !== 'linux') return null;
  const { user, system } = process.cpuUsage();
  const doBanco = filhosDe(postmaster).reduce(
    (soma, pid) => soma + tiquesDe(pid, false),
    tiquesDe(postmaster, true),
  );
  return doBanco / TIQUES_POR_SEGUNDO + (user + system) / 1_000_000;
}
