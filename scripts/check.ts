/** The gate: everything that must hold before a change lands, fast. One line for each part; what failed says why. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { segundos } from './duracao.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const AO_MESMO_TEMPO = 2;

type Porta = { nome: string; comando: readonly string[] };

const naPasta = (caminho: string) => join(RAIZ, 'node_modules', caminho);
// Each of several checkers would work out the expensive types anew, and two parts of the gate run at once anyway.
const tsc = (projeto: string) => [
  naPasta('typescript/bin/tsc'),
  '-p',
  projeto,
  '--noEmit',
  '--singleThreaded',
];

const PORTAS: readonly Porta[] = [
  { nome: 'format and lint', comando: [naPasta('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  { nome: 'types, node side', comando: tsc('tsconfig.json') },
  { nome: 'types, browser side', comando: tsc('tsconfig.web.json') },
  { nome: 'types, service worker', comando: tsc('tsconfig.sw.json') },
  { nome: 'translatable text', comando: ['scripts/texto-traduzivel.ts'] },
  {
    nome: 'boundaries',
    comando: [
      naPasta('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['packages', 'apps', 'e2e', 'bench', 'scripts'],
    ],
  },
  { nome: 'nothing unused', comando: [naPasta('knip/bin/knip.js'), '--no-progress', '--cache'] },
  { nome: 'generated files', comando: ['scripts/generate.ts', '--verificar'] },
  {
    nome: 'fast tests',
    comando: [
      naPasta('vitest/vitest.mjs'),
      'run',
      ...['domain', 'api', 'verificador', 'ui', 'web', 'scripts'].flatMap((projeto) => [
        '--project',
        projeto,
      ]),
    ],
  },
];

type Resultado = { codigo: number | null; saida: string };

function executar(comando: readonly string[]): Promise<Resultado> {
  return new Promise((resolver) => {
    const filho = spawn(process.execPath, comando, {
      cwd: RAIZ,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const partes: Buffer[] = [];
    filho.stdout.on('data', (parte: Buffer) => partes.push(parte));
    filho.stderr.on('data', (parte: Buffer) => partes.push(parte));
    filho.once('error', (erro) => resolver({ codigo: null, saida: String(erro) }));
    filho.once('close', (codigo) => resolver({ codigo, saida: Buffer.concat(partes).toString('utf8') }));
  });
}

// A change that brought a tool is fetched without it: the person hears what to do and not where a module is missing.
const NAO_INSTALADO: Resultado = { codigo: null, saida: 'This tool is not installed here yet. Run: npm ci' };

async function verificar(porta: Porta): Promise<boolean> {
  const inicio = performance.now();
  const programa = resolve(RAIZ, porta.comando[0] ?? '');
  const { codigo, saida } = existsSync(programa) ? await executar(porta.comando) : NAO_INSTALADO;
  const passou = codigo === 0;
  process.stdout.write(`${passou ? 'ok    ' : 'FAILED'}  ${porta.nome.padEnd(22)}${segundos(inicio)}\n`);
  if (!passou) process.stdout.write(`${saida.trimEnd()}\n\n`);
  return passou;
}

const inicio = performance.now();
const fila = [...PORTAS];
const resultados: boolean[] = [];
await Promise.all(
  Array.from({ length: AO_MESMO_TEMPO }, async () => {
    for (let porta = fila.shift(); porta; porta = fila.shift()) resultados.push(await verificar(porta));
  }),
);
const falhas = resultados.filter((passou) => !passou).length;
process.stdout.write(
  `${falhas === 0 ? 'check passed' : `check failed: ${falhas} of ${PORTAS.length}`} in ${segundos(inicio)}\n`,
);
process.exitCode = falhas === 0 ? 0 : 1;
