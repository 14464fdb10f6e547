import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assinarComo, contratoParaAssinar } from '../../../test/envelopes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { conectar } from '../../banco/conectar.ts';
import { urlComLacre } from '../../banco/lacre.ts';
import { conferirLacres, TABELAS_LACRADAS } from './conferir-lacres.ts';

const segredo = createSecretKey(Buffer.alloc(32, 5));
const servidor = await criarServidorDeTeste({ conectar: (url) => conectar(urlComLacre(url, segredo)) });
const { db, pedir } = servidor;
const { contratoId, estudante } = await contratoParaAssinar(servidor, 7_440);
await pedir({ metodo: 'POST', url: `/api/contrato/${contratoId}/enviar-clicksign`, token: estudante.token });
await assinarComo(servidor, contratoId, 'estudante');

const DESFAZER = Symbol('undo');

/** The tables of which rows are found after `comandos`, which are undone. */
async function achadoDepoisDe(comandos: readonly string[]): Promise<readonly string[]> {
  let achado: readonly string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    for (const comando of comandos) await sql.raw(comando).execute(trx);
    achado = (await conferirLacres(trx, segredo)).map(({ tabela }) => tabela);
    throw DESFAZER;
  });
  await desfeita.catch((erro: unknown) => {
    if (erro !== DESFAZER) throw erro;
  });
  return achado;
}

it('finds nothing in what the product wrote, also from a session of another time zone', async () => {
  for (const tabela of TABELAS_LACRADAS) {
    const { rows } = await sql`select from ${sql.table(tabela)} limit 1`.execute(db);
    expect(rows, tabela).toHaveLength(1);
  }
  expect(await achadoDepoisDe([])).toEqual([]);
  expect(
    await achadoDepoisDe([
      `set local timezone to 'Asia/Tokyo'`,
      `set local bytea_output to 'escape'`,
      `update contrato set concluido_em = situacao_desde, versao = versao + 1`,
      `update assinante set versao = versao + 1`,
    ]),
  ).toEqual([]);
});

const DO_CONTRATO = `where contrato_id = ${contratoId}`;

it.each([
  ['contrato', `update contrato set prazo = prazo + 1 where id = ${contratoId}`],
  ['contrato', `update contrato set regras = jsonb_set(regras, '{taxaPpm}', '1') where id = ${contratoId}`],
  ['contrato_parte', `update contrato_parte set email = 'outro@exemplo.com.br' ${DO_CONTRATO} and grupo = 1`],
  ['contrato_uso', `update contrato_uso set em = em + 1 ${DO_CONTRATO} and posicao = 0`],
  [
    'contrato_parcela',
    `update contrato_parcela set vencimento = vencimento + 1 ${DO_CONTRATO} and numero = 1`,
  ],
  ['contrato_texto', `update contrato_texto set bytes = bytes + 1 ${DO_CONTRATO}`],
  ['envelope', `update envelope set titulo = titulo || '.' ${DO_CONTRATO}`],
  ['assinante', `update assinante set email = 'outro@exemplo.com.br' where papel = 'fiador'`],
])('finds a row of %s that somebody with the database has changed: %s', async (tabela, comando) => {
  // Below the triggers, as whoever owns the files of the database could...
  expect(await achadoDepoisDe([`set local session_replication_role = replica`, comando])).toEqual([tabela]);
  // ...and through them, without the key.
  expect(await achadoDepoisDe([`set local portal.lacre = ''`, comando])).toEqual([tabela]);
  expect(await achadoDepoisDe([`set local portal.lacre = 'another key'`, comando])).toEqual([tabela]);
});
