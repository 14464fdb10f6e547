/** Another last day for signing, while signatures are still given. Whoever owns the document says which days it may be. */
import type { EstadoDoEnvelope } from './envelope.ts';

interface FatosDoPrazo {
  estado: EstadoDoEnvelope;
  /** It stands at a provider of signatures, which ends it by the day that it was opened with. */
  noProvedor: boolean;
}

const MENSAGEM_PRAZO_NO_PROVEDOR =
  'O serviço de assinatura encerra o documento no dia em que foi aberto com ele. Para dar mais prazo, cancele e envie de novo.';
const MENSAGEM_PRAZO_ENCERRADO = 'Este documento não espera mais assinaturas: o prazo dele não muda.';

/** Null when it can be moved. */
export function recusaDeMoverPrazo({ estado, noProvedor }: FatosDoPrazo): string | null {
  if (noProvedor) return MENSAGEM_PRAZO_NO_PROVEDOR;
  return ['preparando', 'em-assinatura', 'falhou'].includes(estado) ? null : MENSAGEM_PRAZO_ENCERRADO;
}
