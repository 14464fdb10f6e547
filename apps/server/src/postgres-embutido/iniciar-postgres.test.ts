import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pastaDoSoquete, urlDoSoquete } from './acesso.ts';
import { AMBIENTE } from './agrupamento.ts';
import { binariosUtilizaveis } from './binarios.ts';
import { contaDoServidor } from './conta.ts';
import { iniciarPostgres, type PostgresEmbutido } from './iniciar-postgres.ts';
import { pastaDoProcesso } from './orfao.ts';

const comoRoot = process.getuid?.() === 0;
// Starting, killing and recovering a durable server takes its time on a busy machine.
const PACIENCIA_MS = 60_000;
vi.setConfig({ testTimeout: 2 * PACIENCIA_MS });

let modelo: string;
let dataDir: string;
let encerrar: (() => Promise<void> | void)[];

function pastaTemporaria(): string {
  const pasta = mkdtempSync(join(tmpdir(), 'credito-pg-'));
  chmodSync(pasta, 0o711);
  return pasta;
}

beforeAll(async () => {
  modelo = pastaTemporaria();
  await (await iniciarPostgres({ dataDir: modelo })).parar();
});

afterAll(() => rmSync(modelo, { recursive: true, force: true }));

// Each test gets a copy of one fresh cluster: making it anew costs more than all the rest.
beforeEach(() => {
  dataDir = pastaTemporaria();
  execFileSync('cp', ['-a', join(modelo, 'postgres'), dataDir]);
  encerrar = [];
});

afterEach(async () => {
  for (const acao of encerrar.reverse()) await acao();
  rmSync(dataDir, { recursive: true, force: true });
});

async function iniciar(pasta = dataDir): Promise<PostgresEmbutido> {
  const postgres = await iniciarPostgres({ dataDir: pasta });
  encerrar.push(postgres.parar);
  return postgres;
}

async function consultar<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const cliente = new pg.Client({ connectionString: url });
  cliente.on('error', () => undefined);
  await cliente.connect();
  try {
    return (await cliente.query<T>(sql)).rows;
  } finally {
    await cliente.end();
  }
}

const gravar = (url: string, nome: string) =>
  consultar(url, `create table if not exists anotacao (nome text); insert into anotacao values ('${nome}')`);
const anotacoes = async (url: string) =>
  (await consultar<{ nome: string }>(url, 'select nome from anotacao order by nome')).map(({ nome }) => nome);

const MODULO = fileURLToPath(new URL('./iniciar-postgres.ts', import.meta.url));

/** The application in a process of its own, so that it can be killed. */
async function outroProcesso(): Promise<{ url: string; pid: number; matar(): Promise<void> }> {
  const programa = `
    const { iniciarPostgres } = await import(${JSON.stringify(MODULO)});
    const postgres = await iniciarPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(JSON.stringify({ url: postgres.url, pid: postgres.pid() }) + '\\n');
    setInterval(() => undefined, 60_000);
  `;
  const filho: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', programa], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fim = new Promise<void>((resolver) => filho.once('exit', () => resolver()));
  const matar = async () => {
    filho.kill('SIGKILL');
    await fim;
  };
  encerrar.push(matar);
  if (!filho.stdout) throw new Error('no stdout');
  for await (const linha of createInterface(filho.stdout)) return { ...JSON.parse(linha), matar };
  throw new Error('The other process ended before it was ready');
}

test('rows are there after a stop and a new start', async () => {
  const primeiro = await iniciar();
  await gravar(primeiro.url, 'fica');
  await primeiro.parar();
  await primeiro.parar();
  const segundo = await iniciar();
  expect(await anotacoes(segundo.url)).toEqual(['fica']);
});

test('the database is UTF-8 by code point, checksummed, durable and closed to the network', async () => {
  const { url } = await iniciar();
  const [linha] = await consultar(
    url,
    `select current_setting('server_encoding') as codificacao, datlocprovider::text as provedor, datlocale as localidade,
            current_setting('data_checksums') as somas, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as enderecos, upper('ação') as maiusculas
     from pg_database where datname = current_database()`,
  );
  expect(linha).toEqual({
    codificacao: 'UTF8',
    provedor: 'b',
    localidade: 'C.UTF-8',
    somas: 'on',
    fsync: 'on',
    enderecos: '',
    maiusculas: 'AÇÃO',
  });
  const soquete = new URL(url).searchParams.get('host') ?? '';
  expect(statSync(soquete).mode & 0o777).toBe(0o700);
});

test("a refused row leaves no personal data in the server's log", async () => {
  const { url } = await iniciar();
  await consultar(url, 'create table pessoa (cpf text primary key)');
  await consultar(url, "insert into pessoa values ('52998224725')");
  await expect(consultar(url, "insert into pessoa values ('52998224725')")).rejects.toThrow('duplicate key');
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('52998224725');
});

