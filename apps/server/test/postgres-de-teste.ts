import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrar } from '../src/banco/migrar.ts';
import { iniciarPostgresDescartavel } from '../src/postgres-embutido/postgres-descartavel.ts';
import { comBanco } from './url-de-banco.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the migrated template; only to be cloned, never connected to. */
    urlDoModelo: string;
  }
}

type Servidor = { url: string; parar(): Promise<void> };

async function servidorDeTeste(): Promise<Servidor> {
  const externo = process.env.TEST_DATABASE_URL;
  return externo ? { url: externo, parar: async () => undefined } : await iniciarPostgresDescartavel();
}

async function executar(url: string, ...comandos: string[]): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    for (const comando of comandos) await cliente.query(comando);
  } finally {
    await cliente.end();
  }
}

async function apagarBancos(url: string, prefixo: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    const { rows } = await cliente.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefixo],
    );
    for (const { datname } of rows) await cliente.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await cliente.end();
  }
}

/** One PostgreSQL and one migrated template for the whole run. */
export default async function setup(projeto: TestProject): Promise<() => Promise<void>> {
  const servidor = await servidorDeTeste();
  const modelo = `teste_${randomBytes(4).toString('hex')}`;
  try {
    await executar(servidor.url, `create database ${modelo}`);
    await migrar(comBanco(servidor.url, modelo));
    projeto.provide('urlDoModelo', comBanco(servidor.url, modelo));
  } catch (erro) {
    await apagarBancos(servidor.url, modelo).finally(() => servidor.parar());
    throw erro;
  }
  return async () => {
    if (process.env.TEST_DATABASE_URL) await apagarBancos(servidor.url, modelo);
    await servidor.parar();
  };
}
