/**
 * `npm run bench:noite`: contracts whose last day for signing is over, cancelled by the job of the night, against one
 * statement that does the same UPDATE and the same INSERTs, on a copy of the same database. Before that the job is
 * killed (kill -9) again and again over some of them, and what it left is compared. Fails when a contract was not
 * cancelled or told of exactly once, or when the night takes more than three times as long. NOITE_CONTRATOS chooses how
 * many, NOITE_QUEDAS how many deaths; `-- --curta` is the form that continuous integration runs.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import { semearCatalogo } from '../apps/server/db/seed/catalogo.ts';
import { conectar } from '../apps/server/src/banco/conectar.ts';
import type { DB } from '../apps/server/src/banco/esquema.gerado.ts';
import { migrar } from '../apps/server/src/banco/migrar.ts';
import { lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import type { Contexto } from '../apps/server/src/contexto.ts';
import { abrirContexto, type Encerrar } from '../apps/server/src/main.ts';
import { vencerContratos } from '../apps/server/src/modules/contrato/vencer-contratos.ts';
import { BANCO } from '../apps/server/src/postgres-embutido/acesso.ts';
import { iniciarPostgres } from '../apps/server/src/postgres-embutido/iniciar-postgres.ts';
import { inserirContrato } from '../apps/server/test/contratos.ts';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import type { ServidorDeTeste } from '../apps/server/test/servidor-de-teste.ts';
import { conferirNoite } from './noite/conferir-noite.ts';
import { cancelarDeUmaVez } from './noite/linha-de-base.ts';
import { povoarContratos } from './noite/povoar-contratos.ts';
import { segundosDeProcessador } from './noite/processador.ts';
import { matarNoites } from './noite/quedas-da-noite.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const CONTRATOS = Number(process.env.NOITE_CONTRATOS ?? (curta ? 12_000 : 1_000_000));
const QUEDAS = Number(process.env.NOITE_QUEDAS ?? (curta ? 2 : 12));
/** So many of them live through the deaths. */
const COM_QUEDAS = Math.min(CONTRATOS, curta ? 4_000 : 40_000);
const VIDA_MS = curta ? 1_000 : 4_000;
const TETO = 3;
const PRIMEIRA_PESSOA = 41_000;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

const pasta = await mkdtemp(join(tmpdir(), 'portal-noite-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const abertos: Encerrar[] = [() => rm(pasta, { recursive: true, force: true, maxRetries: 20 })];
try {
  const postgres = await iniciarPostgres({ dataDir: pasta });
  abertos.push(() => postgres.parar());
  await migrar(postgres.url);
  const urlDe = (banco: string) => postgres.url.replace(`/${BANCO}`, `/${banco}`);
  const env = { DATA_DIR: pasta, DEMONSTRACAO: 'true', LOG_LEVEL: 'error', DATABASE_URL: postgres.url };

  /** With everything closed at its end: a database with a connection cannot be copied. */
  const comContexto = async <T>(banco: string, fazer: (contexto: Contexto) => Promise<T>): Promise<T> => {
    const seus: Encerrar[] = [];
    try {
      return await fazer(await abrirContexto(lerConfiguracao(env), urlDe(banco), seus));
    } finally {
      for (const encerrar of seus.reverse()) await encerrar();
    }
  };
  const administrar = async (...comandos: readonly string[]) => {
    const db = conectar(urlDe('postgres'), { maximoDeConexoes: 1 });
    try {
      for (const comando of comandos) await sql.raw(comando).execute(db);
    } finally {
      await db.destroy();
    }
  };
  /** Seconds by the clock, and of the processors, which other work of the machine does not change. */
  const cronometrar = async (db: Kysely<DB>, fazer: () => Promise<unknown>) => {
    await sql`checkpoint`.execute(db);
    const [inicio, antes] = [performance.now(), segundosDeProcessador(postgres.pid())];
    await fazer();
    const depois = segundosDeProcessador(postgres.pid());
    return {
      relogio: (performance.now() - inicio) / 1000,
      processador: antes === null || depois === null ? null : depois - antes,
    };
  };
  const emSegundos = ({ relogio, processador }: { relogio: number; processador: number | null }) =>
    `${relogio.toFixed(1)} s${processador === null ? '' : ` (${processador.toFixed(1)} s of processor)`}`;
  const queixar = (erros: readonly string[]) => {
    for (const erro of erros) dizer(`WRONG: ${erro}`);
    if (erros.length > 0) process.exitCode = 1;
  };

  const hoje = dataEmSaoPaulo(new Date());
  const modelo = await comContexto(BANCO, async (contexto) => {
    await semearCatalogo(contexto.db);
    const servidor = { contexto, db: contexto.db } as ServidorDeTeste;
    const { id } = await solicitacaoEmAnalise(servidor, PRIMEIRA_PESSOA);
    const copiado = await inserirContrato(servidor, id);
    await povoarContratos(contexto.db, { modelo: copiado, de: 0, ate: COM_QUEDAS, hoje });
    return copiado;
  });

  await administrar(`create database quedas template ${BANCO} strategy file_copy`);
  const mortes = await matarNoites({ ...env, DATABASE_URL: urlDe('quedas') }, QUEDAS, VIDA_MS);
  const errosDasQuedas = await comContexto('quedas', ({ db }) => conferirNoite(db));
  dizer(
    `${COM_QUEDAS} contracts, ${mortes} deaths of the job in the middle of its work: ${
      errosDasQuedas.length === 0 ? 'each cancelled and told of exactly once' : 'WRONG'
    }`,
  );
  queixar(errosDasQuedas);

  await comContexto(BANCO, ({ db }) => povoarContratos(db, { modelo, de: COM_QUEDAS, ate: CONTRATOS, hoje }));
  await administrar('drop database quedas', `create database base template ${BANCO} strategy file_copy`);
  const base = await comContexto('base', (contexto) =>
    cronometrar(contexto.db, () => cancelarDeUmaVez(contexto, contexto.db, hoje)),
  );
  dizer(`${CONTRATOS} contracts by one statement: ${emSegundos(base)}`);
  await administrar('drop database base');
  await comContexto(BANCO, async (contexto) => {
    const noite = await cronometrar(contexto.db, () => vencerContratos(contexto));
    const razao = noite.relogio / base.relogio;
    const doProcessador =
      noite.processador === null || base.processador === null
        ? ''
        : `, x${(noite.processador / base.processador).toFixed(2)} of processor`;
    dizer(
      `${CONTRATOS} contracts by the night: ${emSegundos(noite)}: x${razao.toFixed(2)} (at most x${TETO})${doProcessador}`,
    );
    if (razao > TETO) process.exitCode = 1;
    queixar(await conferirNoite(contexto.db));
  });
} finally {
  for (const encerrar of abertos.reverse()) await encerrar();
}
