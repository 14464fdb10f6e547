import type { Canal } from './chamadas.ts';

export const NOME_DO_CANAL: Readonly<Record<Canal, string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};
