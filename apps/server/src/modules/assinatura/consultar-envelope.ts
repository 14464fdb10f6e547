/** The job that asks the provider of signatures about one envelope, and what its answer leads to. */
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { aplicarConsulta } from './aplicar-consulta.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { type Impedimento, impedirEnvelope } from './impedir-envelope.ts';
import { envelopeNoProvedor } from './no-provedor.ts';
import { agendarConsulta, type CargaDaConsulta } from './pedir-consulta.ts';

const MINUTO_MS = 60_000;
const UM_DIA_MS = 24 * 60 * MINUTO_MS;
/** Closed there, and not told yet what came of it. */
const ESPERA_A_SABER_MS = 5 * MINUTO_MS;
/** An hour and a quarter of asking about what the provider says it does not have. */
const VEZES_SEM_RESPOSTA = 4;

/** Throws when the provider does not answer: the queue tries again, later and later. */
export async function consultarEnvelope(contexto: Contexto, { id, vez }: CargaDaConsulta): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const completo = await carregarEnvelope(db, id);
  const noProvedor = completo && envelopeNoProvedor(contexto, completo);
  if (!noProvedor) return;
  const daqui = (ms: number) => new Date(relogio.agora().getTime() + ms);
  const resultado = await gateways.assinatura.consultar(noProvedor);
  switch (resultado.tipo) {
    case 'feito':
      await db.transaction().execute((trx) => aplicarConsulta(contexto, trx, id, resultado));
      if (resultado.situacao.tipo === 'a-saber')
        await agendarConsulta(
          db,
          { id, vez: vez + 1 },
          daqui(Math.min(ESPERA_A_SABER_MS * 2 ** vez, UM_DIA_MS)),
        );
      return;
    case 'esperar':
      await agendarConsulta(db, { id, vez }, daqui(resultado.segundos * 1_000));
      return;
    case 'recusado':
      // Not there, or not ours: asking on and on changes nothing, and somebody has to look.
      if (vez < VEZES_SEM_RESPOSTA)
        await agendarConsulta(db, { id, vez: vez + 1 }, daqui(ESPERA_A_SABER_MS * 2 ** vez));
      else await db.transaction().execute((trx) => impedir(contexto, trx, id, resultado));
      return;
    case 'adiado':
      throw new Error(`the provider of signatures: ${resultado.motivo}`);
  }
}

async function impedir(
  contexto: Contexto,
  trx: Transaction<DB>,
  id: string,
  impedimento: Impedimento,
): Promise<void> {
  const completo = await carregarEnvelope(trx, id, { travar: true });
  if (completo) await impedirEnvelope(contexto, trx, completo.envelope, impedimento);
}
