import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { BANCO, PORTA, pastaDoSoquete, urlDoSoquete } from './acesso.ts';
import { criarPastaPrivada, garantirAgrupamento } from './agrupamento.ts';
import { binariosUtilizaveis } from './binarios.ts';
import { type Conta, contaDoServidor } from './conta.ts';
import { encerrarOrfao } from './orfao.ts';
import { ficarPronto, fimDoLog, lancar, type OpcoesDoProcesso, type Processo } from './processo.ts';
import { type Trava, travar } from './trava.ts';

export type PostgresEmbutido = {
  url: string;
  /** Pid of the postmaster at this moment. */
  pid(): number;
  parar(): Promise<void>;
};

export type OpcoesDoPostgres = {
  dataDir: string;
  /** false only for throw-away databases: gives up safety against power loss for speed. */
  duravel?: boolean;
  /** Called when the server ended by itself and could not be brought back. */
  aoDesistir?: (erro: Error) => void;
};

// What a server that is still going away leaves behind for a moment.
const PASSAGEIRO = /lock file ".*" already exists|pre-existing shared memory block|is still in use/;
const LIMITE_DE_ESPERA_MS = 60_000;
const RETOMADAS_POR_MINUTO = 5;

function garantirPastas(dataDir: string): { pasta: string; conta: Conta | undefined } {
  const root = process.getuid?.() === 0;
  // As root the database's account must pass through; files beside it carry their own mode.
  mkdirSync(dataDir, { recursive: true, mode: root ? 0o711 : 0o700 });
  const pasta = join(dataDir, 'postgres');
  const conta = contaDoServidor(pasta);
  criarPastaPrivada(pasta, conta);
  const dono = statSync(pasta).uid;
  if (conta && dono === 0) chownSync(pasta, conta.uid, conta.gid);
  if (!conta && dono !== process.getuid?.()) {
    throw new Error(
      `The data directory ${dataDir} belongs to another account (uid ${dono}). ` +
        'Run as that account, or set DATA_DIR to another directory.',
    );
  }
  if (conta) {
    try {
      execFileSync('/bin/sh', ['-c', 'test -w "$1"', 'sh', pasta], { cwd: '/', stdio: 'ignore', ...conta });
    } catch (causa) {
      throw new Error(
        `The database runs as the unprivileged account ${conta.uid}, which cannot reach ${dataDir}. ` +
          'Set DATA_DIR to a directory outside private (0700) folders, for example under /var/lib.',
        { cause: causa },
      );
    }
  }
  return { pasta, conta };
}

async function subir(opcoes: OpcoesDoProcesso): Promise<Processo> {
  const limite = performance.now() + LIMITE_DE_ESPERA_MS;
  while (true) {
    await encerrarOrfao(opcoes.dados);
    // We hold the application lock and no server is left, so these are leftovers.
    rmSync(join(opcoes.soquete, `.s.PGSQL.${PORTA}`), { force: true });
    rmSync(join(opcoes.soquete, `.s.PGSQL.${PORTA}.lock`), { force: true });
    const processo = lancar(opcoes);
    if (await ficarPronto(processo, opcoes.soquete)) return processo;
    const motivo = fimDoLog(opcoes.log);
    if (!PASSAGEIRO.test(motivo) || performance.now() > limite) {
      throw new Error(`The embedded PostgreSQL did not start. Its log (${opcoes.log}) ends with:\n${motivo}`);
    }
    await esperar(250);
  }
}

async function garantirBanco(soquete: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: urlDoSoquete(soquete, 'postgres') });
  await cliente.connect();
  try {
    const { rowCount } = await cliente.query('select 1 from pg_database where datname = $1', [BANCO]);
    if (!rowCount) await cliente.query(`create database ${BANCO}`);
  } finally {
    await cliente.end();
  }
}

/** Keeps the server up until `parar`: a postmaster that dies under us is started again. */
function vigiar(
  primeiro: Processo,
  processo: OpcoesDoProcesso,
  trava: Trava,
  aoDesistir: (erro: Error) => void,
) {
  let atual = primeiro;
  let parando = false;
  let retomadas: number[] = [];

  async function acompanhar(): Promise<void> {
    while (true) {
      await atual.saida;
      if (parando) return;
      const agora = performance.now();
      retomadas = [...retomadas.filter((quando) => agora - quando < 60_000), agora];
      if (retomadas.length > RETOMADAS_POR_MINUTO) {
        throw new Error(
          `The embedded PostgreSQL keeps stopping. Its log ends with:\n${fimDoLog(processo.log)}`,
        );
      }
      atual = await subir(processo);
      if (parando) return await atual.encerrar();
    }
  }
  const acompanhamento = acompanhar().catch((erro: unknown) => {
    if (!parando) aoDesistir(erro instanceof Error ? erro : new Error(String(erro)));
  });
  let parada: Promise<void> | undefined;

  return {
    pid: () => atual.pid,
    parar: () => {
      parada ??= (async () => {
        parando = true;
        await atual.encerrar();
        await acompanhamento;
        trava.soltar();
      })();
      return parada;
    },
  };
}

/** Without a database there is nothing left to serve: the application ends like after any uncaught error. */
function encerrarAplicacao(erro: Error): void {
  setImmediate(() => {
    throw erro;
  });
}

/** Starts (and on the first time creates) the PostgreSQL kept under `dataDir`. */
export async function iniciarPostgres(opcoes: OpcoesDoPostgres): Promise<PostgresEmbutido> {
  const pedido = resolve(opcoes.dataDir);
  const duravel = opcoes.duravel ?? true;
  const { pasta: pastaPedida, conta } = garantirPastas(pedido);
  const pasta = realpathSync(pastaPedida);
  const dataDir = dirname(pasta);
  const trava = travar(dataDir);
  try {
    const binarios = binariosUtilizaveis(dataDir, conta);
    const dados = await garantirAgrupamento({ pasta, binarios, conta, duravel });
    const soquete = pastaDoSoquete(pasta, conta);
    const processo = { binarios, dados, soquete, conta, duravel, log: join(dataDir, 'postgres.log') };
    const primeiro = await subir(processo);
    await garantirBanco(soquete).catch(async (erro: unknown) => {
      await primeiro.encerrar();
      throw erro;
    });
    const desistir = opcoes.aoDesistir ?? encerrarAplicacao;
    return { url: urlDoSoquete(soquete, BANCO), ...vigiar(primeiro, processo, trava, desistir) };
  } catch (erro) {
    trava.soltar();
    throw erro;
  }
}
