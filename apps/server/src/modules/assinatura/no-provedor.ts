/** An envelope as a provider of signatures knows it; null of one that is our own signer's, or not opened there yet. */
import { falta } from '@credito/domain/assinatura/vez';
import type { Contexto } from '../../contexto.ts';
import type { EnvelopeNoProvedor } from '../../gateways/assinatura/assinatura.ts';
import type { EnvelopeCompleto } from './envelope.repository.ts';

export function envelopeNoProvedor(
  { gateways }: Pick<Contexto, 'gateways'>,
  { envelope, assinantes }: EnvelopeCompleto,
): EnvelopeNoProvedor | null {
  const { id, id_externo, provedor, sha256 } = envelope;
  if (provedor !== gateways.assinatura.nome || id_externo === null) return null;
  return {
    id,
    idExterno: id_externo,
    sha256,
    // Whoever was replaced or released is not waited for; whoever has signed is still one of them.
    assinantes: assinantes
      .filter((um) => falta(um) || um.estado === 'assinou')
      .map((um) => ({ id: um.id, idExterno: um.id_externo ?? '', cpf: um.cpf })),
  };
}
