import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { PORTA, urlDoSoquete } from './acesso.ts';
import { AMBIENTE } from './agrupamento.ts';
import type { Conta } from './conta.ts';

export type Processo = { saida: Promise<void>; pid: number; encerrar(): Promise<void> };

export type OpcoesDoProcesso = {
  binarios: string;
  dados: string;
  soquete: string;
  log: string;
  conta: Conta | undefined;
  duravel: boolean;
};

/*
 * The first process becomes postgres by exec, so `$$` stays its pid. The watchdog waits on a pipe whose
 * other end is held by node alone: when node dies, even by kill -9, it reads the end of the file and asks
 * postgres to stop. A line means that postgres is gone already. It is forked twice, for postgres would
 * take a child that it does not know for a crashed worker.
 */
const COM_VIGIA =
  'exec 3<&0; ( ( read -r _ <&3 || kill -INT $$ ) >/dev/null 2>&1 & ); exec "$@" </dev/null 3<&-';

function opcoesDoServidor({ dados, soquete, duravel }: OpcoesDoProcesso): string[] {
  const ajustes: Record<string, string> = {
    listen_addresses: '',
    port: String(PORTA),
    unix_socket_directories: `"${soquete.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server's log must not carry personal data: no statement texts, no "Key (cpf)=(...)" details.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...(duravel ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', dados, ...Object.entries(ajustes).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`])];
}

export function lancar(opcoes: OpcoesDoProcesso): Processo {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const log = openSync(opcoes.log, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
  const postgres = join(opcoes.binarios, 'bin', 'postgres');
  const filho: ChildProcess = spawn(
    '/bin/sh',
    ['-c', COM_VIGIA, 'sh', postgres, ...opcoesDoServidor(opcoes)],
    {
      cwd: '/',
      env: AMBIENTE,
      // Its own session: Ctrl+C in the terminal must reach the application only, which then stops us in order.
      detached: true,
      stdio: ['pipe', log, log],
      ...opcoes.conta,
    },
  );
  closeSync(log);
  filho.stdin?.on('error', () => undefined);
  const saida = new Promise<void>((resolver) => {
    filho.once('error', () => resolver());
    filho.once('exit', () => {
      filho.stdin?.end('\n');
      resolver();
    });
  });

  async function encerrar(): Promise<void> {
    filho.kill('SIGINT');
    const paciencia = new AbortController();
    const acabou = await Promise.race([
      saida.then(() => true),
      esperar(20_000, false, { signal: paciencia.signal }).catch(() => true),
    ]);
    paciencia.abort();
    if (!acabou) filho.kill('SIGQUIT');
    await saida;
  }
  return { saida, pid: filho.pid ?? 0, encerrar };
}

export function fimDoLog(arquivo: string): string {
  return readFileSync(arquivo, 'utf8').trim().split('\n').slice(-6).join('\n');
}

async function responde(soquete: string): Promise<boolean> {
  const cliente = new pg.Client({
    connectionString: urlDoSoquete(soquete, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  cliente.on('error', () => undefined);
  try {
    await cliente.connect();
    await cliente.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await cliente.end().catch(() => undefined);
  }
}

/** True once it answers, false when it ended first. Crash recovery may take a while, hence no deadline here. */
export async function ficarPronto(processo: Processo, soquete: string): Promise<boolean> {
  let vivo = true;
  void processo.saida.then(() => {
    vivo = false;
  });
  while (vivo) {
    if (await responde(soquete)) return true;
    await Promise.race([processo.saida, esperar(40)]);
  }
  return false;
}
