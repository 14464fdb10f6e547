/** A signer and its document as the owner names them. */
import type { AssinanteNaEvidencia } from '@credito/domain/assinatura/evidencia';
import type { Contexto } from '../../contexto.ts';
import type { LugarDoEnvelope, RegrasDoDonoDoEnvelope } from './dono-do-envelope.ts';
import { type Assinante, donoDe, type Envelope } from './envelope.repository.ts';

type ComDonos = Pick<Contexto, 'donosDoEnvelope'>;

export function regrasDo(
  { donosDoEnvelope }: ComDonos,
  envelope: Envelope,
): RegrasDoDonoDoEnvelope<Contexto> {
  return donosDoEnvelope[donoDe(envelope).tipo];
}

export const lugarDo = (envelope: Envelope): LugarDoEnvelope => ({
  id: String(donoDe(envelope).id),
  edicao: envelope.edicao,
});

export function naEvidencia(
  contexto: ComDonos,
  envelope: Envelope,
  { id, papel }: Assinante,
): AssinanteNaEvidencia {
  return { id, papel: regrasDo(contexto, envelope).rotuloDoPapel(papel) };
}
