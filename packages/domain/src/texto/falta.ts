/** What is said of an answer that is missing: beside its field, and in a list of what is wrong, where no label stands. */
export const preencha = (rotulo: string): string => `Preencha “${rotulo}”.`;
