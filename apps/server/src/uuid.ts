/** Ids that come from outside: PostgreSQL refuses, with an error of its own, what does not look like one. */
const FORMA = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const INTEIRO = new RegExp(`^${FORMA}$`);
const DENTRO = new RegExp(FORMA);

export const isUuid = (texto: string): boolean => INTEIRO.test(texto);

/** The first one that a text holds. */
export const uuidEm = (texto: string): string | null => DENTRO.exec(texto)?.[0] ?? null;
