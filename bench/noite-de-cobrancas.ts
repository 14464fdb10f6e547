/**
 * `npm run bench:cobrancas`: instalments of so many contracts charged by the night's job, and paid: right, too little, too
 * much and twice. The job is killed (kill -9) again and again in both halves, beside a provider that speaks the API Pix.
 * Fails when a charge or a payment is not there exactly once, when a cent is not where it belongs, or when both halves
 * take longer than half an hour. COBRANCAS chooses how many, COBRANCAS_QUEDAS how many deaths in each half;
 * `-- --curta` is the form that continuous integration runs.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import { semearCatalogo } from '../apps/server/db/seed/catalogo.ts';
import { migrar } from '../apps/server/src/banco/migrar.ts';
import { lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import { ProvedorFicticio } from '../apps/server/src/gateways/pagamento/ficticio/provedor-ficticio.ts';
import { servirFicticio } from '../apps/server/src/gateways/pagamento/ficticio/servir-ficticio.ts';
import { abrirContexto, type Encerrar } from '../apps/server/src/main.ts';
import { noiteDasCobrancas } from '../apps/server/src/modules/financeiro/noite-das-cobrancas.ts';
import { iniciarPostgres } from '../apps/server/src/postgres-embutido/iniciar-postgres.ts';
import { inserirContrato } from '../apps/server/test/contratos.ts';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import { repassar } from '../apps/server/test/repasses.ts';
import type { ServidorDeTeste } from '../apps/server/test/servidor-de-teste.ts';
import { conferirCobrancas, conferirPagamentos } from './cobrancas/conferir-dinheiro.ts';
import { povoarDividas } from './cobrancas/povoar-dividas.ts';
import { matarNoites } from './noite/quedas-da-noite.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const COBRANCAS = Number(process.env.COBRANCAS ?? (curta ? 400 : 100_000));
const QUEDAS = Number(process.env.COBRANCAS_QUEDAS ?? (curta ? 1 : 8));
const VIDA_MS = curta ? 1_500 : 20_000;
const TETO_S = 30 * 60;
const PRIMEIRA_PESSOA = 42_000;
const NOITE = fileURLToPath(new URL('./cobrancas/noite.ts', import.meta.url));

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);
const queixar = (erros: readonly string[]) => {
  for (const erro of erros) dizer(`WRONG: ${erro}`);
  if (erros.length > 0) process.exitCode = 1;
};

const pasta = await mkdtemp(join(tmpdir(), 'portal-cobrancas-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const abertos: Encerrar[] = [() => rm(pasta, { recursive: true, force: true, maxRetries: 20 })];
try {
  const postgres = await iniciarPostgres({ dataDir: pasta });
  abertos.push(() => postgres.parar());
  await migrar(postgres.url);
  const provedor = new ProvedorFicticio();
  const { ajustes, encerrar } = await servirFicticio(provedor, 'segredo-do-aviso-do-ensaio');
  abertos.push(encerrar);
  const env = {
    DATA_DIR: pasta,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    PAGAMENTO_URL: ajustes.url,
    PAGAMENTO_BOLETO_URL: ajustes.urlDoBoleto,
    PAGAMENTO_TOKEN_URL: ajustes.urlDoToken,
    PAGAMENTO_CLIENTE: ajustes.clienteId,
    PAGAMENTO_SEGREDO: ajustes.segredoDoCliente,
    PAGAMENTO_CHAVE_PIX: ajustes.chave,
    PAGAMENTO_SEGREDO_DO_AVISO: ajustes.segredoDoAviso,
  };
  const contexto = await abrirContexto(lerConfiguracao(env), postgres.url, abertos);
  const { db } = contexto;
  const hoje = dataEmSaoPaulo(new Date());

  await semearCatalogo(db);
  const servidor = { contexto, db } as ServidorDeTeste;
  const { id } = await solicitacaoEmAnalise(servidor, PRIMEIRA_PESSOA);
  const modelo = await inserirContrato(servidor, id, { codigo: 'EFE' });
  // The first instalment in five days, the others in the months after it.
  await sql`update contrato_parcela set vencimento = ${somarDias(hoje, 5)}::date + make_interval(months => numero - 1)
    where contrato_id = ${modelo}`.execute(db);
  await repassar(servidor, modelo);
  await povoarDividas(db, { modelo, quantos: COBRANCAS, hoje });
  await sql`update contrato set codigo = 'LIQ' where id = ${modelo}`.execute(db);
  dizer(`${COBRANCAS} contracts with an instalment to charge`);

  const metade = async (oQue: string, conferir: () => Promise<readonly string[]>) => {
    const inicio = performance.now();
    const mortes = await matarNoites(env, QUEDAS, VIDA_MS, NOITE);
    const segundos = (performance.now() - inicio) / 1000;
    const erros = await conferir();
    dizer(
      `${oQue}: ${segundos.toFixed(1)} s with ${mortes} deaths: ${erros.length === 0 ? 'each once, exact to the cent' : 'WRONG'}`,
    );
    queixar(erros);
    return segundos;
  };
  let total = await metade(`${COBRANCAS} charges issued`, () => conferirCobrancas(db, provedor, COBRANCAS));

  for (const [posicao, { txid, centavos }] of [...provedor.memoria.estado.cobrancas.values()].entries()) {
    const desvio = posicao % 100 === 1 ? -100 : posicao % 100 === 2 ? 100 : 0;
    provedor.pagar(txid, posicao % 2 === 0 ? 'pix' : 'boleto', centavos + desvio);
    if (posicao % 100 === 3) provedor.pagar(txid, 'pix', centavos);
  }
  total += await metade(`${provedor.memoria.estado.pagamentos.length} payments reconciled`, () =>
    conferirPagamentos(db, provedor),
  );
  const inicio = performance.now();
  await noiteDasCobrancas(contexto);
  dizer(`a night with nothing new: ${((performance.now() - inicio) / 1000).toFixed(1)} s`);
  if (total > TETO_S) {
    dizer(`WRONG: ${total.toFixed(0)} s, at most ${TETO_S}`);
    process.exitCode = 1;
  }
} finally {
  for (const encerrar of abertos.reverse()) await encerrar();
}
