/** A file of routes binds entries to use cases: what it asks of the database stands in one of those, or in a repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\s*\(|\bsql(?:<[^`]*>)?`/;

const rotas = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'],
  {
    cwd: RAIZ,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((arquivo) => arquivo.endsWith('.routes.ts'));

it('no file of routes builds SQL', () => {
  expect(rotas.length).toBeGreaterThan(40);
  expect(rotas.filter((arquivo) => SQL.test(readFileSync(join(RAIZ, arquivo), 'utf8')))).toEqual([]);
});

it.each(["db.selectFrom('conta')", "trx\n  .updateTable('conta')", 'sql`select 1`', 'sql<number>`select 1`'])(
  'finds %j',
  (texto) => {
    expect(SQL.test(texto)).toBe(true);
  },
);
