import { type RawBuilder, sql } from 'kysely';

/** The order of a Portuguese dictionary: the database's own sends names with an accent, or in small letters, to the end. */
export const porNome = (coluna: string): RawBuilder<unknown> => sql`${sql.ref(coluna)} collate "pt-BR-x-icu"`;
