import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

export const PASTA_DE_MIGRACOES = fileURLToPath(new URL('../../db/migrations', import.meta.url));

const NOME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
// Any constant will do; every instance must use the same one.
const TRAVA_DE_MIGRACAO = 7_243_019_551;

type Migracao = { nome: string; sql: string; sha256: string };
type Registro = { nome: string; sha256: string };

export function lerMigracoes(pasta: string): Migracao[] {
  const nomes = readdirSync(pasta)
    .filter((nome) => nome.endsWith('.sql'))
    .sort();
  const numeros = new Map<string, string>();
  return nomes.map((nome) => {
    const numero = NOME.exec(nome)?.[1];
    if (!numero) throw new Error(`Migration ${nome} must be named like 0001-what-it-does.sql`);
    const repetida = numeros.get(numero);
    if (repetida) throw new Error(`Migrations ${repetida} and ${nome} have the same number`);
    numeros.set(numero, nome);
    const sql = readFileSync(join(pasta, nome), 'utf8');
    return { nome, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/** The migrations still to run; refuses a history that is not the beginning of what is on disk. */
export function migracoesPendentes(
  migracoes: readonly Migracao[],
  aplicadas: readonly Registro[],
): Migracao[] {
  const emDisco = new Map(migracoes.map((migracao) => [migracao.nome, migracao]));
  for (const { nome, sha256 } of aplicadas) {
    const migracao = emDisco.get(nome);
    if (!migracao)
      throw new Error(
        `The database has migration ${nome}, which this program does not: it is newer than the program`,
      );
    if (migracao.sha256 !== sha256)
      throw new Error(`Migration ${nome} was changed after it had been applied`);
  }
  const feitas = new Set(aplicadas.map(({ nome }) => nome));
  const ultima = [...feitas].sort().at(-1) ?? '';
  const pendentes = migracoes.filter(({ nome }) => !feitas.has(nome));
  const atrasada = pendentes.find(({ nome }) => nome < ultima);
  if (atrasada)
    throw new Error(`Migration ${atrasada.nome} comes before ${ultima}, which was already applied`);
  return pendentes;
}

async function aplicar(cliente: pg.Client, { nome, sql, sha256 }: Migracao): Promise<void> {
  await cliente.query('begin');
  try {
    await cliente.query(sql);
    await cliente.query('insert into migracao (nome, sha256) values ($1, $2)', [nome, sha256]);
    await cliente.query('commit');
  } catch (causa) {
    await cliente.query('rollback').catch(() => undefined);
    const detalhe = causa instanceof Error ? causa.message : String(causa);
    throw new Error(`Migration ${nome} failed and was rolled back: ${detalhe}`, { cause: causa });
  }
}

/** Brings the schema up to date; instances that start together wait for each other. Returns what it applied. */
export async function migrar(url: string, pasta: string = PASTA_DE_MIGRACOES): Promise<string[]> {
  const migracoes = lerMigracoes(pasta);
  const cliente = new pg.Client({ connectionString: url, application_name: 'portal-credito-migracao' });
  // The query in progress reports the same failure; an unheard event would end the process.
  cliente.on('error', () => undefined);
  await cliente.connect();
  try {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA_DE_MIGRACAO]);
    await cliente.query(`
      create table if not exists migracao (
        nome text primary key,
        sha256 text not null,
        aplicada_em timestamptz not null default now()
      )
    `);
    const { rows } = await cliente.query<Registro>('select nome, sha256 from migracao order by nome');
    const pendentes = migracoesPendentes(migracoes, rows);
    for (const migracao of pendentes) await aplicar(cliente, migracao);
    await runMigrations({ connectionString: url });
    return pendentes.map(({ nome }) => nome);
  } finally {
    await cliente.end();
  }
}
