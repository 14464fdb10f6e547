/**
 * Which files may be sent, replaced, removed or put back before the analyst, and what that does to the file in
 * force (decisions, "The request": a document's history is kept).
 */

import type { TipoPessoa } from '../participante/participante-contexto.ts';
import type { Natureza } from '../solicitacao/estados.ts';
import { TIPOS_DE_DOCUMENTO, type TipoDocumento } from './tipos.ts';
import { documentoCabeA, vagasDoDocumento } from './vagas.ts';

/** `enviado`, `aprovado` and `rejeitado` are in force; the others are history. */
export const SITUACOES_VIGENTES = ['enviado', 'aprovado', 'rejeitado'] as const;
export type SituacaoVigente = (typeof SITUACOES_VIGENTES)[number];
/** Said of a slot that holds no file. */
export const VAGA_VAZIA = 'vazia';

export const SITUACOES_DO_DOCUMENTO = [
  ...SITUACOES_VIGENTES,
  'substituido',
  'estacionado',
  'excluido',
] as const;
export type SituacaoDoDocumento = (typeof SITUACOES_DO_DOCUMENTO)[number];

export function isVigente(situacao: SituacaoDoDocumento): situacao is SituacaoVigente {
  return (SITUACOES_VIGENTES as readonly SituacaoDoDocumento[]).includes(situacao);
}

export interface DocumentoEmVigor {
  tipoDocumento: TipoDocumento;
  situacao: SituacaoVigente;
  /** It answers a rejected file, which is kept. */
  respondeRejeitado: boolean;
}

export interface EnvioPretendido {
  tipoPessoa: TipoPessoa;
  tipoDocumento: TipoDocumento;
  indice: number;
  /** Of the state of the request. */
  natureza: Natureza;
  /** What is in force in the same slot. */
  atual: DocumentoEmVigor | null;
}

export type RecusaDeMudanca =
  | 'fechada'
  | 'nao-e-desta-pessoa'
  | 'vaga-inexistente'
  | 'ja-aprovado'
  | 'rejeitado-espera-novo'
  | 'so-renda-rejeitada'
  | 'so-com-recurso'
  | 'e-o-mesmo-recusado';

export const MENSAGEM_DA_MUDANCA: Readonly<Record<RecusaDeMudanca, string>> = {
  fechada: 'A solicitação está em análise e os documentos não podem ser alterados agora.',
  'nao-e-desta-pessoa': 'Este documento não é pedido a esta pessoa.',
  'vaga-inexistente': 'Você já enviou todos os arquivos que este documento comporta.',
  'ja-aprovado': 'Este documento já foi aprovado e não pode ser trocado.',
  'rejeitado-espera-novo': 'Este documento foi recusado: envie outro no lugar dele.',
  'e-o-mesmo-recusado': 'Este é o mesmo arquivo que foi recusado. Envie outro, como o motivo da recusa pede.',
  'so-com-recurso': 'Este documento só pode ser enviado junto com um recurso.',
  'so-renda-rejeitada': 'Só um comprovante de renda recusado pode voltar para a análise.',
};

export function recusaDoEnvio(envio: EnvioPretendido): RecusaDeMudanca | null {
  const { tipoPessoa, tipoDocumento, indice, natureza, atual } = envio;
  if (!documentoCabeA(tipoPessoa, tipoDocumento)) return 'nao-e-desta-pessoa';
  if (!Number.isInteger(indice) || indice < 0 || indice >= vagasDoDocumento(tipoDocumento))
    return 'vaga-inexistente';
  // Asked for before the contract; whoever calls knows that it was (ADR 0122).
  if (tipoDocumento === 'PACTO_ANTENUPCIAL' && natureza === 'final')
    return atual?.situacao === 'aprovado' ? 'ja-aprovado' : null;
  if (atual) return recusaDaSubstituicao(atual, natureza);
  if (tipoDocumento === 'RECURSO') return natureza === 'final' ? null : 'so-com-recurso';
  return recusaDoEstado(natureza);
}

/**
 * While it is filled in everything may change; in a correction, all but what was approved; after the end, what an
 * appeal that was not sent yet brings along (whoever calls knows that there is one).
 */
export function recusaDaSubstituicao(atual: DocumentoEmVigor, natureza: Natureza): RecusaDeMudanca | null {
  if (atual.tipoDocumento === 'RECURSO' && natureza === 'final') return null;
  if (natureza === 'corrigivel' && atual.situacao === 'aprovado') return 'ja-aprovado';
  return recusaDoEstado(natureza);
}

export type EfeitoDaExclusao =
  | { tipo: 'excluir' }
  /** The answer is taken back, so the rejected file waits for another one. */
  | { tipo: 'voltar-ao-rejeitado' }
  | { tipo: 'recusada'; recusa: RecusaDeMudanca };

/**
 * In a correction nobody gets rid of a rejection by removing the file: except an income proof, which the
 * "alterar" flow exchanges for proofs of another type (spec 2 section 4, "Pendency flow").
 */
export function efeitoDaExclusao(documento: DocumentoEmVigor, natureza: Natureza): EfeitoDaExclusao {
  const recusa = recusaDaSubstituicao(documento, natureza);
  if (recusa) return { tipo: 'recusada', recusa };
  if (natureza !== 'corrigivel') return { tipo: 'excluir' };
  if (documento.situacao === 'rejeitado')
    return isRenda(documento) ? { tipo: 'excluir' } : { tipo: 'recusada', recusa: 'rejeitado-espera-novo' };
  return documento.respondeRejeitado ? { tipo: 'voltar-ao-rejeitado' } : { tipo: 'excluir' };
}

/** The "incluir" flow adds proofs and asks for the rejected ones to be looked at again together with them. */
export function recusaDoReset(documento: DocumentoEmVigor, natureza: Natureza): RecusaDeMudanca | null {
  if (natureza !== 'corrigivel') return natureza === 'editavel' ? 'so-renda-rejeitada' : 'fechada';
  return documento.situacao === 'rejeitado' && isRenda(documento) ? null : 'so-renda-rejeitada';
}

function isRenda({ tipoDocumento }: DocumentoEmVigor): boolean {
  return TIPOS_DE_DOCUMENTO[tipoDocumento].grupo === 'renda';
}

function recusaDoEstado(natureza: Natureza): RecusaDeMudanca | null {
  return natureza === 'editavel' || natureza === 'corrigivel' ? null : 'fechada';
}

/** Verdicts of an analysis that still goes on are nobody's business yet: until it ends a file is just sent. */
export function situacaoVisivel(situacao: SituacaoVigente, natureza: Natureza): SituacaoVigente {
  return natureza === 'bloqueada' ? 'enviado' : situacao;
}

/** What became of a file, for whoever sent it. */
export const ROTULO_DA_SITUACAO_DO_DOCUMENTO: Readonly<Record<SituacaoDoDocumento, string>> = {
  enviado: 'Enviado',
  aprovado: 'Aprovado',
  rejeitado: 'Recusado',
  substituido: 'Trocado por outro arquivo',
  estacionado: 'Guardado: uma resposta sua mudou e este documento não é mais pedido',
  excluido: 'Excluído',
};
