import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { USUARIO } from './acesso.ts';
import type { Conta } from './conta.ts';

const executar = promisify(execFile);
const VERSAO = '18';
const PROVISORIA = /^dados\.\d+\.tmp$/;

export const AMBIENTE = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export function criarPastaPrivada(pasta: string, conta: Conta | undefined): void {
  if (existsSync(pasta)) return;
  mkdirSync(pasta, { mode: 0o700 });
  if (conta) chownSync(pasta, conta.uid, conta.gid);
}

function conferirVersao(dados: string): void {
  const versao = readFileSync(join(dados, 'PG_VERSION'), 'utf8').trim();
  if (versao !== VERSAO) {
    throw new Error(
      `${dados} was made by PostgreSQL ${versao}, this program carries PostgreSQL ${VERSAO}. ` +
        'Dump it with the old version and restore it, or set DATA_DIR to another directory.',
    );
  }
}

/** Creates the cluster under a temporary name: a crash halfway never leaves something that looks whole. */
export async function garantirAgrupamento(opcoes: {
  pasta: string;
  binarios: string;
  conta: Conta | undefined;
  duravel: boolean;
}): Promise<string> {
  const { pasta, binarios, conta, duravel } = opcoes;
  const dados = join(pasta, 'dados');
  for (const nome of readdirSync(pasta)) {
    if (PROVISORIA.test(nome)) rmSync(join(pasta, nome), { recursive: true, force: true });
  }
  if (existsSync(dados)) {
    conferirVersao(dados);
    return dados;
  }
  const provisoria = join(pasta, `dados.${process.pid}.tmp`);
  const argumentos = [
    `--pgdata=${provisoria}`,
    `--username=${USUARIO}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    // The door is the socket's folder, which only this account may enter (0700); TCP is off.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...(duravel ? [] : ['--no-sync']),
  ];
  try {
    await executar(join(binarios, 'bin', 'initdb'), argumentos, { cwd: '/', env: AMBIENTE, ...conta });
  } catch (causa) {
    rmSync(provisoria, { recursive: true, force: true });
    const detalhe = causa instanceof Error && 'stderr' in causa ? String(causa.stderr).trim() : String(causa);
    throw new Error(`The embedded PostgreSQL could not be set up in ${pasta}: ${detalhe}`, { cause: causa });
  }
  renameSync(provisoria, dados);
  return dados;
}
