/** Rows and files belong together: a row without its file lost it, a file without a row is kept for nobody. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isIdDeArquivo } from '../../arquivos/armazem.ts';
import { COLUNAS_DE_ARQUIVO } from '../../banco/colunas-de-arquivo.ts';
import type { DB } from '../../banco/esquema.gerado.ts';

export interface ArquivosSoltos {
  /** Documents, parts and regulations whose file is gone. */
  semArquivo: readonly string[];
  /** Files that no row mentions, older than `maisAntigosQue`: younger ones may be on their way into a row. */
  semLinha: readonly string[];
}

export async function acharArquivosSoltos(
  db: Kysely<DB>,
  raiz: string,
  maisAntigosQue: Date,
): Promise<ArquivosSoltos> {
  const guardados = await listarArquivos(raiz);
  const linhas = await linhasComArquivo(db);
  const mencionados = new Set(linhas.map(({ arquivo }) => arquivo));
  const semLinha: string[] = [];
  for (const [id, caminho] of guardados) {
    if (mencionados.has(id)) continue;
    const { mtime } = await stat(caminho);
    if (mtime < maisAntigosQue) semLinha.push(id);
  }
  const perdidos = linhas.filter(({ exigido, arquivo }) => exigido && !guardados.has(arquivo));
  return { semArquivo: [...new Set(perdidos.map(({ dono }) => dono))], semLinha };
}

interface LinhaComArquivo {
  dono: string;
  arquivo: string;
  /** Files of what was given up leave by a job. */
  exigido: boolean;
}

async function linhasComArquivo(db: Kysely<DB>): Promise<readonly LinhaComArquivo[]> {
  const deCada = COLUNAS_DE_ARQUIVO.map(
    ({ tabela, coluna, dono }) => sql`
      select ${sql.ref(dono)}::text as dono, ${sql.ref(coluna)} as arquivo,
        ${tabela === 'documento' ? sql`situacao <> 'excluido'` : sql`true`} as exigido
      from ${sql.table(tabela)} where ${sql.ref(coluna)} is not null`,
  );
  const { rows } = await sql<LinhaComArquivo>`${sql.join(deCada, sql` union all `)}`.execute(db);
  return rows;
}

async function listarArquivos(raiz: string): Promise<ReadonlyMap<string, string>> {
  const itens = await readdir(raiz, { recursive: true, withFileTypes: true });
  return new Map(
    itens
      .filter((item) => item.isFile() && isIdDeArquivo(item.name))
      .map((item) => [item.name, join(item.parentPath, item.name)]),
  );
}
