/**
 * Who reads the reasons of a decision (decisions, "Guarantors"): what a guarantor was told is that guarantor's, and the
 * student learns only that there is something; the team reads everything.
 */

import type { Sigla } from '../solicitacao/estados.ts';
import { type Decisao, pessoasDaEtapa } from './etapas.ts';

/** Stands in the history beside the sentences for the student. */
export interface MotivoDoFiador {
  /** Null: of a guarantor whom older data do not name. */
  pessoaId: string | null;
  texto: string;
}

const EM_VEZ_DOS_DO_FIADOR: Readonly<Partial<Record<Decisao, string>>> = {
  devolverFiador: 'O fiador tem pendências para corrigir.',
  reprovar:
    'A solicitação não foi aprovada na análise do fiador. O motivo é sobre essa pessoa, e só ela pode ler.',
};

/** What the student reads where the reasons are the guarantors'; null where they are about the student. */
export function emVezDosMotivos(decisao: Decisao, sigla: Sigla): string | null {
  const sobreFiador = pessoasDaEtapa(sigla).some((tipoPessoa) => tipoPessoa !== 'estudante');
  return sobreFiador ? (EM_VEZ_DOS_DO_FIADOR[decisao] ?? null) : null;
}

export type LeitorDosMotivos = 'estudante' | 'equipe' | { pessoaId: string };

/** The reasons of one event of the history, as this reader may know them. */
export function motivosDoAcontecimento(guardado: unknown, leitor: LeitorDosMotivos): readonly string[] {
  const itens: readonly unknown[] = Array.isArray(guardado) ? guardado : [];
  const doEstudante = itens.filter((item) => typeof item === 'string');
  if (leitor === 'estudante') return doEstudante;
  const dosFiadores = itens.filter(isDoFiador);
  if (leitor !== 'equipe')
    return dosFiadores.filter(({ pessoaId }) => pessoaId === leitor.pessoaId).map(({ texto }) => texto);
  // What the student reads in their place adds nothing for the team.
  return dosFiadores.length > 0 ? dosFiadores.map(({ texto }) => texto) : doEstudante;
}

function isDoFiador(item: unknown): item is MotivoDoFiador {
  return typeof item === 'object' && item !== null && typeof (item as MotivoDoFiador).texto === 'string';
}
