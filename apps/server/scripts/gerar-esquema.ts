/**
 * Writes src/banco/esquema.gerado.ts from the migrations, run on a temporary database.
 * With --verificar it writes nothing and fails when the file is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import {
  generate,
  IdentifierNode,
  PostgresDialect as PostgresParaGerar,
  RawExpressionNode,
} from 'kysely-codegen';
import { abrirPool } from '../src/banco/conectar.ts';
import { migrar } from '../src/banco/migrar.ts';
import { iniciarPostgresDescartavel } from '../src/postgres-embutido/postgres-descartavel.ts';

/**
 * Columns that hold words of the domain: the type says which, so that nobody casts what is read. Where a column has a
 * default, the type is `Generated<…>`.
 */
const COLUNAS_TIPADAS = {
  'participante.status_analise': 'Generated<StatusDaAnalise>',
  'participante.status_preenchimento': 'Generated<StatusDePreenchimento>',
} as const;
const TIPOS_DO_DOMINIO = `import type { StatusDaAnalise, StatusDePreenchimento } from '@credito/domain/participante/transicoes';
`;

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
      const columns = Object.fromEntries(
        Object.entries(COLUNAS_TIPADAS).map(([coluna, tipo]) => [coluna, new RawExpressionNode(tipo)]),
      );
      const opcoes = { db, dialect, outFile: null, includePattern: 'public.*', overrides: { columns } };
      return (await generate(opcoes)).replace(/^(?=import )/m, TIPOS_DO_DOMINIO);
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
