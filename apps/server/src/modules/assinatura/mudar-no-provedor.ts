/** The jobs that tell the provider of signatures of another last day, and of somebody who need not sign any more. */
import type { Contexto } from '../../contexto.ts';
import { assinanteNoEnvelope, carregarEnvelope } from './envelope.repository.ts';
import {
  agendarDispensa,
  agendarPrazo,
  type CargaDaTroca,
  type CargaDoEnvelope,
} from './fila-do-provedor.ts';
import { esquecerImpedimento } from './impedir-envelope.ts';
import { avisarDoPrazo } from './mover-prazo.ts';
import { naoFeito } from './nao-feito.ts';
import { envelopeNoProvedor } from './no-provedor.ts';

/** Whoever has the turn hears of the day once it stands there. A day that moved meanwhile is told by a job of its own. */
export async function moverPrazoNoProvedor(contexto: Contexto, { id }: CargaDoEnvelope): Promise<void> {
  const { db, gateways } = contexto;
  const completo = await carregarEnvelope(db, id);
  const noProvedor = completo && envelopeNoProvedor(contexto, completo);
  if (completo?.envelope.estado !== 'em-assinatura' || !noProvedor) return;
  const { prazo } = completo.envelope;
  const resultado = await gateways.assinatura.moverPrazo(noProvedor, prazo);
  if (resultado.tipo !== 'feito') {
    await naoFeito(contexto, id, resultado, (em) => agendarPrazo(db, id, em));
    return;
  }
  await db.transaction().execute(async (trx) => {
    const agora = await carregarEnvelope(trx, id, { travar: true });
    if (agora?.envelope.prazo !== prazo || agora.envelope.estado !== 'em-assinatura') return;
    if (agora.envelope.impedimento === 'prazo-nao-mudou') await esquecerImpedimento(trx, id);
    await avisarDoPrazo(contexto, trx, agora);
  });
}

export async function dispensarNoProvedor(contexto: Contexto, { assinanteId }: CargaDaTroca): Promise<void> {
  const { db, gateways } = contexto;
  const achado = await assinanteNoEnvelope(db, assinanteId);
  const noProvedor = achado && envelopeNoProvedor(contexto, achado);
  const idExterno = achado?.assinante.id_externo ?? null;
  if (!noProvedor || idExterno === null || achado.assinante.estado !== 'dispensado') return;
  const resultado = await gateways.assinatura.dispensar(noProvedor, idExterno);
  if (resultado.tipo !== 'feito')
    await naoFeito(contexto, achado.envelope.id, resultado, (em) => agendarDispensa(db, assinanteId, em));
}
