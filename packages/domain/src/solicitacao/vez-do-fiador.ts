/** Whose turn it is as one guarantor reads it: their own part comes before what the state says of guarantors. */
import { ESTADOS, type Responsavel, type Sigla } from './estados.ts';
import { type FatosDaVez, NADA_A_FAZER, quemAgeAgora } from './o-que-fazer.ts';

export interface FatosDaParte {
  sigla: Sigla;
  aceitou: boolean;
  podeEditar: boolean;
  /** The analysis refused this guarantor and waits for the correction. */
  corrige: boolean;
  percentual: number;
  /** The guarantor said that the part is done, or the analysis approved it. */
  terminou: boolean;
}

/**
 * `aceitar`: named for what somebody else has to correct. `avisar`: complete in a correction, which goes on when the
 * guarantor says so.
 */
export type ParteDoFiador = 'aceitar' | 'falta' | 'avisar' | 'pronta';

/** Null where the state itself speaks to this guarantor: before there is a correction, and in their own. */
export function parteDoFiador(fatos: FatosDaParte): ParteDoFiador | null {
  const emCorrecao = ESTADOS[fatos.sigla].natureza === 'corrigivel';
  if (!fatos.aceitou) return emCorrecao ? 'aceitar' : null;
  if (fatos.corrige) return null;
  if (!fatos.podeEditar) return 'pronta';
  if (fatos.percentual < 100) return 'falta';
  return emCorrecao && !fatos.terminou ? 'avisar' : 'pronta';
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
};

/** Null: the words for every guarantor are right for this one. */
export function vezDoFiador(fatos: FatosDaVez, parte: ParteDoFiador | null): VezDoFiador | null {
  if (parte === null) return null;
  if (parte !== 'pronta') return DA_PARTE[parte];
  if (quemAgeAgora(fatos) !== 'fiador') return null;
  return {
    responsavel: 'fiador',
    titulo: 'A sua parte está pronta. Falta a do outro fiador.',
    quem: 'O outro fiador',
    oQueFazer: NADA_A_FAZER,
  };
}
