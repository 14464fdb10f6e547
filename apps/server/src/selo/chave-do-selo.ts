/** Whose signature the seal is: a key that never leaves node's own keeping, its certificate, and those above it. */
import type { KeyObject, X509Certificate } from 'node:crypto';

export interface ChaveDoSelo {
  chave: KeyObject;
  certificado: X509Certificate;
  /** Between the certificate and its root; the root itself is known to whoever trusts it, and is not carried along. */
  intermediarios: readonly X509Certificate[];
}

const DIA_MS = 86_400_000;
/** Days before the end on which the staff is told. */
const AVISOS = [60, 30, 7] as const;

export type SituacaoDaChave =
  | { situacao: 'valida'; ate: Date }
  | { situacao: 'avisar'; ate: Date; dias: (typeof AVISOS)[number] }
  | { situacao: 'vencida'; ate: Date }
  | { situacao: 'ainda-nao-vale'; desde: Date };

/** `dias` is the narrowest warning that has been reached: 60, 30 or 7. */
export function situacaoDaChave(
  { validFrom, validTo }: Pick<X509Certificate, 'validFrom' | 'validTo'>,
  agora: Date,
): SituacaoDaChave {
  const [desde, ate] = [new Date(validFrom), new Date(validTo)];
  if (agora < desde) return { situacao: 'ainda-nao-vale', desde };
  if (agora > ate) return { situacao: 'vencida', ate };
  const restam = (ate.getTime() - agora.getTime()) / DIA_MS;
  const dias = AVISOS.findLast((aviso) => restam <= aviso);
  return dias === undefined ? { situacao: 'valida', ate } : { situacao: 'avisar', ate, dias };
}
