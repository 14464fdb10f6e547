import webPush from 'web-push';
import type { Configuracao } from './configuracao.ts';
import { guardarUmaVez } from './guardar-uma-vez.ts';

/** VAPID (RFC 8292): with these the push service knows who sends, and browsers subscribe to nobody else. */
export interface ChavesDePush {
  subject: string;
  publicKey: string;
  privateKey: string;
}

const FORMATO = /^[\w-]{87}\.[\w-]{43}$/;

function ler(texto: string, arquivo: string): { publicKey: string; privateKey: string } {
  const aparado = texto.trim();
  if (!FORMATO.test(aparado))
    throw new Error(`${arquivo} is damaged. Devices that subscribed so far need the old keys.`);
  const [publicKey = '', privateKey = ''] = aparado.split('.');
  return { publicKey, privateKey };
}

function gerar(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `${publicKey}.${privateKey}`;
}

/** The configured keys, or the demonstration's own; undefined: no notifications are offered. */
export function obterChavesDePush({
  dados,
  demonstracao,
  mensagens,
  provedor,
}: Pick<Configuracao, 'dados' | 'demonstracao' | 'mensagens' | 'provedor'>): ChavesDePush | undefined {
  if (mensagens.vapid) return mensagens.vapid;
  if (!demonstracao) return undefined;
  return {
    subject: `mailto:${provedor.email ?? 'demonstracao@exemplo.org.br'}`,
    ...guardarUmaVez(dados.pasta, 'chaves-de-push', { ler, gerar }),
  };
}
