import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { criarBancoDeTeste } from './banco-de-teste.ts';

const primeiro = await criarBancoDeTeste();
const antes = performance.now();
const segundo = await criarBancoDeTeste();
const duracao = performance.now() - antes;

test('each test database starts migrated and is made in under a second', async () => {
  const { rows } = await sql<{ tabelas: number }>`
    select count(*) as tabelas from pg_tables where tablename in ('migracao', '_private_jobs')
  `.execute(segundo.db);
  expect(rows).toEqual([{ tabelas: 2 }]);
  expect(duracao).toBeLessThan(1000);
});

test('what one test file writes is not seen by another', async () => {
  await sql`create table so_no_primeiro (id int)`.execute(primeiro.db);
  const { rows } = await sql`select 1 from pg_tables where tablename = 'so_no_primeiro'`.execute(segundo.db);
  expect(rows).toEqual([]);
});
