/** Copies of one real contract, each of a student of its own, one in four with a guarantor; made inside the database. */
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import { CONTA, contas, uuidDe } from '../gestao/povoar.ts';

const LOTE = 100_000;
/** Ids of the copies begin here, so that a contract and its people are found by arithmetic. */
export const PRIMEIRO = 1_000_000;
/** One contract in so many has a guarantor. */
const COM_FIADOR = 4;

const PARTE = '00000000-0000-4000-a000-';
const FIADOR = '00000000-0000-4000-b000-';
const n = sql.ref('n');

/** Overdue by one to seven days, waiting for the student or for signers. */
export async function povoarContratos(
  db: Kysely<DB>,
  { modelo, de, ate, hoje }: { modelo: number; de: number; ate: number; hoje: Data },
): Promise<void> {
  for (let inicio = de; inicio < ate; inicio += LOTE) {
    const fim = Math.min(inicio + LOTE, ate) - 1;
    await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      // The rows refer to each other by construction: no need to look up every reference.
      await sql`set local session_replication_role = replica`.execute(trx);
      await contas(trx, inicio, fim);
      await sql`
        insert into contrato (id, numero, solicitacao_id, conta_id, instituicao_id, bolsa_id, tipo, ano, semestre,
          codigo, situacao_desde, via, regras, assinaturas, ultimo_mes, contratado_em, primeiro_vencimento,
          valor_centavos, total_centavos, prazo, criado_em)
        overriding system value
        select ${sql.lit(PRIMEIRO)} + n, 'N' || n, solicitacao_id, ${uuidDe(CONTA, n)}, instituicao_id, bolsa_id,
          tipo, ano, semestre, (array['DIS', 'VIS', 'DPR'])[1 + n % 3], situacao_desde, via, regras, assinaturas,
          ultimo_mes, contratado_em, primeiro_vencimento, valor_centavos, total_centavos,
          ${hoje}::date - 1 - (n % 7)::integer, criado_em
        from generate_series(${inicio}::bigint, ${fim}::bigint) n
        join contrato modelo on modelo.id = ${modelo}`.execute(trx);
      await parte(trx, PARTE, 'estudante', inicio, fim);
      await parte(trx, FIADOR, 'fiador', inicio, fim);
    });
  }
  for (const tabela of ['conta', 'contrato', 'contrato_parte'])
    await sql`vacuum analyze ${sql.table(tabela)}`.execute(db);
}

/** The guarantor of one contract is the student of another. */
const parte = (db: Kysely<DB>, prefixo: string, papel: 'estudante' | 'fiador', de: number, ate: number) =>
  sql`
    insert into contrato_parte (id, contrato_id, papel, grupo, conta_id, nome, cpf, email, telefone, qualificacao)
    select ${uuidDe(prefixo, n)}, ${sql.lit(PRIMEIRO)} + n, ${papel}, ${papel === 'fiador' ? 2 : 1}, conta.id,
      conta.nome, conta.cpf, conta.email, conta.telefone, '{}'
    from generate_series(${de}::bigint, ${ate}::bigint) n
    join lateral (select n / ${papel === 'fiador' ? 2 : 1} as dela) pessoa on true
    join conta on conta.id = ${uuidDe(CONTA, sql.ref('dela'))}
    where n % ${papel === 'fiador' ? COM_FIADOR : 1} = 0`.execute(db);
