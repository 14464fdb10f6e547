/** Marital status (spec 2 sections 2.5, 3 and 4) and the documents of each. */
import type { TipoDocumento } from '../documento/tipos.ts';

export const ESTADOS_CIVIS = ['SOLTEIRO', 'CASADO', 'DIVORCIADO', 'SEPARADO', 'VIUVO'] as const;
export type EstadoCivil = (typeof ESTADOS_CIVIS)[number];

export const ROTULO_DO_ESTADO_CIVIL: Readonly<Record<EstadoCivil, string>> = {
  SOLTEIRO: 'Solteira ou solteiro',
  CASADO: 'Casada ou casado',
  DIVORCIADO: 'Divorciada ou divorciado',
  SEPARADO: 'Separada ou separado',
  VIUVO: 'Viúva ou viúvo',
};

const DOCUMENTOS: Readonly<Record<EstadoCivil, readonly TipoDocumento[]>> = {
  SOLTEIRO: [],
  CASADO: ['CERTIDAO_CASAMENTO'],
  DIVORCIADO: ['CERTIDAO_CASAMENTO', 'AVERBACAO_DIVORCIO'],
  SEPARADO: ['CERTIDAO_CASAMENTO', 'AVERBACAO_SEPARACAO'],
  VIUVO: ['CERTIDAO_CASAMENTO', 'CERTIDAO_OBITO'],
};

export function documentosDoEstadoCivil(estadoCivil: EstadoCivil | undefined): readonly TipoDocumento[] {
  return estadoCivil ? DOCUMENTOS[estadoCivil] : [];
}

/** Married before the law: who is only separated in fact stays so until the annotation of the judicial separation. */
export function casadoNaLei(estadoCivil: unknown): boolean {
  return estadoCivil === 'CASADO' || estadoCivil === 'SEPARADO';
}

/** Spouse data are asked for when married or in a stable union (spec 2 section 4). */
export function temConjuge(estadoCivil: unknown, uniaoEstavel: unknown): boolean {
  return estadoCivil === 'CASADO' || uniaoEstavel === 'S';
}
