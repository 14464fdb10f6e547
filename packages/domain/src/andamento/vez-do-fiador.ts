/** Whose turn it is as one guarantor reads it: their own part comes before what the state says of guarantors. */
import type { PassoDoRegime } from '../participante/pedido-do-regime.ts';
import { ESTADOS, type Responsavel, type Sigla, type StatusSolicitacao } from '../solicitacao/estados.ts';
import { type FatosDaVez, NADA_A_FAZER, quemAgeAgora } from './o-que-fazer.ts';

export interface FatosDaParte {
  sigla: Sigla;
  aceitou: boolean;
  podeEditar: boolean;
  /** The analysis refused this guarantor and waits for the correction. */
  corrige: boolean;
  percentual: number;
  /** Everything is there, and this guarantor has not said so (`faltaConcluir`). */
  porConcluir: boolean;
  /** What is asked of this guarantor before the contract (ADR 0122). */
  faltaDoRegime: PassoDoRegime | null;
}

/**
 * `aceitar`: named for what somebody else has to correct. `avisar`: complete, and the guarantor has not said so, without
 * which a correction does not go on.
 */
export type ParteDoFiador = 'aceitar' | 'falta' | 'avisar' | PassoDoRegime | 'pronta';

/** Null where the state itself speaks to this guarantor: before there is a correction, and in their own. */
export function parteDoFiador(fatos: FatosDaParte): ParteDoFiador | null {
  const emCorrecao = ESTADOS[fatos.sigla].natureza === 'corrigivel';
  if (!fatos.aceitou) return emCorrecao ? 'aceitar' : null;
  if (fatos.corrige) return null;
  if (fatos.faltaDoRegime) return fatos.faltaDoRegime;
  if (!fatos.podeEditar) return 'pronta';
  if (fatos.percentual < 100) return 'falta';
  return fatos.porConcluir ? 'avisar' : 'pronta';
}

/**
 * Where the request stands as one guarantor may know it: who was not returned learns nothing of another guarantor who
 * was, and goes on reading of the analysis (decisions, "Guarantors").
 */
export function situacaoParaOFiador<S extends { sigla: Sigla; statusSolicitacao: StatusSolicitacao }>(
  situacao: S,
  parte: ParteDoFiador | null,
): S {
  if (situacao.sigla !== 'RAF' || parte === null) return situacao;
  return { ...situacao, sigla: 'PAF', statusSolicitacao: ESTADOS.PAF.statusSolicitacao[0] };
}

export interface VezDoFiador {
  responsavel: Responsavel;
  titulo: string;
  quem: string;
  oQueFazer: string;
}

const DA_PARTE: Readonly<Record<Exclude<ParteDoFiador, 'pronta'>, VezDoFiador>> = {
  aceitar: {
    responsavel: 'fiador',
    titulo: 'Falta o seu aceite.',
    quem: 'Você',
    oQueFazer: 'Leia o que você garante e decida se aceita.',
  },
  falta: {
    responsavel: 'fiador',
    titulo: 'Falta a sua parte.',
    quem: 'Você',
    oQueFazer: 'Envie os seus dados e documentos.',
  },
  avisar: {
    responsavel: 'fiador',
    titulo: 'A sua parte está pronta. Falta avisar que você terminou.',
    quem: 'Você',
    oQueFazer: 'Confira os seus dados e avise que terminou.',
  },
  'regime-de-bens': {
    responsavel: 'fiador',
    titulo: 'Falta uma resposta sua para o contrato.',
    quem: 'Você',
    oQueFazer:
      'A solicitação foi aprovada. O contrato precisa dizer qual é o regime de bens do seu casamento, que mostra quem assina.',
  },
  'pacto-antenupcial': {
    responsavel: 'fiador',
    titulo: 'Falta o seu pacto antenupcial.',
    quem: 'Você',
    oQueFazer: 'Ele comprova a separação de bens. Sem ele, o seu cônjuge também precisa assinar o contrato.',
  },
};

/** The other guarantor corrects, or the student swaps: neither is told. */
const ESPERA: VezDoFiador = {
  responsavel: 'ninguem',
  titulo: 'A sua parte está pronta. A solicitação espera por outra pessoa.',
  quem: 'Outra pessoa da solicitação',
  oQueFazer: NADA_A_FAZER,
};

/** Null: the words for every guarantor are right for this one. */
export function vezDoFiador(fatos: FatosDaVez, parte: ParteDoFiador | null): VezDoFiador | null {
  if (parte === null) return null;
  if (parte !== 'pronta') return DA_PARTE[parte];
  if (fatos.sigla === 'RAF') return ESPERA;
  if (quemAgeAgora(fatos) !== 'fiador') return null;
  return {
    responsavel: 'fiador',
    titulo: 'A sua parte está pronta. Falta a do outro fiador.',
    quem: 'O outro fiador',
    oQueFazer: NADA_A_FAZER,
  };
}
