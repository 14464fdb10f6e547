/** Every night, everything that came in is compared with what we know: notices get lost. */
import type { Contexto } from '../../contexto.ts';
import type { PagamentoNoProvedor } from '../../gateways/pagamento/pagamento.ts';
import { receberPagamentos } from './receber.ts';
import { anotarSaude } from './saude-do-pagamento.ts';

const DIA_MS = 24 * 3_600_000;
/** Boletos are told a working day later, and providers are late: what was seen is passed over cheaply. */
const PARA_TRAS_MS = 5 * DIA_MS;
const POR_LOTE = 1_000;

/** A batch in one transaction: a death in its middle undoes it, and the next run finds the same again. */
export async function conciliarPagamentos(contexto: Contexto): Promise<number> {
  const { db, gateways, relogio } = contexto;
  if (!gateways.pagamento.disponivel) return 0;
  const ate = relogio.agora();
  const { conciliado_ate: antes } = await db
    .selectFrom('saude_do_pagamento')
    .select('conciliado_ate')
    .executeTakeFirstOrThrow();
  const de = new Date((antes ?? ate).getTime() - PARA_TRAS_MS);
  let novos = 0;
  try {
    for await (const pagina of gateways.pagamento.conciliar(de, ate))
      novos += await receberEmLotes(contexto, pagina);
  } catch (erro) {
    await anotarSaude(contexto, false);
    throw erro;
  }
  await anotarSaude(contexto, true);
  await db.updateTable('saude_do_pagamento').set({ conciliado_ate: ate }).execute();
  return novos;
}

async function receberEmLotes(
  contexto: Contexto,
  pagamentos: readonly PagamentoNoProvedor[],
): Promise<number> {
  let novos = 0;
  for (let inicio = 0; inicio < pagamentos.length; inicio += POR_LOTE) {
    const lote = pagamentos.slice(inicio, inicio + POR_LOTE);
    const recebidos = await contexto.db
      .transaction()
      .execute((trx) => receberPagamentos(contexto, trx, lote));
    novos += recebidos.length;
  }
  return novos;
}
