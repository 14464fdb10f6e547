/** How many files of one type a person may have in force, and which types each person sends. */

import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { TIPOS_DE_RENDA } from '../renda/tipos-de-renda.ts';
import { TIPOS_DE_DOCUMENTO, type TipoDocumento } from './tipos.ts';

const MINIMO_DE_VAGAS = 3;

const MAXIMO_DE_ARQUIVOS_DO_RECURSO = 5;

/** Household members share a type: 29 of them besides the student, front and back of each RG (spec 2, 2.1 step 8). */
const VAGAS_PROPRIAS: Readonly<Partial<Record<TipoDocumento, number>>> = {
  RG_FAMILIAR: 58,
  CPF_FAMILIAR: 29,
  COMPROVANTE_RENDA_FAMILIAR: 30,
  RECURSO: MAXIMO_DE_ARQUIVOS_DO_RECURSO,
};

/** Slots of a type: the greater of 3 and the type's number of months (decisions, "The request"). */
export function vagasDoDocumento(tipoDocumento: TipoDocumento): number {
  const meses = Object.values(TIPOS_DE_RENDA)
    .flatMap((renda) => renda.provas)
    .filter((prova) => prova.tipoDocumento === tipoDocumento)
    .map((prova) => prova.qtdeMeses);
  return Math.max(MINIMO_DE_VAGAS, VAGAS_PROPRIAS[tipoDocumento] ?? 0, ...meses);
}

const SO_DO_ESTUDANTE: readonly string[] = ['academico', 'familia', 'responsavel', 'recurso'];

export function documentoCabeA(tipoPessoa: TipoPessoa, tipoDocumento: TipoDocumento): boolean {
  return tipoPessoa === 'estudante' || !SO_DO_ESTUDANTE.includes(TIPOS_DE_DOCUMENTO[tipoDocumento].grupo);
}

/** The identity document of a person may stand for their proof of CPF (spec 2 section 4, "Identity CPF reuse"). */
const COPIAS: Readonly<Partial<Record<TipoDocumento, TipoDocumento>>> = {
  RG: 'CPF',
  CARTEIRA_CONJUGE: 'CPF_CONJUGE',
};

export function podeCopiarDocumento(origem: TipoDocumento, destino: TipoDocumento): boolean {
  return COPIAS[origem] === destino;
}

export function destinoDaCopia(origem: TipoDocumento): TipoDocumento | null {
  return COPIAS[origem] ?? null;
}
