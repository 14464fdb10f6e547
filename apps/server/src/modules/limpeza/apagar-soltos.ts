/**
 * Files that no row mentions: a crash between the vault and the commit leaves them, and they belong to nobody. Young
 * ones are left alone, since they may be on their way into a row.
 */
import { type Kysely, sql } from 'kysely';
import { COLUNAS_DE_ARQUIVO } from '../../banco/colunas-de-arquivo.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

export const TAREFA_APAGAR_SOLTOS = 'apagar-arquivos-soltos';

const IDADE_MINIMA_MS = 24 * 3_600_000;
const POR_VEZ = 500;

export async function apagarSoltos({ db, gateways, relogio }: Contexto): Promise<number> {
  const limite = new Date(relogio.agora().getTime() - IDADE_MINIMA_MS);
  let apagados = 0;
  let lote: string[] = [];
  const tratar = async () => {
    const soltos = await semLinha(db, lote);
    for (const id of soltos) await gateways.cofre.apagar(id);
    apagados += soltos.length;
    lote = [];
  };
  for await (const { id, gravadoEm } of gateways.cofre.listar()) {
    if (gravadoEm < limite) lote.push(id);
    if (lote.length === POR_VEZ) await tratar();
  }
  if (lote.length > 0) await tratar();
  return apagados;
}

async function semLinha(db: Kysely<DB>, ids: readonly string[]): Promise<readonly string[]> {
  const mencionados = sql.join(
    COLUNAS_DE_ARQUIVO.map(
      ({ tabela, coluna }) =>
        sql`select ${sql.ref(coluna)} from ${sql.table(tabela)} where ${sql.ref(coluna)} = guardado.id`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[]) as guardado (id) where not exists (${mencionados})
  `.execute(db);
  return rows.map(({ id }) => id);
}
