/** By which published numbers a programme corrects its principal (credito, section 5). */
import { lerNumero, prefixoDosNumeros } from '@credito/domain/catalogo/ficha-do-indice';
import { criarIndice, type Indice, SEM_INDICE } from '@credito/domain/credito/indice';
import type { IndiceDoPrograma } from '@credito/domain/credito/regras-do-programa';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito } from '../../erros.ts';

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

const MENSAGEM_SEM_NUMEROS = 'O índice deste programa ainda não tem números no catálogo.';

/** For a contract that is in effect: without its numbers no plan of it is made anew. */
export async function indiceDoContrato(
  db: Kysely<DB>,
  { bolsa_id, regras }: { bolsa_id: number; regras: { indice: IndiceDoPrograma } },
): Promise<Indice> {
  const indice = await indiceDoPrograma(db, bolsa_id, regras.indice);
  if (indice === null) throw conflito(MENSAGEM_SEM_NUMEROS);
  return indice;
}
