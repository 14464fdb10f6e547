/** Rows and files belong together: a row without its file lost it, a file without a row is kept for nobody. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isIdDeArquivo } from '../../arquivos/armazem.ts';
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
  const linhas = await db
    .selectFrom('documento')
    .select(['id', 'situacao', 'arquivo_original', 'arquivo_visao'])
    .execute();
  const partes = await db.selectFrom('envio_parte').select(['envio_id', 'arquivo']).execute();
  const guardados = await listarArquivos(raiz);
  const regulamentos = await db.selectFrom('regulamento').select(['id', 'arquivo']).execute();
  const mencionados = new Set([
    ...linhas.flatMap(({ arquivo_original, arquivo_visao }) => [arquivo_original, arquivo_visao]),
    ...partes.map(({ arquivo }) => arquivo),
    ...regulamentos.map(({ arquivo }) => arquivo),
  ]);
  const semLinha: string[] = [];
  for (const [id, caminho] of guardados) {
    if (mencionados.has(id)) continue;
    const { mtime } = await stat(caminho);
    if (mtime < maisAntigosQue) semLinha.push(id);
  }
  return {
    semArquivo: [
      // Files of what was given up leave by a job.
      ...linhas
        .filter(({ situacao }) => situacao !== 'excluido')
        .filter(
          ({ arquivo_original, arquivo_visao }) =>
            !guardados.has(arquivo_original) || !guardados.has(arquivo_visao),
        )
        .map(({ id }) => id),
      ...partes.filter(({ arquivo }) => !guardados.has(arquivo)).map(({ envio_id }) => envio_id),
      ...regulamentos.filter(({ arquivo }) => !guardados.has(arquivo)).map(({ id }) => id),
    ],
    semLinha,
  };
}

async function listarArquivos(raiz: string): Promise<ReadonlyMap<string, string>> {
  const itens = await readdir(raiz, { recursive: true, withFileTypes: true });
  return new Map(
    itens
      .filter((item) => item.isFile() && isIdDeArquivo(item.name))
      .map((item) => [item.name, join(item.parentPath, item.name)]),
  );
}
