/** What a programme charges on a day: simulator, contract and ledger read it here (credito, section 5). */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { lerRegras, type RegrasNoCatalogo } from '@credito/domain/catalogo/regras-do-programa';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export interface RegrasVigentes extends RegrasNoCatalogo {
  /** Of the catalogue's entry; 0: as it came with the product. */
  versao: number;
}

/** Null: nobody has said what the programme charges, so it neither simulates nor contracts. */
export async function regrasDoPrograma(
  db: Kysely<DB>,
  bolsaId: number,
  em: Date,
): Promise<RegrasVigentes | null> {
  return (await regrasDosProgramas(db, [bolsaId], em)).get(bolsaId) ?? null;
}

/**
 * By the day alone, whether or not the job has written the version whose day has come. Before its first version an entry
 * said what its version zero says; one that nobody has changed has no versions and says what the product brought.
 */
export async function regrasDosProgramas(
  db: Kysely<DB>,
  bolsas: readonly number[],
  em: Date,
): Promise<ReadonlyMap<number, RegrasVigentes>> {
  const { rows } = await sql<{ chave: string; numero: number; conteudo: Conteudo }>`
    select distinct on (chave) chave, numero, conteudo
    from (
      select chave, numero, conteudo, case when numero = 0 then '-infinity' else vigente_de end as vigente_de
      from versao_do_catalogo where entidade = 'regras-do-programa' and cancelada_em is null
      union all
      select chave, 0, conteudo, '-infinity' from item_do_catalogo i
      where entidade = 'regras-do-programa' and not exists (
        select 1 from versao_do_catalogo v
        where v.entidade = i.entidade and v.chave = i.chave and v.aplicada_em is not null)
    ) versoes
    where chave = any(${bolsas.map(String)}) and vigente_de <= ${em}
    order by chave, vigente_de desc, numero desc`.execute(db);
  return new Map(
    rows.map(({ chave, numero, conteudo }) => [Number(chave), { versao: numero, ...lerRegras(conteudo) }]),
  );
}
