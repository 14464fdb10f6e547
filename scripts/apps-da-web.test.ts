import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppDaWeb, estaAtual, marcarAtual, resumoDasFontes } from './apps-da-web.ts';

const APP: AppDaWeb = { nome: 'portal', fontes: ['apps/portal', 'packages/ui', 'package-lock.json'] };

let raiz: string;
const escrever = (caminho: string, conteudo: string) => {
  mkdirSync(dirname(join(raiz, caminho)), { recursive: true });
  writeFileSync(join(raiz, caminho), conteudo);
};

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'fontes-'));
  escrever('apps/portal/src/app.tsx', 'app');
  escrever('apps/portal/dist/index.html', 'pagina');
  escrever('packages/ui/src/botao.tsx', 'botao');
  escrever('package-lock.json', '{}');
  marcarAtual(APP, resumoDasFontes(APP, raiz), raiz);
});
afterEach(() => rmSync(raiz, { recursive: true }));

it('what was built from these sources is current, whatever their dates', () => {
  utimesSync(join(raiz, 'apps/portal/src/app.tsx'), new Date(), new Date(Date.now() + 60_000));
  expect(estaAtual(APP, raiz)).toBe(true);
});

it.each([
  ['a source of the app', () => escrever('apps/portal/src/app.tsx', 'outro')],
  ['a source of a package', () => escrever('packages/ui/src/botao.tsx', 'outro')],
  ['a new file', () => escrever('apps/portal/src/nova.tsx', '')],
  ['the installed versions', () => escrever('package-lock.json', '{ }')],
  [
    'a name',
    () => renameSync(join(raiz, 'packages/ui/src/botao.tsx'), join(raiz, 'packages/ui/src/outro.tsx')),
  ],
  ['a lost build', () => rmSync(join(raiz, 'apps/portal/dist'), { recursive: true })],
])('%s asks for another build', (_, mudar) => {
  mudar();
  expect(estaAtual(APP, raiz)).toBe(false);
});

it.each([
  ['a test', 'apps/portal/src/app.test.tsx'],
  ['an installed package', 'apps/portal/node_modules/x/index.js'],
  ['the build itself', 'apps/portal/dist/assets/a.js'],
])('%s does not', (_, caminho) => {
  escrever(caminho, 'mudou');
  expect(estaAtual(APP, raiz)).toBe(true);
});
