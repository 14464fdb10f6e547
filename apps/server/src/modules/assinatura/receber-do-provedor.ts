/** The file that the provider of signatures finished: kept before our own seal, with its digest in the evidence. */
import { Readable } from 'node:stream';
import type { Contexto } from '../../contexto.ts';
import { carregarEnvelope, type EnvelopeCompleto } from './envelope.repository.ts';
import { impedirEnvelope } from './impedir-envelope.ts';
import { envelopeNoProvedor } from './no-provedor.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

/** Throws while the provider has no file made of ours: the queue asks again, and nothing is sealed before. */
export async function receberDoProvedor(contexto: Contexto, completo: EnvelopeCompleto): Promise<void> {
  const { db, gateways } = contexto;
  const noProvedor = envelopeNoProvedor(contexto, completo);
  if (!noProvedor) throw new Error('the provider of this envelope is not configured');
  const { id, provedor } = completo.envelope;
  const resultado = await gateways.assinatura.baixar(noProvedor);
  if (resultado.tipo === 'recusado')
    await db.transaction().execute((trx) => impedirEnvelope(contexto, trx, completo.envelope, resultado));
  if (resultado.tipo !== 'feito')
    throw new Error(
      `the provider of signatures: ${resultado.tipo === 'esperar' ? 'its quota is full' : resultado.motivo}`,
    );
  const guardado = await gateways.cofre.gravar(Readable.from([resultado.pdf]));
  await db.transaction().execute(async (trx) => {
    const agora = await carregarEnvelope(trx, id, { travar: true });
    // Its twin was faster; the file of this one is swept with what nobody names.
    if (!agora || agora.envelope.arquivo_do_provedor !== null) return;
    await trx
      .updateTable('envelope')
      .set({ arquivo_do_provedor: guardado.id, arquivo_do_provedor_sha256: guardado.sha256 })
      .where('id', '=', id)
      .execute();
    await registrarEvidencia(contexto, trx, agora.envelope, {
      tipo: 'recebido-do-provedor',
      autor: { tipo: 'provedor', id: provedor },
      nome: provedor,
      sha256: guardado.sha256,
    });
  });
}
