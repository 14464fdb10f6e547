import type { Contexto } from '../../contexto.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { agendarCancelamento, type CargaDoEnvelope } from './fila-do-provedor.ts';
import { impedirEnvelope } from './impedir-envelope.ts';
import { envelopeNoProvedor } from './no-provedor.ts';

/** What was ended here is ended there too. */
export async function cancelarNoProvedor(contexto: Contexto, { id }: CargaDoEnvelope): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const completo = await carregarEnvelope(db, id);
  const noProvedor = completo && envelopeNoProvedor(contexto, completo);
  if (!noProvedor) return;
  const resultado = await gateways.assinatura.cancelar(noProvedor);
  switch (resultado.tipo) {
    case 'feito':
      await db
        .updateTable('envelope')
        .set({ situacao_no_provedor: 'cancelado' })
        .where('id', '=', id)
        .execute();
      return;
    case 'esperar':
      await agendarCancelamento(db, id, new Date(relogio.agora().getTime() + resultado.segundos * 1_000));
      return;
    case 'recusado':
      await db.transaction().execute((trx) => impedirEnvelope(contexto, trx, completo.envelope, resultado));
      return;
    case 'adiado':
      throw new Error(`the provider of signatures: ${resultado.motivo}`);
  }
}
