/**
 * What became of a code that somebody waits for (devices 5): of its messages, by one channel and perhaps by a second
 * one, what can honestly be said.
 */
import type { Canal } from '../mensagem/canais.ts';
import type { EstadoDaMensagem } from '../mensagem/entrega.ts';

export const CANAIS_DO_CODIGO = ['sms', 'whatsapp', 'email'] as const satisfies readonly Canal[];
export type CanalDoCodigo = (typeof CANAIS_DO_CODIGO)[number];

/** `demorando`: nobody has it, and it is tried again by itself. `falhou`: nobody has it, and nobody will. */
export const SITUACOES_DA_ENTREGA = ['enviando', 'enviado', 'demorando', 'falhou'] as const;
type SituacaoDaEntrega = (typeof SITUACOES_DA_ENTREGA)[number];

export interface EntregaDoCodigo {
  situacao: SituacaoDaEntrega;
  /** The channel that carried it, or that is or was being tried. */
  canal: CanalDoCodigo;
}

export interface MensagemDoCodigo {
  canal: CanalDoCodigo;
  estado: EstadoDaMensagem;
  /** A try has failed for sure: one whose answer was lost may have arrived. */
  tentativaFalhou: boolean;
}

const SITUACAO: Readonly<Record<Exclude<EstadoDaMensagem, 'na-fila'>, SituacaoDaEntrega>> = {
  enviada: 'enviado',
  entregue: 'enviado',
  recusada: 'falhou',
  devolvida: 'falhou',
  falhou: 'falhou',
};

function situacaoDa({ estado, tentativaFalhou }: MensagemDoCodigo): SituacaoDaEntrega {
  if (estado !== 'na-fila') return SITUACAO[estado];
  return tentativaFalhou ? 'demorando' : 'enviando';
}

const DA_MELHOR_PARA_A_PIOR = ['enviado', 'enviando', 'demorando', 'falhou'] as const;

/** Of a code's messages, oldest first; null when there are none. */
export function entregaDoCodigo(mensagens: readonly MensagemDoCodigo[]): EntregaDoCodigo | null {
  const entregas = mensagens.map((mensagem) => ({
    situacao: situacaoDa(mensagem),
    canal: mensagem.canal,
  }));
  for (const melhor of DA_MELHOR_PARA_A_PIOR) {
    const achada = entregas.find(({ situacao }) => situacao === melhor);
    if (achada) return achada;
  }
  return null;
}

/** Surely nobody has it: another one may be asked for at once. */
export function chegouANinguem(entrega: Pick<EntregaDoCodigo, 'situacao'> | null): boolean {
  return entrega?.situacao === 'demorando' || entrega?.situacao === 'falhou';
}

/** Nobody will have it either, so it does not count in the day. One that is tried again may come after all. */
export function naoChegara(entrega: Pick<EntregaDoCodigo, 'situacao'> | null): boolean {
  return entrega?.situacao === 'falhou';
}
