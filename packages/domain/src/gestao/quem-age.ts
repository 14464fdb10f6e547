/** Who has to do something next about a request, as the lists of the back office say it (decisions, "The request"). */
import { ESTADOS, type Responsavel, type Sigla, type StatusSolicitacao } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';

/** Whoever the state table names; of the staff also the second person of a decision that takes two (ADR 0028 and 0096). */
export const QUEM_AGE = [
  'estudante',
  'fiador',
  'instituicao',
  'analista',
  'segunda-pessoa',
  'provedor',
  'ninguem',
] as const satisfies readonly (Responsavel | 'segunda-pessoa')[];
export type QuemAge = (typeof QUEM_AGE)[number];

export const ROTULO_DE_QUEM_AGE: Readonly<Record<QuemAge, string>> = {
  estudante: 'Estudante',
  fiador: 'Fiador',
  instituicao: 'Instituição',
  analista: 'Analista',
  'segunda-pessoa': 'Segunda pessoa',
  provedor: 'Provedor',
  ninguem: 'Ninguém',
};

export interface FatosDeQuemAge {
  sigla: Sigla;
  statusSolicitacao: string;
  /** A decision waits for a second person. */
  proposta: boolean;
  /** Somebody of the request wrote and waits for an answer: the correction may hang on it. */
  mensagemAResponder: boolean;
}

export function quemAge(fatos: FatosDeQuemAge): QuemAge {
  if (isEmRecurso(fatos.statusSolicitacao as StatusSolicitacao)) return 'analista';
  const { responsavel, natureza } = ESTADOS[fatos.sigla];
  if (fatos.proposta && responsavel === 'analista') return 'segunda-pessoa';
  if (fatos.mensagemAResponder && natureza === 'corrigivel') return 'analista';
  return responsavel;
}
