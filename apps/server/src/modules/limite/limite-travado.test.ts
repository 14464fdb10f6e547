/** What happens to whoever enters while somebody holds a row of the counters, or all of them (ADR 0063). */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar, type Navegador } from '../../../test/contas.ts';
import { ANA, MARINA } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { conectar, ESPERA_POR_TRAVA_MS } from '../../banco/conectar.ts';

const ESPERA_MS = 300;
const { senhas, depoisDeConferir } = senhasComPausa();
const servidor = await criarServidorDeTeste({
  gateways: { senhas },
  conectar: (url) => conectar(url, { esperaPorTravaMs: ESPERA_MS }),
});
const { db, relogio, url } = servidor;
const daAna = await cadastrarPessoa(servidor, ANA);
await cadastrarPessoa(servidor, MARINA);

/** Of somebody else altogether: another process, or a person at the console. */
const alheio = conectar(url, { maximoDeConexoes: 1 });
let soltar: () => Promise<unknown> = async () => undefined;

async function segurar(comando: string): Promise<void> {
  const presa = await alheio.startTransaction().execute();
  await sql.raw(comando).execute(presa);
  soltar = async () => {
    if (!presa.isRolledBack) await presa.rollback().execute();
  };
}

// The windows of the limits begin anew.
beforeEach(() => relogio.avancar({ dias: 1 }));
afterEach(() => soltar());
afterAll(() => alheio.destroy());

const doLogin = (pessoa = ANA, navegador: Navegador = abrirNavegador(servidor)) =>
  entrar(navegador, pessoa.cpf);

/** One batch of counters waits, and the one behind it: far from what a person, or the pool of connections, waits for. */
async function logo<T>(fazer: () => Promise<T>): Promise<T> {
  const inicio = performance.now();
  const feito = await fazer();
  expect(performance.now() - inicio).toBeLessThan(10 * ESPERA_MS);
  return feito;
}

function exigirRecusa({ status, cabecalhos, texto }: Awaited<ReturnType<typeof doLogin>>): void {
  expect(status, texto).toBe(503);
  expect(Number(cabecalhos['retry-after'])).toBeGreaterThan(0);
}

describe('attack S11: counters that somebody holds', () => {
  it('all of them: whoever enters is told soon to come back, and gets in afterwards', async () => {
    await segurar('lock table limite in access exclusive mode');
    const operador = { metodo: 'POST', url: '/api/gestao/autenticacao/autenticar' } as const;
    const respostas = await logo(() =>
      Promise.all([
        ...Array.from({ length: 20 }, () => doLogin()),
        doLogin(ANA, daAna),
        servidor.pedir({ ...operador, body: { email: 'ninguem@exemplo.org.br', senha: 'errada' } }),
      ]),
    );
    respostas.map(exigirRecusa);
    await soltar();
    expect((await doLogin()).status).toBe(200);
  });

  it('those of one person: she is told to come back, and nobody else is', async () => {
    await entrar(abrirNavegador(servidor), ANA.cpf, 'errada');
    await segurar("select from limite where chave like 'login:%' for update");
    const [dela, deOutra] = await logo(() => Promise.all([doLogin(), doLogin(MARINA)]));
    exigirRecusa(dela);
    expect(deOutra.status, deOutra.texto).toBe(200);
  });

  it('between the right password and the session: no session, and a 503', async () => {
    depoisDeConferir(() => segurar('lock table limite in access exclusive mode'));
    const antes = await sessoes();
    exigirRecusa(await logo(() => doLogin()));
    expect(await sessoes()).toBe(antes);
  });

  it('the server waits for a lock for no longer than half of what a client waits', async () => {
    const doServidor = conectar(url);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(doServidor);
    await doServidor.destroy();
    expect(rows[0]?.lock_timeout).toBe(`${ESPERA_POR_TRAVA_MS / 1_000}s`);
    expect(2 * ESPERA_POR_TRAVA_MS).toBeLessThan(25_000);
  });
});

async function sessoes(): Promise<number> {
  return (await db.selectFrom('sessao').select('id').execute()).length;
}
