/** The contacts of a signer: where links and codes go, and how they stand in the evidence. */
import { createHmac, type KeyObject } from 'node:crypto';
import type { CanalDeAssinatura, ContatoNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { tipoDoTelefone } from '@credito/domain/assinatura/metodo';
import { mascararEmail } from '@credito/domain/pessoa/email';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import type { Contexto } from '../../contexto.ts';
import type { Assinante } from './envelope.repository.ts';

type ComContato = Pick<Assinante, 'email' | 'telefone'>;

/** Null where the person has no such contact. */
export function destinoDoCanal(canal: CanalDeAssinatura, { email, telefone }: ComContato): string | null {
  if (canal === 'email') return email;
  return tipoDoTelefone(telefone) === 'CELULAR' ? telefone : null;
}

export const mascarado = (canal: CanalDeAssinatura, destino: string): string =>
  canal === 'email' ? mascararEmail(destino) : mascararTelefone(destino);

/** In the order in which they are offered: the one by which the link came first. */
export function canaisDe(assinante: ComContato & Pick<Assinante, 'metodo'>): readonly CanalDeAssinatura[] {
  const ordem: readonly CanalDeAssinatura[] =
    assinante.metodo === 'email' ? ['email', 'sms', 'whatsapp'] : ['whatsapp', 'sms', 'email'];
  return ordem.filter((canal) => destinoDoCanal(canal, assinante) !== null);
}

type VerificadoEm = 'email_verificado_em' | 'telefone_verificado_em';

/** Since when the person has shown that a contact is theirs: each has its own proof. */
export const verificadoEm = (canal: CanalDeAssinatura): VerificadoEm =>
  canal === 'email' ? 'email_verificado_em' : 'telefone_verificado_em';

/** The whole contact is kept as a keyed digest only: the file with the evidence goes to everybody who signed. */
export function contatoNaEvidencia(
  { segredo }: Pick<Contexto, 'segredo'>,
  canal: CanalDeAssinatura,
  assinante: ComContato & Pick<Assinante, VerificadoEm | 'contato_declarado_por'>,
): ContatoNaEvidencia {
  const destino = destinoDoCanal(canal, assinante) ?? '';
  return {
    canal,
    destino: mascarado(canal, destino),
    hmac: hmacDoContato(segredo, destino),
    verificadoDesde: assinante[verificadoEm(canal)]?.toISOString() ?? null,
    declaradoPor: assinante.contato_declarado_por,
  };
}

const hmacDoContato = (segredo: KeyObject, destino: string): string =>
  createHmac('sha256', segredo).update(`contato-de-assinatura:${destino}`).digest('hex');
