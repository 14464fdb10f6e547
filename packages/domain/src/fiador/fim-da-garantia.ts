/**
 * How a guarantee ends with its request. A refusal is not the end while it may be contested or an appeal is heard: the
 * analysis may be reopened with the same acceptance (ADR 0030).
 */
import { primeiroNome } from '../pessoa/nome.ts';
import { type FatosDoRecurso, prazoDoRecurso, recusaDoRecurso } from '../recurso/recurso.ts';
import type { StatusSolicitacao } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';
import { type Data, formatarData } from '../tempo/data.ts';

export const TIPOS_DE_FIM = ['cancelada', 'reprovada', 'cabe-recurso', 'em-recurso'] as const;
export type TipoDeFim = (typeof TIPOS_DE_FIM)[number];

export interface FimDaGarantia {
  tipo: TipoDeFim;
  /** When the request was cancelled or refused. */
  em: Date;
  /** Last day on which the student may contest; null where that is not open. */
  ate: Data | null;
}

export interface FatosDoFim extends FatosDoRecurso {
  statusSolicitacao: StatusSolicitacao;
  /** Since when the request stands where it does. */
  desde: Date;
}

/** Null while the request goes on, or was approved. */
export function fimDaGarantia(fatos: FatosDoFim, agora: Date): FimDaGarantia | null {
  const { sigla, statusSolicitacao, decididaEm, desde } = fatos;
  if (sigla === 'CAN') return { tipo: 'cancelada', em: desde, ate: null };
  if (sigla !== 'REP' && sigla !== 'RIES') return null;
  const em = decididaEm ?? desde;
  if (isEmRecurso(statusSolicitacao)) return { tipo: 'em-recurso', em, ate: null };
  return recusaDoRecurso(fatos, agora) === null
    ? { tipo: 'cabe-recurso', em, ate: prazoDoRecurso(em) }
    : { tipo: 'reprovada', em, ate: null };
}

/** Nothing brings the guarantee back. */
export function acabouDeVez(tipo: TipoDeFim): tipo is 'cancelada' | 'reprovada' {
  return tipo === 'cancelada' || tipo === 'reprovada';
}

export const ROTULO_DO_FIM: Readonly<Record<TipoDeFim, string>> = {
  cancelada: 'Cancelada',
  reprovada: 'Não aprovada',
  'cabe-recurso': 'Não aprovada',
  'em-recurso': 'Não aprovada, em revisão',
};

/** What it means for the guarantor. */
export function textoDoFim({ tipo, ate }: Pick<FimDaGarantia, 'tipo' | 'ate'>, estudante: string): string {
  switch (tipo) {
    case 'cancelada':
      return 'O seu aceite deixou de valer: você não garante mais nada e não precisa fazer nada.';
    case 'reprovada':
      return 'A decisão é final: você não garante mais nada e não precisa fazer nada.';
    case 'cabe-recurso':
      return `${primeiroNome(estudante)} pode pedir a revisão da decisão${ate ? ` até ${formatarData(ate)}` : ''}. Por enquanto, você não garante nada. Se a análise for reaberta, o seu aceite continua valendo.`;
    case 'em-recurso':
      return 'Até a resposta, você não garante nada. Se a análise for reaberta, o seu aceite continua valendo.';
  }
}