test('a second instance on the same directory is refused and the first goes on', async () => {
  const { url } = await iniciar();
  await expect(iniciarPostgres({ dataDir })).rejects.toThrow(/already using the data directory .* DATA_DIR/);
  await gravar(url, 'intacto');
  expect(await anotacoes(url)).toEqual(['intacto']);
});

test('killing the application with -9 stops the server and loses no acknowledged row', async () => {
  const aplicacao = await outroProcesso();
  await gravar(aplicacao.url, 'confirmada');
  await aplicacao.matar();
  await vi.waitFor(() => expect(pastaDoProcesso(aplicacao.pid)).toBeUndefined(), { timeout: PACIENCIA_MS });
  const { url } = await iniciar();
  expect(await anotacoes(url)).toEqual(['confirmada']);
});

test('killing application and server together loses no acknowledged row', async () => {
  const aplicacao = await outroProcesso();
  await gravar(aplicacao.url, 'confirmada');
  process.kill(aplicacao.pid, 'SIGKILL');
  await aplicacao.matar();
  const { url } = await iniciar();
  expect(await anotacoes(url)).toEqual(['confirmada']);
});

test('a server that is killed under a living application comes back at the same address', async () => {
  const postgres = await iniciar();
  await gravar(postgres.url, 'antes');
  const pidMorto = postgres.pid();
  process.kill(pidMorto, 'SIGKILL');
  await vi.waitFor(async () => expect(await anotacoes(postgres.url)).toEqual(['antes']), {
    timeout: PACIENCIA_MS,
  });
  await vi.waitFor(() => expect(postgres.pid()).not.toBe(pidMorto), { timeout: PACIENCIA_MS });
});

test('a server left behind without its watchdog is stopped and its rows are kept', async () => {
  const pasta = join(dataDir, 'postgres');
  const conta = contaDoServidor(pasta);
  const soquete = pastaDoSoquete(pasta, conta);
  const argumentos = [
    '-D',
    join(pasta, 'dados'),
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${soquete}`,
  ];
  const orfao = spawn(join(binariosUtilizaveis(dataDir, conta), 'bin', 'postgres'), argumentos, {
    cwd: '/',
    env: AMBIENTE,
    detached: true,
    stdio: 'ignore',
    ...conta,
  });
  const fim = new Promise<number | null>((resolver) => orfao.once('exit', resolver));
  await vi.waitFor(() => gravar(urlDoSoquete(soquete, 'credito'), 'do orfao'), { timeout: PACIENCIA_MS });

  const { url } = await iniciar();
  expect(await fim).toBe(0);
  expect(await anotacoes(url)).toEqual(['do orfao']);
});

test('a pid file that now names some other process does not keep the server from starting', async () => {
  const dados = join(dataDir, 'postgres', 'dados');
  const alheio = spawn('/bin/sh', ['-c', 'read _'], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    ...contaDoServidor(join(dataDir, 'postgres')),
  });
  encerrar.push(() => void alheio.stdin.end());
  writeFileSync(join(dados, 'postmaster.pid'), `${alheio.pid}\n${dados}\n0\n5432\n\n\n\n`);
  await iniciar();
  expect(alheio.exitCode).toBeNull();
});

test('what an interrupted first start left is thrown away', async () => {
  const restos = join(dataDir, 'postgres', 'dados.1.tmp');
  mkdirSync(restos);
  await iniciar();
  expect(existsSync(restos)).toBe(false);
});

test('a directory made by another major version is refused in words', async () => {
  writeFileSync(join(dataDir, 'postgres', 'dados', 'PG_VERSION'), '15\n');
  await expect(iniciarPostgres({ dataDir })).rejects.toThrow('was made by PostgreSQL 15');
});

test('a directory whose path is too long for a socket works, its socket lies elsewhere and is private', async () => {
  const longa = join(dataDir, 'pasta-com-nome-comprido-'.repeat(6));
  const { url } = await iniciar(longa);
  const soquete = new URL(url).searchParams.get('host') ?? '';
  encerrar.unshift(() => rmSync(soquete, { recursive: true, force: true }));
  await gravar(url, 'longa');
  expect(soquete.startsWith(longa)).toBe(false);
  expect(statSync(soquete).mode & 0o777).toBe(0o700);
});

describe.runIf(comoRoot)('as root', () => {
  test('the server runs under an unprivileged account', async () => {
    const postgres = await iniciar();
    expect(statSync(`/proc/${postgres.pid()}`).uid).not.toBe(0);
  });

  test('a directory that the account cannot reach is refused in words', async () => {
    chmodSync(dataDir, 0o700);
    const dentro = join(dataDir, 'dentro');
    await expect(iniciarPostgres({ dataDir: dentro })).rejects.toThrow(/cannot reach .* Set DATA_DIR/);
  });
});
