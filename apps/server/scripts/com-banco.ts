/** For the commands: the database of the settings, as a start would take it, and words when it cannot be had. */
import { type Banco, conectar } from '../src/banco/conectar.ts';
import { urlComLacre } from '../src/banco/lacre.ts';
import { ambienteComArquivo, type Configuracao, lerConfiguracao } from '../src/config/configuracao.ts';
import { segredoDaInstalacao } from '../src/config/segredo.ts';
import { explicarErroDeInicio } from '../src/erro-de-inicio.ts';
import { iniciarPostgres } from '../src/postgres-embutido/iniciar-postgres.ts';

export interface ComBanco {
  db: Banco;
  url: string;
  configuracao: Configuracao;
}

export async function comBanco(fazer: (com: ComBanco) => Promise<void>): Promise<void> {
  let configuracao: Configuracao | null = null;
  try {
    configuracao = lerConfiguracao(ambienteComArquivo(process.env));
    const { databaseUrl, pasta } = configuracao.dados;
    const embutido = databaseUrl ? null : await iniciarPostgres({ dataDir: pasta });
    try {
      const url = urlComLacre(databaseUrl ?? embutido?.url ?? '', segredoDaInstalacao(configuracao));
      const db = conectar(url);
      try {
        await fazer({ db, url, configuracao });
      } finally {
        await db.destroy();
      }
    } finally {
      await embutido?.parar();
    }
  } catch (erro) {
    process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
    process.exitCode = 1;
  }
}
