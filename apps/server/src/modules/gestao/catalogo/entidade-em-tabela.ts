/** How the contents of one kind of entry are read from, and written to, the tables that the product uses. */
import type { Conteudo, ErroDoCatalogo } from '@credito/domain/catalogo/campos';
import type { Entidade } from '@credito/domain/catalogo/entidades';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';

export interface ItemListado {
  chave: string;
  titulo: string;
  detalhe: string;
  inativo: boolean;
}

export interface EntidadeEmTabela {
  /** By name, `maximo` of them; the search ignores accents and case. */
  listar: (db: Kysely<DB>, busca: string, maximo: number) => Promise<readonly ItemListado[]>;
  ler: (db: Kysely<DB>, chave: string) => Promise<{ titulo: string; conteudo: Conteudo } | null>;
  /** The key of an entry that is being made. Refuses, in words, what another entry already is. */
  novaChave: (trx: Transaction<DB>, conteudo: Conteudo) => Promise<string | { recusa: ErroDoCatalogo }>;
  gravar: (trx: Transaction<DB>, chave: string, conteudo: Conteudo) => Promise<void>;
}

export const escaparLike = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&');

/** Of a kind without a table of its own. */
export async function gravarComoItem(
  trx: Transaction<DB>,
  entidade: Entidade,
  chave: string,
  conteudo: Conteudo,
): Promise<void> {
  const linha = { conteudo: JSON.stringify(conteudo) };
  await trx
    .insertInto('item_do_catalogo')
    .values({ entidade, chave, ...linha })
    .onConflict((ja) => ja.columns(['entidade', 'chave']).doUpdateSet(linha))
    .execute();
}
