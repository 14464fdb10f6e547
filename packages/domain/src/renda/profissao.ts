/** Professions come from the Brazilian classification of occupations; 0 is "other", typed by the person (spec 2 section 3). */
export const PROFISSAO_OUTRA = 0;
