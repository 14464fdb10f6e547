/** Education levels (spec 1 section 1) and what follows from them (decisions, "Who is who"). */

export const GRAUS = [
  'FUNDAMENTAL',
  'MEDIO',
  'TECNICO',
  'CURSOS_LIVRES',
  'GRADUACAO',
  'POS',
  'DIVERSOS',
] as const;
export type Grau = (typeof GRAUS)[number];

export const ROTULO_DO_GRAU: Readonly<Record<Grau, string>> = {
  FUNDAMENTAL: 'Ensino fundamental',
  MEDIO: 'Ensino médio',
  TECNICO: 'Curso técnico',
  CURSOS_LIVRES: 'Cursos livres',
  GRADUACAO: 'Graduação',
  POS: 'Pós-graduação',
  DIVERSOS: 'Outros cursos',
};

/** Levels whose enrolment contract is signed by a responsible person; the pupil is a dependent. */
export function isNivelEscolar(grau: Grau): boolean {
  return grau === 'FUNDAMENTAL' || grau === 'MEDIO' || grau === 'TECNICO';
}

/** The first-degree question is asked for graduation and postgraduate levels (spec 1 section 5). */
export function perguntaPrimeiraGraduacao(grau: Grau): boolean {
  return grau === 'GRADUACAO' || grau === 'POS';
}
