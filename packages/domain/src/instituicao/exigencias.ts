/** What an institution and programme ask of a request (spec 2 section 3). A request keeps the copy it began with. */

export type SimNao = 'SIM' | 'NAO';

/** What the institution decides for all of its courses and programmes. */
export interface ExigenciasDaInstituicao {
  exigeMatricula: boolean;
  exigeHistoricoEscolar: boolean;
  exigeComprovanteNotaEnem: boolean;
  declaracaoHipossuficiencia: boolean;
  exigeDocumentosGrupoFamiliar: boolean;
  exigeComprovanteRendaFamiliar: boolean;
  exigeNumeroMatricula: boolean;
  fiadorConjuge: boolean;
  semFiador: boolean;
  fiadorSolidario: boolean;
  tipoFiadorSolidario: string | null;
}

/** An institution that asks for nothing beyond what everybody sends, and takes one guarantor. */
export const MINIMAS_DA_INSTITUICAO: ExigenciasDaInstituicao = {
  exigeMatricula: false,
  exigeHistoricoEscolar: false,
  exigeComprovanteNotaEnem: false,
  declaracaoHipossuficiencia: false,
  exigeDocumentosGrupoFamiliar: false,
  exigeComprovanteRendaFamiliar: false,
  exigeNumeroMatricula: false,
  fiadorConjuge: false,
  semFiador: false,
  fiadorSolidario: false,
  tipoFiadorSolidario: null,
};

export interface Exigencias extends ExigenciasDaInstituicao {
  /** Of the course: a second guarantor also where the institution's type is C. */
  habilitaMaisFiadores: boolean;
  /** Of the programme: the institution says yes or no before the provider does. */
  analiseIes: boolean;
}

/** Such an institution, in a course and programme that add nothing. */
export const EXIGENCIAS_MINIMAS: Exigencias = {
  ...MINIMAS_DA_INSTITUICAO,
  habilitaMaisFiadores: false,
  analiseIes: false,
};

export function exigenciasDaSolicitacao(
  instituicao: ExigenciasDaInstituicao,
  curso: { habilitaMaisFiadores: boolean },
  bolsa: { analiseIes: boolean },
): Exigencias {
  return {
    ...instituicao,
    habilitaMaisFiadores: curso.habilitaMaisFiadores,
    analiseIes: bolsa.analiseIes,
  };
}

export function simNao(valor: boolean): SimNao {
  return valor ? 'SIM' : 'NAO';
}

/** Two guarantors: fiadorSolidario and (type not C, or the course enables more) — spec 1 section 6. */
export function maximoDeFiadores(exigencias: Exigencias): 0 | 1 | 2 {
  if (exigencias.semFiador) return 0;
  const dois =
    exigencias.fiadorSolidario && (exigencias.tipoFiadorSolidario !== 'C' || exigencias.habilitaMaisFiadores);
  return dois ? 2 : 1;
}
