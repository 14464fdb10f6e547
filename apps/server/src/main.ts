/** Start: read the configuration, bring up the database, build, listen, close cleanly. */
import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { semearBase } from '../db/seed/base.ts';
import { semearProfissoes } from '../db/seed/profissoes.ts';
import { aleatorioDoSistema } from './aleatorio.ts';
import { criarApp } from './app.ts';
import { abrirPool, conectarDeProntidao } from './banco/conectar.ts';
import { exigirPostgres } from './banco/exigir-postgres.ts';
import { migrar } from './banco/migrar.ts';
import { ambienteComArquivo, type Configuracao, lerConfiguracao } from './config/configuracao.ts';
import { segredoDaInstalacao } from './config/segredo.ts';
import type { Contexto } from './contexto.ts';
import { erroDaPorta, erroDoBanco, explicarErroDeInicio } from './erro-de-inicio.ts';
import { criarGateways } from './gateways/criar-gateways.ts';
import { exigirSemInventadas } from './modules/demonstracao/pessoas-inventadas.ts';
import { registrarPaginas } from './plugins/paginas.ts';
import { iniciarPostgres } from './postgres-embutido/iniciar-postgres.ts';
import { relogioDoSistema } from './relogio.ts';
import { iniciarTarefas } from './tarefas.ts';

type Encerrar = () => Promise<void>;

export interface Servidor {
  endereco: string;
  contexto: Contexto;
  parar: Encerrar;
}

/**
 * Everything that was opened is closed again, in reverse order, also when the start fails half-way. Ready is who
 * listens: what `preparar` makes is there before the first job and the first visitor.
 */
export async function iniciarServidor(
  configuracao: Configuracao,
  aoDesistir: (erro: Error) => void,
  preparar?: (contexto: Contexto) => Promise<void>,
): Promise<Servidor> {
  const abertos: Encerrar[] = [];
  const parar = async () => {
    for (const encerrar of abertos.splice(0).reverse()) await encerrar();
  };
  try {
    const url = await abrirBanco(configuracao, abertos, aoDesistir);
    await migrar(url);
    const db = await conectarDeProntidao(url);
    abertos.push(() => db.destroy());
    const gateways = await criarGateways(configuracao);
    abertos.push(() => gateways.visao.encerrar());
    abertos.push(() => gateways.oficina.encerrar());
    abertos.push(() => gateways.senhas.encerrar());
    const contexto: Contexto = {
      db,
      relogio: relogioDoSistema,
      aleatorio: aleatorioDoSistema,
      configuracao,
      gateways,
      segredo: segredoDaInstalacao(configuracao),
    };
    if (configuracao.demonstracao) await semearBase(contexto);
    else {
      await exigirSemInventadas(db);
      // The one part of the catalogue that is the same for everybody: the classification of occupations.
      await db.transaction().execute(semearProfissoes);
    }
    await preparar?.(contexto);
    const poolDasTarefas = abrirPool(url, { maximoDeConexoes: 8 });
    abertos.push(() => poolDasTarefas.end());
    const tarefas = await iniciarTarefas(contexto, poolDasTarefas);
    abertos.push(() => tarefas.stop());
    const { app } = await criarApp(contexto);
    abertos.push(() => app.close());
    await registrarPaginas(app, contexto);
    await gateways.senhas.preparar();
    const { porta: port, host } = configuracao.servidor;
    const endereco = await app.listen({ port, host }).catch((erro: unknown) => {
      throw erroDaPorta(erro, configuracao.servidor);
    });
    return { endereco, contexto, parar };
  } catch (erro) {
    await parar();
    throw erro;
  }
}

async function abrirBanco(
  { dados }: Configuracao,
  abertos: Encerrar[],
  aoDesistir: (erro: Error) => void,
): Promise<string> {
  const { databaseUrl } = dados;
  if (databaseUrl === undefined) {
    const postgres = await iniciarPostgres({ dataDir: dados.pasta, aoDesistir });
    abertos.push(() => postgres.parar());
    return postgres.url;
  }
  await exigirBanco(databaseUrl);
  return databaseUrl;
}

async function exigirBanco(url: string): Promise<void> {
  await exigirPostgres(url).catch((erro: unknown) => {
    throw erroDoBanco(erro, url);
  });
}

/** Asked before anything slow begins; whoever takes the port meanwhile is told of by `listen`. */
async function exigirPortaLivre({ servidor }: Configuracao): Promise<void> {
  const sonda = createServer();
  await new Promise<void>((resolver, rejeitar) => {
    sonda.once('error', (erro) => rejeitar(erroDaPorta(erro, servidor)));
    sonda.listen({ port: servidor.porta, host: servidor.host }, () => sonda.close(() => resolver()));
  });
}

export interface Roteiro {
  env: Readonly<Record<string, string | undefined>>;
  /** Once the settings are known to be right. */
  antes?: (configuracao: Configuracao) => Promise<void>;
  /** With the database, before anybody is served; `parada` tells it to end early, and the start with it. */
  preparar?: (contexto: Contexto, parada: AbortSignal) => Promise<void>;
  /** Once the server listens. */
  depois?: (servidor: Servidor) => void;
}

const PACIENCIA_MS = 15_000;

/** Runs the server as this process until a signal ends it. A start that fails is explained, and ends with 1. */
export async function executar({ env, antes, preparar, depois }: Roteiro): Promise<void> {
  let configuracao: Configuracao | null = null;
  const parada = new AbortController();
  const desistir = (erro: unknown) => {
    process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
    process.exit(1);
  };
  try {
    configuracao = lerConfiguracao(ambienteComArquivo(env));
    await exigirPortaLivre(configuracao);
    if (configuracao.dados.databaseUrl) await exigirBanco(configuracao.dados.databaseUrl);
    await antes?.(configuracao);
    const inicio = iniciarServidor(configuracao, desistir, async (contexto) => {
      await preparar?.(contexto, parada.signal);
      parada.signal.throwIfAborted();
    });
    encerrarComGraca(async () => {
      parada.abort();
      // A start that was cut short has closed what it opened.
      await inicio.then(
        (servidor) => servidor.parar(),
        () => undefined,
      );
    });
    const servidor = await inicio;
    if (!parada.signal.aborted) depois?.(servidor);
  } catch (erro) {
    if (!parada.signal.aborted) desistir(erro);
  }
}

/**
 * Every signal that the package would listen to. A listener for the signal of a memory fault takes the place of V8's
 * own, by which WebAssembly finds that it has read out of bounds: what is an error there would end the server.
 */
const SINAIS_DO_PACOTE = [
  'SIGHUP',
  'SIGINT',
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'SIGTERM',
] as const;

/** npm hands on the signal that the terminal has sent already: the second one must not cut the closing short. */
function encerrarComGraca(parar: Encerrar): void {
  const { close } = closeWithGrace({ delay: PACIENCIA_MS, skip: [...SINAIS_DO_PACOTE] }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await parar();
  });
  let fechando = false;
  for (const sinal of ['SIGINT', 'SIGTERM'] as const)
    process.on(sinal, () => {
      if (fechando) return;
      fechando = true;
      close();
    });
}

if (import.meta.main)
  await executar({
    env: process.env,
    depois: ({ endereco }) => {
      process.stdout.write(`Portal: ${endereco}\n`);
    },
  });
