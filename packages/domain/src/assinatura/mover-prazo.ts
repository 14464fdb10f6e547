/** Another last day for signing, while signatures are still given. Whoever owns the document says which days it may be. */
import type { EstadoDoEnvelope } from './envelope.ts';

const MENSAGEM_PRAZO_ENCERRADO = 'Este documento não espera mais assinaturas: o prazo dele não muda.';

/** Null when it can be moved. */
export function recusaDeMoverPrazo(estado: EstadoDoEnvelope): string | null {
  return ['preparando', 'em-assinatura', 'falhou'].includes(estado) ? null : MENSAGEM_PRAZO_ENCERRADO;
}
