/**
 * Every test of the repository: rules, server on a real PostgreSQL, then the journeys in a browser on the built apps.
 * What failed, and what passed only when repeated, is said once more at the end: of a long log often only that is kept. The
 * last line is `N passed, N failed`; the exit code is not 0 when something failed or nothing ran.
 *
 * --jornadas [playwright arguments]: only the journeys, on apps that are already built.
 * --motores [--curta] [playwright arguments]: only the journeys in Firefox and WebKit, on apps that are already built.
 * --varreduras [--amostra] [playwright arguments]: only the sweeps, on apps that are already built.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contagem, contarPlaywright, contarVitest, julgar, somar } from './contagem.ts';
import { segundos } from './duracao.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const relatorios = mkdtempSync(join(tmpdir(), 'relatorios-'));

function rodar(comando: readonly string[], env: Record<string, string> = {}): number | null {
  return spawnSync(process.execPath, comando, {
    cwd: RAIZ,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;
}

function lerRelatorio(arquivo: string, contar: (relatorio: unknown) => Contagem): Contagem | undefined {
  try {
    return contar(JSON.parse(readFileSync(arquivo, 'utf8')));
  } catch (erro) {
    process.stdout.write(`No usable report in ${arquivo}: ${erro instanceof Error ? erro.message : erro}\n`);
    return undefined;
  }
}

function rodarVitest(): Contagem {
  const arquivo = join(relatorios, 'vitest.json');
  const vitest = join(RAIZ, 'node_modules/vitest/vitest.mjs');
  const codigo = rodar([
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${arquivo}`,
  ]);
  return julgar(lerRelatorio(arquivo, contarVitest), codigo);
}

/** On a shared machine one journey of hundreds meets a moment that none meets again (ADR 0159); everywhere else it fails. */
const REPETICOES: readonly string[] = process.env.CI ? ['--retries=1'] : [];

function rodarJornadas(
  argumentos: readonly string[],
  pasta = 'e2e',
  env: Record<string, string> = {},
): Contagem {
  const arquivo = join(relatorios, 'playwright.json');
  const playwright = join(RAIZ, 'node_modules/@playwright/test/cli.js');
  const codigo = rodar(
    [playwright, 'test', '-c', pasta, '--reporter=list,json', ...REPETICOES, ...argumentos],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: arquivo, ...env },
  );
  return julgar(lerRelatorio(arquivo, contarPlaywright), codigo);
}

function construir(): boolean {
  const npm = process.env.npm_execpath;
  const opcoes = { cwd: RAIZ, stdio: 'inherit' } as const;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, 'run', 'build'], opcoes)
    : spawnSync('npm', ['run', 'build'], opcoes);
  return status === 0;
}

function parte(nome: string, executar: () => Contagem): Contagem {
  const inicio = performance.now();
  process.stdout.write(`\n== ${nome}\n`);
  const contagem = executar();
  process.stdout.write(
    `== ${nome}: ${contagem.passaram} ok, ${contagem.falharam} not ok in ${segundos(inicio)}\n`,
  );
  return contagem;
}

function construirERodarJornadas(): Contagem {
  return construir() ? rodarJornadas([]) : { passaram: 0, falharam: 1, falhas: ['the build'], instaveis: [] };
}

/** On a phone's screen, where most people are; the long form walks a desktop's as well. */
const CURTA: readonly string[] = ['--grep=@curta', '--project=firefox 360', '--project=webkit 360'];

function rodarMotores(argumentos: readonly string[]): Contagem {
  const doPlaywright = argumentos.flatMap((argumento) => (argumento === '--curta' ? CURTA : [argumento]));
  return rodarJornadas(doPlaywright, 'e2e/motores');
}

/** Everybody of the demonstration, or one person of each kind. */
function rodarVarreduras(argumentos: readonly string[]): Contagem {
  const amostra = argumentos.includes('--amostra');
  const doPlaywright = argumentos.filter((argumento) => argumento !== '--amostra');
  return rodarJornadas(doPlaywright, 'e2e/sweeps', { VARREDURA: amostra ? 'amostra' : 'tudo' });
}

function escolherPartes([opcao, ...resto]: readonly string[]): Contagem[] {
  if (opcao === '--jornadas') return [parte('journeys in the browser', () => rodarJornadas(resto))];
  if (opcao === '--motores') return [parte('journeys in Firefox and WebKit', () => rodarMotores(resto))];
  if (opcao === '--varreduras') return [parte('sweeps of every screen', () => rodarVarreduras(resto))];
  return [
    parte('rules, screens and server', rodarVitest),
    parte('build and journeys in the browser', construirERodarJornadas),
  ];
}

const partes = escolherPartes(process.argv.slice(2));
rmSync(relatorios, { recursive: true, force: true });

const { passaram, falharam, falhas, instaveis } = somar(partes);
process.exitCode = falharam > 0 || passaram === 0 ? 1 : 0;
for (const instavel of instaveis) process.stdout.write(`\nUNSTABLE ${instavel}\n`);
for (const falha of falhas) process.stdout.write(`\nFAILED ${falha}\n`);
process.stdout.write(`\n${passaram} passed, ${falharam} failed\n`);
