/** How a message reaches a person. */
export const CANAIS = ['email', 'sms', 'whatsapp', 'push'] as const;
export type Canal = (typeof CANAIS)[number];

/** The two that ring in somebody's pocket by their number. */
export type CanalDoCelular = Extract<Canal, 'sms' | 'whatsapp'>;

export const ROTULO_DO_CANAL: Readonly<Record<Canal, string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  push: 'Notificação',
};

export function isCanal(texto: string): texto is Canal {
  return (CANAIS as readonly string[]).includes(texto);
}
