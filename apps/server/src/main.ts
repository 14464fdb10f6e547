/** Start: read the configuration, bring up the database, build, listen, close cleanly. */
import { hkdfSync } from 'node:crypto';
import closeWithGrace from 'close-with-grace';
import { aleatorioDoSistema } from './aleatorio.ts';
import { criarApp } from './app.ts';
import { abrirPool, conectar } from './banco/conectar.ts';
import { migrar } from './banco/migrar.ts';
import { obterChaveDeArquivos } from './config/chave-de-arquivos.ts';
import { ambienteComArquivo, type Configuracao, lerConfiguracao } from './config/configuracao.ts';
import type { Contexto } from './contexto.ts';
import { criarGateways } from './gateways/criar-gateways.ts';
import { iniciarPostgres } from './postgres-embutido/iniciar-postgres.ts';
import { relogioDoSistema } from './relogio.ts';
import { iniciarTarefas } from './tarefas.ts';

type Encerrar = () => Promise<void>;

export interface Servidor {
  endereco: string;
  contexto: Contexto;
  parar: Encerrar;
}

/** Everything that was opened is closed again, in reverse order, also when the start fails half-way. */
export async function iniciarServidor(
  configuracao: Configuracao,
  aoDesistir: (erro: Error) => void,
): Promise<Servidor> {
  const abertos: Encerrar[] = [];
  const parar = async () => {
    for (const encerrar of abertos.splice(0).reverse()) await encerrar();
  };
  try {
    const url = configuracao.dados.databaseUrl ?? (await subirBanco(configuracao, abertos, aoDesistir));
    await migrar(url);
    const db = conectar(url);
    abertos.push(() => db.destroy());
    const gateways = await criarGateways(configuracao);
    abertos.push(() => gateways.visao.encerrar());
    abertos.push(() => gateways.oficina.encerrar());
    const contexto: Contexto = {
      db,
      relogio: relogioDoSistema,
      aleatorio: aleatorioDoSistema,
      configuracao,
      gateways,
      segredo: Buffer.from(
        hkdfSync('sha256', obterChaveDeArquivos(configuracao), '', 'portal-credito/segredo', 32),
      ),
    };
    const poolDasTarefas = abrirPool(url, { maximoDeConexoes: 6 });
    abertos.push(() => poolDasTarefas.end());
    const tarefas = await iniciarTarefas(contexto, poolDasTarefas);
    abertos.push(() => tarefas.stop());
    const { app } = await criarApp(contexto);
    abertos.push(() => app.close());
    const endereco = await app.listen({
      port: configuracao.servidor.porta,
      host: configuracao.servidor.host,
    });
    return { endereco, contexto, parar };
  } catch (erro) {
    await parar();
    throw erro;
  }
}

async function subirBanco(
  configuracao: Configuracao,
  abertos: Encerrar[],
  aoDesistir: (erro: Error) => void,
): Promise<string> {
  const postgres = await iniciarPostgres({ dataDir: configuracao.dados.pasta, aoDesistir });
  abertos.push(() => postgres.parar());
  return postgres.url;
}

async function principal(): Promise<void> {
  const configuracao = lerConfiguracao(ambienteComArquivo(process.env));
  const servidor = await iniciarServidor(configuracao, (erro) => {
    process.stderr.write(`${erro.message}\n`);
    process.exit(1);
  });
  closeWithGrace({ delay: 10_000 }, () => servidor.parar());
  process.stdout.write(`Portal: ${servidor.endereco}\n`);
}

if (import.meta.main) {
  principal().catch((erro: unknown) => {
    process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`);
    process.exit(1);
  });
}
