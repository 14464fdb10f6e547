/** What became of a message, from the queue to the person. */
import type { Canal } from './canais.ts';
import { fichaDoModelo, type TipoDeMensagem } from './modelos.ts';

export const ESTADOS_DA_MENSAGEM = [
  'na-fila',
  'enviada',
  'entregue',
  'recusada',
  'devolvida',
  'falhou',
] as const;
export type EstadoDaMensagem = (typeof ESTADOS_DA_MENSAGEM)[number];

/** What became of one try to hand a message over. */
export const RESULTADOS_DA_TENTATIVA = ['aceita', 'adiada', 'recusada', 'devolvida', 'interrompida'] as const;
export type ResultadoDaTentativa = (typeof RESULTADOS_DA_TENTATIVA)[number];

/** What the staff sees as failures. */
export const ESTADOS_DE_FALHA = ['recusada', 'devolvida', 'falhou'] as const satisfies EstadoDaMensagem[];

export const ROTULO_DO_ESTADO: Readonly<Record<EstadoDaMensagem, string>> = {
  'na-fila': 'Na fila para envio',
  enviada: 'Enviada',
  entregue: 'Entregue',
  recusada: 'Não foi aceita',
  devolvida: 'Voltou',
  falhou: 'Não conseguimos enviar',
};

/** What a provider tells later of a message that it took. */
export type AvisoDoProvedor = 'enviada' | 'entregue' | 'devolvida';

/**
 * Where the notice leads; null: nowhere. Notices are repeated and come in any order: one never takes a message
 * back, and what arrived does not bounce.
 */
export function aposAviso(estado: EstadoDaMensagem, aviso: AvisoDoProvedor): EstadoDaMensagem | null {
  switch (estado) {
    case 'na-fila':
      return aviso;
    case 'enviada':
      return aviso === 'enviada' ? null : aviso;
    default:
      return null;
  }
}

/**
 * Tries before a message is given up. The queue waits longer each time (e^n seconds): 4 tries take half a minute,
 * since a code is only good for ten; 7 take ten minutes; 10 take three and a half hours, which most outages fit into.
 */
export function maximoDeTentativas(modelo: string): number {
  const { segredoPorMinutos = Number.POSITIVE_INFINITY } = fichaDoModelo(modelo);
  if (segredoPorMinutos <= 10) return 4;
  return segredoPorMinutos <= 30 ? 7 : 10;
}

/**
 * How long a message is left alone after a try of which nobody knows the end. Its process may still be talking to the
 * provider, and the provider may tell by a notice what it took. SMS providers know our id and drop a repetition, and
 * a device shows one notice for one id: these need not wait.
 */
export const ESPERA_APOS_DUVIDA_MS = {
  // The slowest talk with a mail server takes a minute.
  email: 90_000,
  whatsapp: 60_000,
  sms: 0,
  push: 0,
} as const satisfies Record<Canal, number>;

type Segundo = Readonly<Partial<Record<Canal, 'celular' | 'outro-do-celular'>>>;

/**
 * The second way when the first fails. A code proves one number: it may take the other messenger, never another
 * address. News that failed by e-mail are announced on the phone. Reminders are not worth a second try.
 */
const SEGUNDO_CANAL: Readonly<Record<TipoDeMensagem, Segundo>> = {
  codigo: { sms: 'outro-do-celular', whatsapp: 'outro-do-celular' },
  seguranca: { email: 'celular', sms: 'outro-do-celular', whatsapp: 'outro-do-celular' },
  decisao: { email: 'celular', sms: 'outro-do-celular', whatsapp: 'outro-do-celular' },
  fianca: { email: 'celular', sms: 'outro-do-celular', whatsapp: 'outro-do-celular' },
  andamento: { email: 'celular' },
  lembrete: {},
  equipe: {},
};

export interface FalhaDaMensagem {
  modelo: string;
  canal: Canal;
  /** It was itself the second way of another. */
  jaESegunda: boolean;
  /** Channels by which the same event was written to the same person. */
  canaisDoEvento: readonly Canal[];
  canalPreferido: 'sms' | 'whatsapp';
}

/** The channel to try after a failure, or null. The same event is never told twice on the phone. */
export function segundoCanal(falha: FalhaDaMensagem): 'sms' | 'whatsapp' | null {
  if (falha.jaESegunda) return null;
  const regra = SEGUNDO_CANAL[fichaDoModelo(falha.modelo).tipo][falha.canal];
  if (regra === 'celular') {
    const jaNoCelular = falha.canaisDoEvento.some((canal) => canal === 'sms' || canal === 'whatsapp');
    return jaNoCelular ? null : falha.canalPreferido;
  }
  if (regra === 'outro-do-celular') return falha.canal === 'sms' ? 'whatsapp' : 'sms';
  return null;
}

/** The technical reason in words for the staff; it names nobody. */
export function motivoEmPalavras(motivo: string | null): string {
  if (!motivo) return 'Sem motivo informado.';
  const conhecido = MOTIVOS.find(([padrao]) => padrao.test(motivo));
  return conhecido ? conhecido[1] : 'O serviço de envio recusou.';
}

const MOTIVOS: readonly (readonly [RegExp, string])[] = [
  [/^expired/, 'O prazo do código ou do link acabou antes do envio.'],
  [/status [45]\.2\.2/, 'A caixa de entrada da pessoa está cheia.'],
  [/status 5\.7\./, 'O servidor de e-mail da pessoa não aceitou a mensagem.'],
  [/status 4\.4\.|status [45]\.4\.7/, 'O servidor de e-mail da pessoa não respondeu a tempo.'],
  [/EENVELOPE|\b55[0-9]\b|status 5\.(1|4)\./, 'O endereço não existe ou não recebe mensagens.'],
  [/code 13102[16]|code 131030|invalid number/, 'O número não recebe mensagens por este canal.'],
  [/code 131047|code 131049/, 'O WhatsApp não permite escrever para este número agora.'],
  [/timeout|connection|ECONN|ETIMEDOUT|ESOCKET/i, 'O serviço de envio não respondeu.'],
  [/HTTP 429|code 130429|code 80007/, 'O serviço de envio está no limite de mensagens.'],
  [/HTTP 5\d\d/, 'O serviço de envio está fora do ar.'],
  [/HTTP 401|HTTP 403|EAUTH|code 190/, 'A credencial do serviço de envio não foi aceita.'],
  [/not configured|no device/, 'Este canal não está ligado para a pessoa.'],
  [/interrupted/, 'O envio foi interrompido no meio.'],
];
