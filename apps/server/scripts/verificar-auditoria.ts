/** `npm run audit:verify`: walks the whole audit chain of DATABASE_URL and says where it breaks. */
import { conectar } from '../src/banco/conectar.ts';
import { ambienteComArquivo, lerConfiguracao } from '../src/config/configuracao.ts';
import { verificarCadeia } from '../src/modules/auditoria/auditoria.ts';
import { iniciarPostgres } from '../src/postgres-embutido/iniciar-postgres.ts';

const configuracao = lerConfiguracao(ambienteComArquivo(process.env));
const embutido = configuracao.dados.databaseUrl
  ? null
  : await iniciarPostgres({ dataDir: configuracao.dados.pasta });
const db = conectar(configuracao.dados.databaseUrl ?? embutido?.url ?? '');
try {
  const resultado = await verificarCadeia(db);
  if (resultado.integra)
    process.stdout.write(
      `The audit chain is whole: ${resultado.elos} events, ${resultado.soltas} not sealed yet.\n`,
    );
  else {
    process.stderr.write(`The audit chain breaks at link ${resultado.elo}: ${resultado.motivo}.\n`);
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
  await embutido?.parar();
}
