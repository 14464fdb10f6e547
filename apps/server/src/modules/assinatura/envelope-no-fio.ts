/** An envelope in the words of the specification's signature service (spec 3 section 3). */
import type { EstadoDoEnvelope } from '@credito/domain/assinatura/envelope';
import type { EnvelopeCompleto } from './envelope.repository.ts';

const STATUS: Readonly<Record<EstadoDoEnvelope, 'running' | 'closed' | 'canceled'>> = {
  preparando: 'running',
  'em-assinatura': 'running',
  assinado: 'running',
  selado: 'closed',
  recusado: 'canceled',
  vencido: 'canceled',
  cancelado: 'canceled',
  falhou: 'running',
};

export const statusDoEnvelope = (estado: EstadoDoEnvelope) => STATUS[estado];

const FIM: Readonly<Partial<Record<EstadoDoEnvelope, string>>> = {
  selado: 'document_closed',
  vencido: 'deadline',
  cancelado: 'cancel',
  recusado: 'refusal',
};

/** Each with its name, in the order in which they happened. */
export function eventosDoEnvelope({ envelope, assinantes }: EnvelopeCompleto): Array<{ name: string }> {
  const fim = FIM[envelope.estado];
  return [
    ...assinantes.map(() => ({ name: 'add_signer' })),
    ...assinantes.filter(({ assinou_em }) => assinou_em !== null).map(() => ({ name: 'sign' })),
    ...(fim ? [{ name: fim }] : []),
  ];
}
