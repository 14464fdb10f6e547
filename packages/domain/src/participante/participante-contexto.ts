/** What the rules need to know of one person in a request, and of the others around. */
import type { Exigencias } from '../instituicao/exigencias.ts';
import type { Data } from '../tempo/data.ts';
import type { ContextoDeWizard } from '../wizard/plano.ts';

export const TIPOS_DE_PESSOA = ['estudante', 'fiador', 'fiador2'] as const;
export type TipoPessoa = (typeof TIPOS_DE_PESSOA)[number];

export const ROTULO_DA_PESSOA: Readonly<Record<TipoPessoa, string>> = {
  estudante: 'estudante',
  fiador: 'fiador',
  fiador2: 'segundo fiador',
};

/** Identity of a person of the same request, as the "must differ" rules compare it. */
export interface Identidade {
  nome?: string;
  cpf?: string;
  email?: string;
  telefone?: string;
}

export interface OutraPessoa extends Identidade {
  papel: 'estudante' | 'fiador' | 'fiador2' | 'conjuge-estudante' | 'conjuge-fiador' | 'conjuge-fiador2';
  /** What the reader does not know of this person: an equality is told without saying with whom. */
  reservados?: readonly (keyof Identidade)[];
}

export interface ContextoDoParticipante extends ContextoDeWizard {
  tipoPessoa: TipoPessoa;
  hoje: Data;
  exigencias: Exigencias;
  /** Everybody else in the request, spouses included. */
  outras: readonly OutraPessoa[];
  /** What was read from the identity document, to tell whether it shows a CPF. */
  cpfNoDocumento: boolean;
  cpfNoDocumentoDoConjuge: boolean;
  /** The CPF that the spouse's identity document shows. */
  cpfDoDocumentoDoConjuge?: string | null;
  /** The CPF that the identity document shows, when it is not the account's. */
  cpfDivergente?: string | null;
  /** The marital status of whoever handed in before the regime was asked (ADR 0122); null for everybody else. */
  estadoCivilSemRegime?: string | null;
  /** Minimum income in cents; null when unknown. Only warns, never blocks (spec 2 section 5). */
  rendaMinimaCentavos: number | null;
}
