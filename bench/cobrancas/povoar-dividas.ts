/** Copies of one contract in effect, all of its fees paid to the school, its first instalment due in a few days. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import { PRIMEIRO, povoarContratos } from '../noite/povoar-contratos.ts';

export async function povoarDividas(
  db: Kysely<DB>,
  { modelo, quantos, hoje }: { modelo: number; quantos: number; hoje: string },
): Promise<void> {
  await povoarContratos(db, { modelo, de: 0, ate: quantos, hoje });
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    const copias = sql`generate_series(${PRIMEIRO}::bigint, ${PRIMEIRO + quantos - 1}::bigint) copia`;
    await sql`update contrato set codigo = 'EFE' where id >= ${PRIMEIRO}`.execute(trx);
    await sql`
      insert into contrato_uso (contrato_id, posicao, em, mensalidade_centavos, percentual, financiado_centavos, situacao,
        decidido_em)
      select copia, posicao, em, mensalidade_centavos, percentual, financiado_centavos, situacao, decidido_em
      from ${copias} join contrato_uso on contrato_id = ${modelo}`.execute(trx);
    await sql`
      insert into contrato_parcela (contrato_id, numero, vencimento, usos, principal_centavos, correcao_centavos,
        taxa_centavos, total_centavos)
      select copia, numero, vencimento, usos, principal_centavos, correcao_centavos, taxa_centavos, total_centavos
      from ${copias} join contrato_parcela on contrato_id = ${modelo}`.execute(trx);
    await sql`
      with novo as (insert into lancamento (contrato_id, em, gravado_em, tipo, motivo)
        select copia, em, gravado_em, tipo, motivo from ${copias} join lancamento on contrato_id = ${modelo}
        returning id, contrato_id)
      insert into lancamento_linha (lancamento_id, ordem, contrato_id, conta, parcela, centavos)
      select novo.id, ordem, novo.contrato_id, conta, parcela, centavos
      from novo join lancamento_linha linha on linha.contrato_id = ${modelo}`.execute(trx);
  });
  for (const tabela of ['contrato_uso', 'contrato_parcela', 'lancamento', 'lancamento_linha'])
    await sql`vacuum analyze ${sql.table(tabela)}`.execute(db);
}
