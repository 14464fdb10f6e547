/** What came in and names no charge of ours: kept until somebody of the team has explained it. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { PagamentoNoProvedor } from '../../gateways/pagamento/pagamento.ts';

export async function anotarSemCobranca(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  pagamentos: readonly PagamentoNoProvedor[],
): Promise<void> {
  if (pagamentos.length === 0) return;
  await sql`
    insert into pagamento_sem_cobranca (chave, txid, meio, centavos, pago_em, visto_em)
    select *, ${relogio.agora()}::timestamptz from unnest(${pagamentos.map(({ chave }) => chave)}::text[],
      ${pagamentos.map(({ txid }) => txid)}::text[], ${pagamentos.map(({ meio }) => meio)}::text[],
      ${pagamentos.map(({ centavos }) => centavos)}::bigint[],
      ${pagamentos.map(({ momento }) => momento)}::timestamptz[])
    on conflict (chave) do nothing`.execute(trx);
}

export async function explicarPagamento(
  trx: Transaction<DB>,
  chave: string,
  { operadorId, explicacao, agora }: { operadorId: string; explicacao: string; agora: Date },
): Promise<void> {
  await trx
    .updateTable('pagamento_sem_cobranca')
    .set({ resolvido_em: agora, resolvido_por: operadorId, explicacao })
    .where('chave', '=', chave)
    .execute();
}
