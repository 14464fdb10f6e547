/**
 * `npm run dev`: the product for whoever changes it, at one address that only this machine reaches. Vite serves the
 * screens from their sources, and the server starts again when one of its own changes. The database outlives these
 * starts, because it belongs to this process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ambienteComArquivo,
  type Configuracao,
  lerConfiguracao,
} from '../apps/server/src/config/configuracao.ts';
import { erroDaPorta, explicarErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { exigirPortaEBanco } from '../apps/server/src/porta-e-banco.ts';
import { iniciarPostgres } from '../apps/server/src/postgres-embutido/iniciar-postgres.ts';
import { acabarComOPai } from './fim-do-pai.ts';
import { criarTelas, type Telas } from './telas-em-desenvolvimento.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const SERVIDOR = join(RAIZ, 'scripts/servidor.ts');
const FONTES_DO_SERVIDOR = [
  'apps/server/src',
  'apps/server/db',
  'packages/api/src',
  'packages/domain/src',
].map((pasta) => join(RAIZ, pasta));
const ESPERA_POR_MAIS_MUDANCAS_MS = 200;
const AQUI = '127.0.0.1';

acabarComOPai(process.ppid);
const abertos: (() => Promise<unknown>)[] = [];
let acabando: Promise<void> | undefined;

/** Closes in reverse order what was opened, once. */
function acabar(codigo: number): Promise<void> {
  acabando ??= (async () => {
    for (const encerrar of abertos.splice(0).reverse()) await encerrar();
    process.exit(codigo);
  })();
  return acabando;
}
let configuracao: Configuracao | null = null;
function desistir(erro: unknown): void {
  process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
  void acabar(1);
}
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.on(sinal, () => void acabar(0));

/** The kernel's choice; the server takes it a moment later. */
async function portaLivre(): Promise<number> {
  const sonda = createServer().listen(0, AQUI);
  await once(sonda, 'listening');
  const endereco = sonda.address();
  sonda.close();
  await once(sonda, 'close');
  if (endereco === null || typeof endereco === 'string') throw new Error('No port is free.');
  return endereco.port;
}

async function abrirBanco({ dados }: Configuracao): Promise<string> {
  if (dados.databaseUrl) return dados.databaseUrl;
  const postgres = await iniciarPostgres({ dataDir: dados.pasta, aoDesistir: desistir });
  abertos.push(() => postgres.parar());
  return postgres.url;
}

function lancar(ambiente: NodeJS.ProcessEnv): ChildProcess {
  const argumentos = ['--disable-warning=ExperimentalWarning', SERVIDOR, ...process.argv.slice(2)];
  return spawn(process.execPath, argumentos, { env: ambiente, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function parar(servidor: ChildProcess): Promise<void> {
  if (servidor.exitCode !== null || servidor.signalCode !== null) return;
  const fim = once(servidor, 'exit');
  servidor.kill('SIGTERM');
  await fim;
}

/** A server that has failed waits, as one that runs does, for the next change. */
function manterServidor(telas: Telas, ambiente: NodeJS.ProcessEnv): void {
  let servidor = lancar(ambiente);
  let troca = Promise.resolve();
  let espera: NodeJS.Timeout | undefined;
  const trocar = async () => {
    await parar(servidor);
    if (!acabando) servidor = lancar(ambiente);
  };
  abertos.push(async () => {
    clearTimeout(espera);
    await troca;
    await parar(servidor);
  });
  telas.vigiar(FONTES_DO_SERVIDOR, (arquivo) => {
    if (arquivo.endsWith('.test.ts')) return;
    clearTimeout(espera);
    espera = setTimeout(() => {
      process.stdout.write(`\n${relative(RAIZ, arquivo)} mudou; o servidor parte de novo.\n`);
      troca = troca.then(trocar);
    }, ESPERA_POR_MAIS_MUDANCAS_MS);
  });
}

try {
  const ambiente = { ...ambienteComArquivo(process.env), HOST: AQUI, PUBLIC_URL: '', TRUST_PROXY: '' };
  configuracao = lerConfiguracao(ambiente);
  await exigirPortaEBanco(configuracao);
  const { servidor, dados, demonstracao } = configuracao;
  const banco = await abrirBanco(configuracao);
  const porta = await portaLivre();
  const telas = await criarTelas(`http://${AQUI}:${porta}`);
  abertos.push(() => telas.parar());
  if (!acabando)
    manterServidor(telas, {
      ...ambiente,
      PORT: String(porta),
      PUBLIC_URL: servidor.publicUrl,
      DATABASE_URL: banco,
      DATA_DIR: dados.pasta,
      DEMONSTRACAO: String(demonstracao),
    });
  telas.http.once('error', (erro) => desistir(erroDaPorta(erro, servidor)));
  telas.http.listen(servidor.porta, AQUI);
} catch (erro) {
  desistir(erro);
}
