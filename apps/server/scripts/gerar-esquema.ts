/**
 * Writes src/banco/esquema.gerado.ts from the migrations, run on a temporary database.
 * With --verificar it writes nothing and fails when the file is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, IdentifierNode, PostgresDialect as PostgresParaGerar } from 'kysely-codegen';
import { abrirPool } from '../src/banco/conectar.ts';
import { migrar } from '../src/banco/migrar.ts';
import { iniciarPostgresDescartavel } from '../src/postgres-embutido/postgres-descartavel.ts';

const ARQUIVO = fileURLToPath(new URL('../src/banco/esquema.gerado.ts', import.meta.url));

async function gerar(): Promise<string> {
  const postgres = await iniciarPostgresDescartavel();
  try {
    await migrar(postgres.url);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: abrirPool(postgres.url) }) });
    // These follow the type parsers of src/banco/tipos.ts.
    const dialect = new PostgresParaGerar({ dateParser: 'string', defaultSchemas: ['public'] });
    dialect.adapter.scalars.int8 = new IdentifierNode('number');
    try {
      return await generate({ db, dialect, outFile: null, includePattern: 'public.*' });
    } finally {
      await db.destroy();
    }
  } finally {
    await postgres.parar();
  }
}

const esquema = await gerar();
if (!process.argv.includes('--verificar')) {
  writeFileSync(ARQUIVO, esquema);
} else if (readFileSync(ARQUIVO, 'utf8') !== esquema) {
  process.stderr.write(
    'apps/server/src/banco/esquema.gerado.ts does not match the migrations. Run: node apps/server/scripts/gerar-esquema.ts\n',
  );
  process.exitCode = 1;
}
