import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Banco, conectar } from '../src/banco/conectar.ts';
import { comBanco } from './url-de-banco.ts';

export type BancoDeTeste = { url: string; db: Banco };

async function noPostgres(url: string, comando: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: comBanco(url, 'postgres') });
  await cliente.connect();
  try {
    await cliente.query(comando);
  } finally {
    await cliente.end();
  }
}

/**
 * A migrated database for this test file alone. Call it at the top level of the file
 * (`const { db } = await criarBancoDeTeste()`): it registers its own `afterAll`, which drops the database.
 */
export function criarBancoDeTeste(conectarA: (url: string) => Banco = conectar): Promise<BancoDeTeste> {
  return criar(nomeDoModelo(), conectarA);
}

/** The same with nothing in it, for what happens while it is migrated. */
export function criarBancoVazioDeTeste(): Promise<BancoDeTeste> {
  return criar('template1', conectar);
}

const nomeDoModelo = () => new URL(inject('urlDoModelo')).pathname.slice(1);

async function criar(molde: string, conectarA: (url: string) => Banco): Promise<BancoDeTeste> {
  const urlDoModelo = inject('urlDoModelo');
  const banco = `${nomeDoModelo()}_${randomBytes(5).toString('hex')}`;
  await noPostgres(urlDoModelo, `create database ${banco} template ${molde}`);
  const url = comBanco(urlDoModelo, banco);
  const db = conectarA(url);
  afterAll(async () => {
    await db.destroy();
    await noPostgres(urlDoModelo, `drop database if exists ${banco} with (force)`);
  });
  return { url, db };
}
