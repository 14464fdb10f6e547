/** Professions come from the Brazilian classification of occupations; 0 is "other", typed by the person (spec 2 section 3). */
export const PROFISSAO_OUTRA = 0;
/** Titles of the classification have six digits. */
export const MAIOR_CODIGO = 999_999;
export const MENSAGEM_PROFISSAO = 'Escolha a profissão.';
