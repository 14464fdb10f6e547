import { type RawBuilder, sql } from 'kysely';

export interface Invariante {
  id: string;
  /** What must never be, for whoever operates the system. */
  descricao: string;
  /** Selects `id` as text: ids only, so that the report carries no personal data. */
  consulta: RawBuilder<{ id: string }>;
}

export const busca = sql<{ id: string }>;

export const lista = (valores: readonly (string | number)[]) =>
  sql.join(valores.map((valor) => sql.val(valor)));
