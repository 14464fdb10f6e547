/** What the provider says was paid for one charge: after a notice, or because somebody says that they have paid. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { receberPagamentos } from './receber.ts';
import { anotarSaude } from './saude-do-pagamento.ts';

export const TAREFA_CONSULTAR_COBRANCA = 'consultar-cobranca';

/** Several notices come at once, and some before the provider itself knows. */
const JUNTAR_MS = 2_000;

/** Foreign txids bring about nothing; repeated ones no more than one question. */
export async function pedirConsultas(
  { db, relogio }: Pick<Contexto, 'db' | 'relogio'>,
  txids: readonly string[],
): Promise<void> {
  if (txids.length === 0) return;
  const nossos = await db
    .selectFrom('cobranca')
    .select('txid')
    .where('txid', '=', sql<string>`any(${[...txids]}::text[])`)
    .execute();
  const em = new Date(relogio.agora().getTime() + JUNTAR_MS);
  for (const { txid } of nossos) await agendar(db, txid, em);
}

function agendar(db: Kysely<DB>, txid: string, em: Date) {
  return sql`select graphile_worker.add_job(
    ${TAREFA_CONSULTAR_COBRANCA}, json_build_object('txid', ${txid}::text), run_at => ${em},
    job_key => ${`${TAREFA_CONSULTAR_COBRANCA}:${txid}`}, job_key_mode => 'preserve_run_at')`.execute(db);
}

/** Answers how many payments were new; throws when the provider leaves us in the dark, so that it is asked again. */
export async function consultarCobranca(contexto: Contexto, txid: string): Promise<number> {
  const consulta = await contexto.gateways.pagamento.consultar(txid);
  await anotarSaude(contexto, consulta.tipo !== 'adiada');
  if (consulta.tipo === 'adiada') throw new Error(`the payment provider did not answer: ${consulta.motivo}`);
  if (consulta.tipo === 'desconhecida' || consulta.pagamentos.length === 0) return 0;
  const recebidos = await contexto.db
    .transaction()
    .execute((trx) => receberPagamentos(contexto, trx, consulta.pagamentos));
  return recebidos.length;
}
