/** Where the code that confirms an acceptance may go: the guarantor's own phone or e-mail, never one that was typed now. */
import * as z from 'zod/mini';

export const CANAIS_DO_ACEITE = ['sms', 'whatsapp', 'email'] as const;
export type CanalDoAceite = (typeof CANAIS_DO_ACEITE)[number];

export const ROTULO_DO_CANAL_DO_ACEITE: Readonly<Record<CanalDoAceite, string>> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
};

export const canalDoAceiteSchema = z.enum(CANAIS_DO_ACEITE, { error: 'Escolha como receber o código.' });

export function destinoDoAceite(canal: CanalDoAceite, conta: { email: string; telefone: string }): string {
  return canal === 'email' ? conta.email : conta.telefone;
}
