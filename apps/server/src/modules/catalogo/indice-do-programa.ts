/** By which published numbers a programme corrects its principal (credito, section 5). */
import { lerNumero, prefixoDosNumeros } from '@credito/domain/catalogo/ficha-do-indice';
import { criarIndice, type Indice, SEM_INDICE } from '@credito/domain/credito/indice';
import type { IndiceDoPrograma } from '@credito/domain/credito/regras-do-programa';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Null where the programme corrects by an index of which no number has been published. */
export async function indiceDoPrograma(
  db: Kysely<DB>,
  bolsaId: number,
  indice: IndiceDoPrograma,
): Promise<Indice | null> {
  if (indice === 'nenhum') return SEM_INDICE;
  const linhas = await db
    .selectFrom('item_do_catalogo')
    .select('conteudo')
    .where('entidade', '=', 'numero-do-indice')
    .where(sql<boolean>`starts_with(chave, ${prefixoDosNumeros(indice, bolsaId)})`)
    .execute();
  return linhas.length === 0 ? null : criarIndice(linhas.map(({ conteudo }) => lerNumero(conteudo)));
}
