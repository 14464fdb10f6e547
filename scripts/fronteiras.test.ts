import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const WORKSPACES = [
  'packages/domain',
  'packages/api',
  'packages/ui',
  'packages/verificador',
  'apps/portal',
  'apps/gestao',
  'apps/server',
  'e2e',
];
const BIBLIOTECAS = ['zod/mini', 'zod', 'kysely', 'fastify', 'react', '@brazilian-utils/brazilian-utils'];

const PROIBIDAS: [regra: string, de: string, para: string][] = [
  ['domain-puro', 'packages/domain/src/a/relogio.ts', 'node:fs'],
  ['domain-puro', 'packages/domain/src/a/esquema.ts', 'zod'],
  ['domain-puro', 'packages/domain/src/a/rota.ts', '@credito/api/rota'],
  ['teste-do-domain-puro', 'packages/domain/src/a/regra.test.ts', '@credito/api/rota'],
  ['assinatura-nada-sabe-de-credito', 'packages/domain/src/assinatura/vez.ts', '../contrato/regra.ts'],
  [
    'assinatura-nada-sabe-de-credito',
    'apps/server/src/modules/assinatura/abrir.ts',
    '../contrato/assinar-contrato.ts',
  ],
  ['assinatura-nada-sabe-de-credito', 'apps/server/src/selo/selar.ts', '@credito/domain/contrato/regra'],
  ['verificador-sobre-domain', 'packages/verificador/src/ler.ts', 'zod'],
  ['verificador-sobre-domain', 'packages/verificador/src/regra.ts', '@credito/domain/conta/regra'],
  ['api-sobre-domain', 'packages/api/src/servidor.ts', 'fastify'],
  ['ui-nada-sabe-de-credito', 'packages/ui/src/campo.tsx', '@credito/domain/a/regra'],
  ['ui-nada-sabe-de-credito', 'packages/ui/src/consulta.tsx', '@credito/api/rota'],
  ['apps-separados', 'apps/gestao/src/app/tela.tsx', '../../../portal/src/app/router.tsx'],
  ['packages-nao-importam-apps', 'packages/api/src/app.ts', '../../../apps/server/src/app.ts'],
  ['apps-nao-importam-e2e', 'apps/server/src/jornada.ts', '../../../e2e/journeys/credito.spec.ts'],
  ['navegador-sem-node', 'apps/portal/src/app/disco.ts', 'node:fs'],
  ['e2e-pelo-navegador', 'e2e/journeys/atalho.spec.ts', '../../apps/server/src/app.ts'],
  ['features-separadas', 'apps/portal/src/features/conta/tela.tsx', '../fiador/tela.tsx'],
  ['app-por-cima-de-features', 'apps/portal/src/features/conta/rotas.tsx', '../../app/router.tsx'],
  ['features-por-cima-do-resto', 'apps/portal/src/wizard/pagina.tsx', '../features/fiador/tela.tsx'],
  ['server-sem-tela', 'apps/server/src/pagina.ts', 'react'],
  ['rota-chama-caso-de-uso', 'apps/server/src/modules/conta/conta.routes.ts', './conta.repository.ts'],
  ['rota-chama-caso-de-uso', 'apps/server/src/modules/conta/sql.routes.ts', 'kysely'],
  ['rotas-so-no-app', 'apps/server/src/modules/conta/entrar.ts', './conta.routes.ts'],
  ['caso-de-uso-sem-http', 'apps/server/src/modules/conta/sair.ts', 'fastify'],
  ['repositorio-no-fim', 'apps/server/src/modules/conta/outro.repository.ts', '../../gateways/sms/sms.ts'],
  [
    'gateway-nao-conhece-modulos',
    'apps/server/src/gateways/sms/sms.ts',
    '../../modules/conta/criar-conta.ts',
  ],
  ['producao-nao-importa-teste', 'apps/server/src/semente.ts', '../test/pessoas.ts'],
  ['sem-importacao-perdida', 'apps/server/src/perdida.ts', './nao-existe.ts'],
  ['dependencia-declarada', 'apps/server/src/emprestada.ts', 'react'],
  ['sem-ciclos', 'packages/domain/src/a/ida.ts', './volta.ts'],
];

