import type { Contexto } from '../../contexto.ts';
import type { Resultado } from '../../gateways/assinatura/assinatura.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { impedirEnvelope } from './impedir-envelope.ts';

/**
 * What the provider of signatures did not do: again when it says, the envelope held where that changes nothing, and thrown
 * where it did not answer, for the queue to try later and later.
 */
export async function naoFeito(
  contexto: Contexto,
  envelopeId: string,
  resultado: Exclude<Resultado, { tipo: 'feito' }>,
  deNovo: (em: Date) => Promise<void>,
): Promise<void> {
  const { db, relogio } = contexto;
  switch (resultado.tipo) {
    case 'esperar':
      await deNovo(new Date(relogio.agora().getTime() + resultado.segundos * 1_000));
      return;
    case 'recusado':
      await db.transaction().execute(async (trx) => {
        const completo = await carregarEnvelope(trx, envelopeId, { travar: true });
        if (completo) await impedirEnvelope(contexto, trx, completo.envelope, resultado);
      });
      return;
    case 'adiado':
      throw new Error(`the provider of signatures: ${resultado.motivo}`);
  }
}
