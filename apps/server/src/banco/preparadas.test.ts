import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../test/banco-de-teste.ts';
import { conectar } from './conectar.ts';
import { PREPARADA, PREPARADA_EM_JSON } from './preparadas.ts';

const { db, url } = await criarBancoDeTeste();
const outro = conectar(url, { maximoDeConexoes: 1 });

const preparadas = async () =>
  (
    await sql<{
      vezes: string;
    }>`select (generic_plans + custom_plans) as vezes from pg_prepared_statements`.execute(outro)
  ).rows.map(({ vezes }) => Number(vezes));

const lerTudo = async (numero: number) =>
  (await sql<object>`select * from prova where numero = ${numero} ${PREPARADA}`.execute(outro)).rows;

beforeAll(async () => {
  await sql`create table prova (numero integer primary key)`.execute(db);
  await sql`insert into prova select generate_series(1, 9)`.execute(db);
  return () => outro.destroy();
});

describe('preparadas', () => {
  it('a marked statement is prepared once and serves every value; the others are not kept', async () => {
    for (const numero of [1, 2, 3]) expect(await lerTudo(numero)).toEqual([{ numero }]);
    await sql`select numero from prova where numero = ${1}`.execute(outro);
    expect(await preparadas()).toEqual([3]);
  });

  it('a statement that locks what it finds is prepared too', async () => {
    const antes = (await preparadas()).length;
    await outro
      .transaction()
      .execute((trx) =>
        sql`select numero from prova where numero = ${1} ${PREPARADA_EM_JSON} for no key update`.execute(trx),
      );
    expect(await preparadas()).toHaveLength(antes + 1);
  });

  it('goes on when a newer version of the server changed the table meanwhile', async () => {
    expect(await lerTudo(1)).toEqual([{ numero: 1 }]);
    await sql`alter table prova add column nome text`.execute(db);
    for (const numero of [4, 5]) expect(await lerTudo(numero)).toEqual([{ numero, nome: null }]);
  });

  it('goes on within a transaction as well', async () => {
    await sql`alter table prova add column cor text`.execute(db);
    await outro.transaction().execute(async (trx) => {
      const { rows } = await sql`select * from prova where numero = ${6} ${PREPARADA}`.execute(trx);
      expect(rows).toEqual([{ numero: 6, nome: null, cor: null }]);
    });
  });

  it('within a transaction those alone that answer in JSON, which show a column that the table gained', async () => {
    const lerNumaTransacao = (numero: number) =>
      outro.transaction().execute(async (trx) => {
        const { rows } = await sql<{
          linha: object;
        }>`select to_json(prova) as linha from prova where numero = ${numero} ${PREPARADA_EM_JSON}`.execute(
          trx,
        );
        return rows[0]?.linha;
      });
    const antes = (await preparadas()).length;
    await lerNumaTransacao(7);
    expect(await preparadas()).toHaveLength(antes + 1);
    await sql`alter table prova add column peso integer`.execute(db);
    expect(await lerNumaTransacao(8)).toEqual({ numero: 8, nome: null, cor: null, peso: null });
  });
});
