/** A final refusal takes two people: one proposes it, another confirms it or sends it back (ADR 0028). */
import type { Decisao } from './etapas.ts';

const EXIGEM_SEGUNDA_PESSOA: readonly Decisao[] = ['reprovar'];

/** The institution's own refusal ends its analysis, not the provider's: it stays with the institution. */
export function exigeSegundaPessoa(decisao: Decisao): boolean {
  return EXIGEM_SEGUNDA_PESSOA.includes(decisao);
}

export const RESPOSTAS_A_PROPOSTA = ['confirmar', 'devolver', 'retirar'] as const;
export type RespostaAProposta = (typeof RESPOSTAS_A_PROPOSTA)[number];

export const ROTULO_DA_RESPOSTA: Readonly<Record<RespostaAProposta, string>> = {
  confirmar: 'Confirmar reprovação',
  devolver: 'Devolver à análise',
  retirar: 'Retirar a proposta',
};

/** Whoever proposed may only take it back; everybody else may only judge it. */
export function respostasPossiveis(souQuemPropos: boolean): readonly RespostaAProposta[] {
  return souQuemPropos ? ['retirar'] : ['confirmar', 'devolver'];
}

export function recusaDaResposta(resposta: RespostaAProposta, souQuemPropos: boolean): string | null {
  if (respostasPossiveis(souQuemPropos).includes(resposta)) return null;
  return souQuemPropos
    ? 'Quem propôs a reprovação não pode confirmá-la: outra pessoa da equipe precisa avaliar.'
    : 'Só quem propôs a reprovação pode retirá-la.';
}

export const MENSAGEM_PROPOSTA_PENDENTE =
  'Há uma reprovação proposta para esta solicitação. Confirme ou devolva à análise antes de continuar.';

export const MINIMO_DA_DEVOLUCAO = 10;
export const MENSAGEM_DEVOLUCAO = `Explique a quem propôs por que não confirma, com ao menos ${MINIMO_DA_DEVOLUCAO} caracteres.`;

/** Notes that people write, and what the system writes beside them. */
export const TIPOS_DE_NOTA = [
  'nota',
  'reprovacao-proposta',
  'reprovacao-retirada',
  'reprovacao-nao-confirmada',
] as const;
export type TipoDeNota = (typeof TIPOS_DE_NOTA)[number];

export const ROTULO_DA_NOTA: Readonly<Record<TipoDeNota, string>> = {
  nota: 'Nota',
  'reprovacao-proposta': 'Propôs reprovar',
  'reprovacao-retirada': 'Retirou a proposta de reprovação',
  'reprovacao-nao-confirmada': 'Não confirmou a reprovação',
};

export const MINIMO_DA_NOTA = 2;
export const MAXIMO_DA_NOTA = 2_000;
