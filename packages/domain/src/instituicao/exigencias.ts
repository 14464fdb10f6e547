/** What an institution and programme ask of a request (spec 2 section 3). A request keeps the copy it began with. */

export type SimNao = 'SIM' | 'NAO';

export interface Exigencias {
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
  habilitaMaisFiadores: boolean;
  analiseIes: boolean;
}

/** Two guarantors: fiadorSolidario and (type not C, or the course enables more) — spec 1 section 6. */
export function maximoDeFiadores(exigencias: Exigencias): 0 | 1 | 2 {
  if (exigencias.semFiador) return 0;
  const dois =
    exigencias.fiadorSolidario && (exigencias.tipoFiadorSolidario !== 'C' || exigencias.habilitaMaisFiadores);
  return dois ? 2 : 1;
}
