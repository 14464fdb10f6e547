import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/banco-de-teste.ts';
import { conectar } from './conectar.ts';

const { db, url } = await criarBancoDeTeste();

async function valor(expressao: string): Promise<unknown> {
  const { rows } = await sql<{ valor: unknown }>`select ${sql.raw(expressao)} as valor`.execute(db);
  return rows[0]?.valor;
}

test.each([
  ["date '1999-02-28'", '1999-02-28'],
  ["array[date '1999-02-28', null]", ['1999-02-28', null]],
  ['9007199254740991::int8', 9007199254740991],
  ['array[1, 2, null]::int8[]', [1, 2, null]],
  ["'{}'::int8[]", []],
  ['(select count(*) from generate_series(1, 3))', 3],
  ["timestamptz '2026-03-10 09:00:00-03'", new Date('2026-03-10T12:00:00Z')],
  ['12.50::numeric', '12.50'],
  [`'{"a": 1}'::jsonb`, { a: 1 }],
])('%s is read as %j', async (expressao, esperado) => {
  expect(await valor(expressao)).toEqual(esperado);
});

test.each(['9007199254740992::int8', '(-9007199254740992)::int8', 'array[9007199254740993]::int8[]'])(
  'money that a number cannot hold fails instead of being rounded: %s',
  async (expressao) => {
    await expect(valor(expressao)).rejects.toThrow('outside the safe integers');
    expect(await valor('1::int8')).toBe(1);
  },
);

test('a connection lost while idle is replaced and ends nothing', async () => {
  const perdida = Promise.withResolvers<Error>();
  const outro = conectar(url, { maximoDeConexoes: 1, aoPerderConexao: perdida.resolve });
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(outro);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    expect((await perdida.promise).message).toMatch(/terminat/);
    await expect(sql`select 1`.execute(outro)).resolves.toBeDefined();
  } finally {
    await outro.destroy();
  }
});

test('a connection lost in the middle of a transaction fails that transaction and ends nothing', async () => {
  const outro = conectar(url, { maximoDeConexoes: 1 });
  try {
    const transacao = outro.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      const responde = () =>
        sql`select 1`.execute(trx).then(
          () => true,
          () => false,
        );
      await expect.poll(responde).toBe(false);
      await sql`select 1`.execute(trx);
    });
    await expect(transacao).rejects.toThrow();
    await expect(sql`select 1`.execute(outro)).resolves.toBeDefined();
  } finally {
    await outro.destroy();
  }
});

test('a server that is not there is an error with its address, not a hang', async () => {
  const ausente = conectar('postgresql://ninguem@127.0.0.1:1/nada');
  await expect(sql`select 1`.execute(ausente)).rejects.toThrow(/ECONNREFUSED/);
  await ausente.destroy();
});
