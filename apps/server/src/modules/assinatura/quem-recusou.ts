/** Whoever would not sign, as each reader is told: themself, or the first name. */
import { type QuemRecusou, quemNaoQuis } from '@credito/domain/assinatura/recusa';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import type { EnvelopeCompleto } from './envelope.repository.ts';

const aquele = (envelope: EnvelopeCompleto | null) =>
  envelope?.assinantes.find(({ estado }) => estado === 'recusou');

/** `leitor`: the account of whoever reads. Null where nobody refused. */
export function quemRecusou(envelope: EnvelopeCompleto | null, leitor: string): QuemRecusou | null {
  const recusou = aquele(envelope);
  return recusou ? { nome: primeiroNome(recusou.nome), voce: recusou.conta_id === leitor } : null;
}

/** With the reason that was given. */
export function fraseDaRecusa(envelope: EnvelopeCompleto | null, leitor: string): string | null {
  const motivo = aquele(envelope)?.motivo_da_recusa ?? null;
  return motivo && `${comMaiuscula(quemNaoQuis(quemRecusou(envelope, leitor)))} não quis assinar: ${motivo}`;
}
