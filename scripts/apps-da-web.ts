/** Builds the apps when they are missing or their sources have changed since: by content, not by dates. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { comprimirPasta } from './comprimir.ts';
import { segundos } from './duracao.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** Written last and emptied with the folder: a build that was cut off has no mark. */
const MARCA = '.fontes';
const FORA = new Set(['node_modules', 'dist', 'test-results']);

export interface AppDaWeb {
  nome: string;
  /** Folders and files, from the root, that its build depends on. */
  fontes: readonly string[];
}

const COMUNS = [
  'packages/domain',
  'packages/api',
  'packages/ui',
  'scripts/navegadores.ts',
  'scripts/pagina-sem-script.html',
  'scripts/pagina-sem-script.ts',
  'scripts/telas-do-produto.ts',
  'package-lock.json',
  'tsconfig.base.json',
];

const APPS_DA_WEB: readonly AppDaWeb[] = ['portal', 'gestao'].map((nome) => ({
  nome,
  fontes: [`apps/${nome}`, ...COMUNS],
}));

/** Its program for `npm start` (ADR 0082); its tests and its read-only data are no part of it. */
const SERVIDOR: AppDaWeb = {
  nome: 'server',
  fontes: [
    'apps/server/src',
    'apps/server/db/seed',
    'apps/server/vite.config.ts',
    'packages/domain',
    'packages/api',
    'scripts',
    'package-lock.json',
  ],
};

function* arquivosDe(caminho: string): Generator<string> {
  const itens = readdirSync(caminho, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const item of itens) {
    const inteiro = join(caminho, item.name);
    if (item.isDirectory()) {
      if (!FORA.has(item.name)) yield* arquivosDe(inteiro);
    } else if (item.isFile() && !/\.test\.tsx?$/.test(item.name)) yield inteiro;
  }
}

/** Digest of names and contents; the same for a fresh copy of the same sources. */
export function resumoDasFontes({ fontes }: AppDaWeb, raiz: string = RAIZ): string {
  const resumo = createHash('sha256');
  for (const fonte of fontes) {
    const caminho = join(raiz, fonte);
    const arquivos = statSync(caminho).isFile() ? [caminho] : arquivosDe(caminho);
    for (const arquivo of arquivos) {
      const conteudo = readFileSync(arquivo);
      resumo.update(`${relative(raiz, arquivo)}\0${conteudo.byteLength}\0`).update(conteudo);
    }
  }
  return resumo.digest('hex');
}

export function estaAtual(app: AppDaWeb, raiz: string = RAIZ): boolean {
  const marca = join(raiz, 'apps', app.nome, 'dist', MARCA);
  return existsSync(marca) && readFileSync(marca, 'utf8') === resumoDasFontes(app, raiz);
}

export function marcarAtual(app: AppDaWeb, resumo: string, raiz: string = RAIZ): void {
  writeFileSync(join(raiz, 'apps', app.nome, 'dist', MARCA), resumo);
}

export async function construirOQueMudou(avisar: (texto: string) => void): Promise<void> {
  for (const app of APPS_DA_WEB) {
    // Read before building: what changes meanwhile is built at the next start.
    const resumo = resumoDasFontes(app);
    if (estaAtual(app)) continue;
    const inicio = performance.now();
    avisar(`Construindo as telas (${app.nome})...`);
    await construir(app.nome);
    comprimirPasta(join(RAIZ, 'apps', app.nome, 'dist'));
    marcarAtual(app, resumo);
    avisar(`Telas prontas (${app.nome}) em ${segundos(inicio)}.`);
  }
  const resumo = resumoDasFontes(SERVIDOR);
  if (estaAtual(SERVIDOR)) return;
  await construir(SERVIDOR.nome);
  marcarAtual(SERVIDOR, resumo);
}

async function construir(nome: string): Promise<void> {
  const filho = spawn(process.execPath, [join(RAIZ, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(RAIZ, 'apps', nome),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const partes: Buffer[] = [];
  filho.stdout.on('data', (parte: Buffer) => partes.push(parte));
  filho.stderr.on('data', (parte: Buffer) => partes.push(parte));
  const codigo = await new Promise<number | null>((resolver) => {
    filho.once('error', () => resolver(null));
    filho.once('close', resolver);
  });
  if (codigo === 0) return;
  const fim = Buffer.concat(partes).toString('utf8').trim().split('\n').slice(-15).join('\n');
  throw new ErroDeInicio(`apps/${nome} could not be built:\n${fim}`);
}
