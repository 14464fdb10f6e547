/** Whose signature is waited for now, as one of them reads it. */
import { daVez } from '@credito/domain/assinatura/vez';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Assinante, EnvelopeCompleto } from './envelope.repository.ts';

const QUEM_ASSINA_PELO_PROVEDOR = 'A nossa equipe';
const QUEM_LE = 'Você';

export function chamarAssinante(
  { conta_id, do_provedor, nome }: Pick<Assinante, 'conta_id' | 'do_provedor' | 'nome'>,
  leitor: string,
): string {
  if (do_provedor) return QUEM_ASSINA_PELO_PROVEDOR;
  return conta_id === leitor ? QUEM_LE : primeiroNome(nome);
}

/** Empty once everybody has signed; null where no envelope is. */
export const quemSeEspera = (envelope: EnvelopeCompleto | null, leitor: string): readonly string[] | null =>
  envelope && daVez(envelope.assinantes).map((assinante) => chamarAssinante(assinante, leitor));
