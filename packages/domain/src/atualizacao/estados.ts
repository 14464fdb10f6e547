/** Where a half-yearly update stands (spec 3 section 4.4): as it is kept, and in the words of the wire. */

export const ESTADOS_DA_ATUALIZACAO = [
  'atualizacao-iniciada',
  'pendente-analise',
  'pendente-reenvio',
  'concluido',
  /** Given up by the student for a new one; what was sent is parked. */
  'reiniciada',
  /** The late route ended before the student had sent it. */
  'vencida',
] as const;
export type EstadoDaAtualizacao = (typeof ESTADOS_DA_ATUALIZACAO)[number];

/** Somebody still acts on it. */
export const ATUALIZACOES_ABERTAS = [
  'atualizacao-iniciada',
  'pendente-analise',
  'pendente-reenvio',
] as const satisfies readonly EstadoDaAtualizacao[];

export function isAberta(estado: EstadoDaAtualizacao): boolean {
  return (ATUALIZACOES_ABERTAS as readonly EstadoDaAtualizacao[]).includes(estado);
}

export const STATUS_DA_ATUALIZACAO = [
  'aguardando-atualizacao',
  'atualizacao-iniciada',
  'pendente-analise',
  'pendente-reenvio',
  'concluido',
] as const;
type StatusDaAtualizacao = (typeof STATUS_DA_ATUALIZACAO)[number];

/** Null where nothing was started; what ended without effect is as if it had not begun. */
export function statusDaAtualizacao(estado: EstadoDaAtualizacao | null): StatusDaAtualizacao {
  if (estado === null || estado === 'reiniciada' || estado === 'vencida') return 'aguardando-atualizacao';
  return estado;
}

export const SITUACOES_DO_BLOCO = ['aguardando', 'enviado', 'a-corrigir', 'dispensado'] as const;
/** Of one person's part; `dispensado`: concluded without it (credito, section 9). */
export type SituacaoDoBloco = (typeof SITUACOES_DO_BLOCO)[number];

export const STATUS_DA_PESSOA = ['aguardando', 'aguardando-analise', 'concluido'] as const;
export type StatusDaPessoa = (typeof STATUS_DA_PESSOA)[number];

export interface FatosDoBloco {
  situacao: SituacaoDoBloco;
  /** Something differs from what was known. */
  mudou: boolean;
}

export function statusDaPessoa(
  { situacao, mudou }: FatosDoBloco,
  estado: EstadoDaAtualizacao,
): StatusDaPessoa {
  if (situacao === 'dispensado') return 'concluido';
  if (situacao !== 'enviado') return 'aguardando';
  return mudou && estado !== 'concluido' ? 'aguardando-analise' : 'concluido';
}

/** Whose act it still takes before the update moves. */
export function faltaOBloco({ situacao }: Pick<FatosDoBloco, 'situacao'>): boolean {
  return situacao === 'aguardando' || situacao === 'a-corrigir';
}

export const ROTULO_DO_STATUS: Readonly<Record<StatusDaAtualizacao, string>> = {
  'aguardando-atualizacao': 'Aguardando atualização',
  'atualizacao-iniciada': 'Atualização iniciada',
  'pendente-analise': 'Em análise',
  'pendente-reenvio': 'Aguardando correção',
  concluido: 'Concluída',
};

/** Of one person's part, for the staff. */
export const ROTULO_DO_BLOCO: Readonly<Record<SituacaoDoBloco, string>> = {
  aguardando: 'Ainda não confirmou',
  enviado: 'Confirmou',
  'a-corrigir': 'Precisa corrigir',
  dispensado: 'Seguiu sem esta parte',
};
