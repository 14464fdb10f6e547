import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/banco-de-teste.ts';
import { lerMigracoes, migracoesPendentes, migrar } from './migrar.ts';

const { db, url } = await criarBancoDeTeste();
let pasta: string;

beforeEach(async () => {
  await sql`truncate migracao`.execute(db);
  pasta = mkdtempSync(join(tmpdir(), 'migracoes-'));
});

afterEach(() => rmSync(pasta, { recursive: true }));

function escrever(nome: string, conteudo: string): void {
  writeFileSync(join(pasta, nome), conteudo);
}

async function tabelas(prefixo: string): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where starts_with(tablename, ${prefixo}) order by tablename
  `.execute(db);
  return rows.map(({ tablename }) => tablename);
}

test('migrations run once, in the order of their numbers', async () => {
  escrever('0002-filha.sql', 'create table ordem_filha (id int references ordem_mae)');
  escrever('0001-mae.sql', 'create table ordem_mae (id int primary key)');
  expect(await migrar(url, pasta)).toEqual(['0001-mae.sql', '0002-filha.sql']);
  expect(await migrar(url, pasta)).toEqual([]);
  expect(await tabelas('ordem_')).toEqual(['ordem_filha', 'ordem_mae']);
});

test('a file that fails leaves nothing of itself and keeps the files before it', async () => {
  escrever('0001-boa.sql', 'create table meia_boa (id int)');
  escrever('0002-ruim.sql', 'create table meia_ruim (id int); select 1 / 0');
  await expect(migrar(url, pasta)).rejects.toThrow(
    'Migration 0002-ruim.sql failed and was rolled back: division by zero',
  );
  expect(await tabelas('meia_')).toEqual(['meia_boa']);

  escrever('0002-ruim.sql', 'create table meia_ruim (id int)');
  expect(await migrar(url, pasta)).toEqual(['0002-ruim.sql']);
});

test('instances that start together apply each migration once', async () => {
  escrever('0001-uma-vez.sql', 'create table uma_vez (id int)');
  const aplicadas = await Promise.all([migrar(url, pasta), migrar(url, pasta), migrar(url, pasta)]);
  expect(aplicadas.flat()).toEqual(['0001-uma-vez.sql']);
});

test('the job queue has its schema after the migrations', async () => {
  await migrar(url, pasta);
  await expect(sql`select graphile_worker.add_job('nada')`.execute(db)).resolves.toBeDefined();
});

const m = (nome: string, sha256 = nome) => ({ nome, sha256, sql: '' });

test.each([
  ['changed after it was applied', [m('0001-a.sql', 'novo')], [m('0001-a.sql')], /0001-a.sql was changed/],
  [
    'that only the database knows',
    [m('0001-a.sql')],
    [m('0001-a.sql'), m('0002-b.sql')],
    /newer than the program/,
  ],
  [
    'older than an applied one',
    [m('0001-a.sql'), m('0002-b.sql')],
    [m('0002-b.sql')],
    /0001-a.sql comes before 0002-b.sql/,
  ],
])('a migration %s is refused', (_caso, emDisco, aplicadas, mensagem) => {
  expect(() => migracoesPendentes(emDisco, aplicadas)).toThrow(mensagem);
});

test.each([
  [['1-sem-zeros.sql'], /must be named like/],
  [['0001-Com-Maiuscula.sql'], /must be named like/],
  [['0001-a.sql', '0001-b.sql'], /same number/],
])('file names %j are refused', (nomes, mensagem) => {
  for (const nome of nomes) escrever(nome, 'select 1');
  expect(() => lerMigracoes(pasta)).toThrow(mensagem);
});