const PERMITIDAS: [de: string, para: string][] = [
  ['packages/verificador/src/cadeia.ts', '@credito/domain/assinatura/vez'],
  ['packages/verificador/src/resumo.ts', 'node:crypto'],
  ['packages/domain/src/contrato/regra.ts', '../assinatura/vez.ts'],
  ['apps/server/src/modules/contrato/assinar-contrato.ts', '../assinatura/cadeia.ts'],
  ['apps/server/src/modules/assinatura/cadeia.ts', '@credito/domain/a/regra'],
  ['packages/domain/src/a/regra.ts', 'zod/mini'],
  ['packages/domain/src/a/cpf.ts', '@brazilian-utils/brazilian-utils'],
  ['packages/domain/src/a/cpf.test.ts', './cpf.ts'],
  ['packages/domain/src/a/volta.ts', './ida.ts'],
  ['packages/api/src/rota.ts', '@credito/domain/a/regra'],
  ['apps/portal/src/app/router.tsx', '../features/fiador/tela.tsx'],
  ['apps/portal/src/features/fiador/tela.tsx', '@credito/ui/botao'],
  ['apps/portal/src/features/fiador/consulta.ts', '@credito/api/rota'],
  ['packages/ui/src/botao.tsx', 'react'],
  ['apps/server/src/app.ts', './modules/conta/conta.routes.ts'],
  ['apps/server/src/modules/conta/criar-conta.ts', './conta.repository.ts'],
  ['apps/server/src/modules/conta/conta.repository.ts', 'kysely'],
  ['apps/server/test/pessoas.ts', '../src/app.ts'],
  ['e2e/journeys/credito.spec.ts', '@credito/domain/a/regra'],
];

const pasta = mkdtempSync(join(tmpdir(), 'fronteiras-'));
afterAll(() => rmSync(pasta, { recursive: true }));

function escrever(caminho: string, conteudo: string): void {
  const arquivo = join(pasta, caminho);
  mkdirSync(dirname(arquivo), { recursive: true });
  writeFileSync(arquivo, conteudo, { flag: 'a' });
}

/** A tree with one import for each row, in the shape of this repository. */
function montar(): void {
  copyFileSync(join(RAIZ, '.dependency-cruiser.cjs'), join(pasta, '.dependency-cruiser.cjs'));
  escrever('package.json', '{ "private": true }');
  for (const biblioteca of BIBLIOTECAS) {
    escrever(`node_modules/${biblioteca}/package.json`, `{ "name": "${biblioteca}", "main": "index.js" }`);
    escrever(`node_modules/${biblioteca}/index.js`, 'export const x = 1;');
  }
  mkdirSync(join(pasta, 'node_modules/@credito'), { recursive: true });
  for (const workspace of WORKSPACES) {
    mkdirSync(join(pasta, dirname(workspace)), { recursive: true });
    mkdirSync(join(pasta, workspace), { recursive: true });
    copyFileSync(join(RAIZ, workspace, 'package.json'), join(pasta, workspace, 'package.json'));
    symlinkSync(
      join('../..', workspace),
      join(pasta, 'node_modules/@credito', workspace.split('/').at(-1) ?? ''),
    );
  }
  const arestas = [...PROIBIDAS.map(([, de, para]) => [de, para] as const), ...PERMITIDAS];
  for (const [de, para] of arestas) escrever(de, `import * as alvo${para.length} from '${para}';\n`);
}

type Violacao = { rule: { name: string }; from: string; to: string };

function violacoes(): Violacao[] {
  montar();
  const depcruise = join(RAIZ, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const argumentos = [
    depcruise,
    '--config',
    '.dependency-cruiser.cjs',
    '-T',
    'json',
    'packages',
    'apps',
    'e2e',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, argumentos, {
    cwd: pasta,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

const encontradas = violacoes();

test.each(PROIBIDAS)('%s: %s may not import %s', (regra, de) => {
  expect(encontradas.filter(({ from }) => from === de).map(({ rule }) => rule.name)).toContain(regra);
});

test.each(PERMITIDAS.filter(([de]) => !de.endsWith('volta.ts')))('%s may import %s', (de) => {
  expect(encontradas.filter(({ from }) => from === de)).toEqual([]);
});
