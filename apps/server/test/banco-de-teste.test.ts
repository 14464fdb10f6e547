import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type BancoDeTeste, criarBancoDeTeste } from './banco-de-teste.ts';

const primeiro = await criarBancoDeTeste();
const segundo = await criarBancoDeTeste();

test('each test database starts migrated, as a copy: nothing is migrated for it', async () => {
  const { rows } = await sql<{ tabelas: number }>`
    select count(*) as tabelas from pg_tables where tablename in ('migracao', '_private_jobs')
  `.execute(segundo.db);
  expect(rows).toEqual([{ tabelas: 2 }]);
  const migradas = ({ db }: BancoDeTeste) =>
    db.selectFrom('migracao').select(['nome', 'aplicada_em']).orderBy('nome').execute();
  expect(await migradas(segundo)).toEqual(await migradas(primeiro));
});

test('what one test file writes is not seen by another', async () => {
  await sql`create table so_no_primeiro (id int)`.execute(primeiro.db);
  const { rows } = await sql`select 1 from pg_tables where tablename = 'so_no_primeiro'`.execute(segundo.db);
  expect(rows).toEqual([]);
});
