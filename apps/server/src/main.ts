/** Start: read the configuration, bring up the database, build, listen, close cleanly. */
import closeWithGrace from 'close-with-grace';
import { semearProfissoes } from '../db/seed/profissoes.ts';
import { aleatorioDoSistema } from './aleatorio.ts';
import { criarApp } from './app.ts';
import { abrirPool, conectarDeProntidao } from './banco/conectar.ts';
import { urlComLacre } from './banco/lacre.ts';
import { migrar } from './banco/migrar.ts';
import { ambienteComArquivo, type Configuracao, lerConfiguracao } from './config/configuracao.ts';
import { segredoDaInstalacao } from './config/segredo.ts';
import type { Contexto } from './contexto.ts';
import { DONOS_DO_DOCUMENTO } from './donos-do-documento.ts';
import { DONOS_DO_ENVELOPE } from './donos-do-envelope.ts';
import { erroDaPorta, explicarErroDeInicio } from './erro-de-inicio.ts';
import { criarGateways } from './gateways/criar-gateways.ts';
import { exigirSemInventadas } from './modules/demonstracao/pessoas-inventadas.ts';
import { registrarPaginas } from './plugins/paginas.ts';
import { PORTA_DA_ALTERACAO } from './porta-da-alteracao.ts';
import { exigirBanco, exigirPortaEBanco } from './porta-e-banco.ts';
import { iniciarPostgres } from './postgres-embutido/iniciar-postgres.ts';
import { relogioDoSistema } from './relogio.ts';
import { iniciarTarefas } from './tarefas.ts';

export type Encerrar = () => Promise<void>;

export interface Servidor {
  endereco: string;
  contexto: Contexto;
  parar: Encerrar;
}

/** Makes what has to be in the database before anybody is served; `url` reaches the same database. */
export type Preparar = (contexto: Contexto, url: string) => Promise<void>;

/** Read only where it is needed: what makes the demonstration is larger than what serves it. */
const prepararBase: Preparar = async (contexto) => {
  if (!contexto.configuracao.demonstracao) return;
  const { semearBase } = await import('../db/seed/base.ts');
  await semearBase(contexto);
};

/**
 * Everything that was opened is closed again, in reverse order, also when the start fails half-way. Ready is who
 * listens: what `preparar` makes is there before the first job and the first visitor.
 */
export async function iniciarServidor(
  configuracao: Configuracao,
  aoDesistir: (erro: Error) => void,
  preparar: Preparar = prepararBase,
): Promise<Servidor> {
  const abertos: Encerrar[] = [];
  const parar = async () => {
    for (const encerrar of abertos.splice(0).reverse()) await encerrar();
  };
  try {
    const url = urlComLacre(
      await abrirBanco(configuracao, abertos, aoDesistir),
      segredoDaInstalacao(configuracao),
    );
    await migrar(url);
    const contexto = await abrirContexto(configuracao, url, abertos);
    if (!configuracao.demonstracao) await prepararReal(contexto);
    await preparar(contexto, url);
    const poolDasTarefas = abrirPool(url, { maximoDeConexoes: 8 });
    abertos.push(() => poolDasTarefas.end());
    const tarefas = await iniciarTarefas(contexto, poolDasTarefas);
    abertos.push(() => tarefas.stop());
    const { app } = await criarApp(contexto);
    abertos.push(() => app.close());
    await registrarPaginas(app, contexto);
    await contexto.gateways.senhas.preparar();
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

/** Everything that use cases reach, on a database that is up to date. What is to be closed is put into `abertos`. */
export async function abrirContexto(
  configuracao: Configuracao,
  url: string,
  abertos: Encerrar[],
): Promise<Contexto> {
  const db = await conectarDeProntidao(url);
  abertos.push(() => db.destroy());
  const gateways = await criarGateways(configuracao);
  abertos.push(() => gateways.visao.encerrar());
  abertos.push(() => gateways.oficina.encerrar());
  abertos.push(() => gateways.senhas.encerrar());
  abertos.push(() => gateways.pdfs.encerrar());
  return {
    db,
    relogio: relogioDoSistema,
    aleatorio: aleatorioDoSistema,
    configuracao,
    gateways,
    donosDoDocumento: DONOS_DO_DOCUMENTO,
    donosDoEnvelope: DONOS_DO_ENVELOPE,
    alteracao: PORTA_DA_ALTERACAO,
    segredo: segredoDaInstalacao(configuracao),
  };
}

async function prepararReal({ db }: Contexto): Promise<void> {
  await exigirSemInventadas(db);
  // The one part of the catalogue that is the same for everybody: the classification of occupations.
  await db.transaction().execute(semearProfissoes);
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

export interface Roteiro {
  env: Readonly<Record<string, string | undefined>>;
  /** With the database, before anybody is served; `parada` tells it to end early, and the start with it. */
  preparar?: (contexto: Contexto, url: string, parada: AbortSignal) => Promise<void>;
  /** Once the server listens. */
  depois?: (servidor: Servidor) => void;
}

const PACIENCIA_MS = 15_000;

/** Runs the server as this process until a signal ends it. A start that fails is explained, and ends with 1. */
export async function executar({ env, preparar = prepararBase, depois }: Roteiro): Promise<void> {
  let configuracao: Configuracao | null = null;
  const parada = new AbortController();
  const desistir = (erro: unknown) => {
    process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
    process.exit(1);
  };
  try {
    configuracao = lerConfiguracao(ambienteComArquivo(env));
    await exigirPortaEBanco(configuracao);
    const inicio = iniciarServidor(configuracao, desistir, async (contexto, url) => {
      await preparar(contexto, url, parada.signal);
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
