import type { Contexto } from '../../contexto.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { agendarCancelamento, type CargaDoEnvelope } from './fila-do-provedor.ts';
import { naoFeito } from './nao-feito.ts';
import { envelopeNoProvedor } from './no-provedor.ts';

/** What was ended here is ended there too. */
export async function cancelarNoProvedor(contexto: Contexto, { id }: CargaDoEnvelope): Promise<void> {
  const { db, gateways } = contexto;
  const completo = await carregarEnvelope(db, id);
  const noProvedor = completo && envelopeNoProvedor(contexto, completo);
  if (!noProvedor) return;
  const resultado = await gateways.assinatura.cancelar(noProvedor);
  if (resultado.tipo !== 'feito') {
    await naoFeito(contexto, id, resultado, (em) => agendarCancelamento(db, id, em));
    return;
  }
  await db.updateTable('envelope').set({ situacao_no_provedor: 'cancelado' }).where('id', '=', id).execute();
}
