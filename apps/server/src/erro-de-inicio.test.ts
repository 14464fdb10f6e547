import { createServer, type Server } from 'node:net';
import { afterAll, expect, inject, it } from 'vitest';
import { exigirPostgres } from './banco/exigir-postgres.ts';
import { lerConfiguracao } from './config/configuracao.ts';
import { erroDaPorta, erroDoBanco, explicarErroDeInicio } from './erro-de-inicio.ts';

const abertos: Server[] = [];
afterAll(() => {
  for (const servidor of abertos) servidor.close();
});

function escutar(host: string, porta: number): Promise<number> {
  const servidor = createServer();
  abertos.push(servidor);
  return new Promise((resolver, rejeitar) => {
    servidor.once('error', rejeitar);
    servidor.listen(porta, host, () => resolver((servidor.address() as { port: number }).port));
  });
}

const explicarPorta = (host: string, porta: number) =>
  escutar(host, porta).catch(
    (erro: unknown) =>
      erroDaPorta(erro, lerConfiguracao({ HOST: host, PORT: String(porta), DEMONSTRACAO: 'true' }).servidor)
        .message,
  );

it('a port in use names the port and another one', async () => {
  const porta = await escutar('127.0.0.1', 0);
  expect(await explicarPorta('127.0.0.1', porta)).toBe(
    `Port ${porta} of 127.0.0.1 is already in use. Stop the program that uses it, ` +
      `or choose another port, for example: PORT=${porta + 1} npm start`,
  );
});

it('an address of another machine is told from a busy port', async () => {
  expect(await explicarPorta('192.0.2.1', 3000)).toMatch(/^192\.0\.2\.1 is not an address of this machine/);
});

const explicarBanco = (url: string) =>
  exigirPostgres(url).then(
    () => 'fine',
    (erro: unknown) => erroDoBanco(erro, url).message,
  );

it('a database that is not there is named without its password', async () => {
  const servidor = createServer();
  const porta = await new Promise<number>((resolver) =>
    servidor.listen(0, '127.0.0.1', () => resolver((servidor.address() as { port: number }).port)),
  );
  await new Promise((resolver) => servidor.close(resolver));
  const mensagem = await explicarBanco(`postgresql://credito:segredo@127.0.0.1:${porta}/credito`);
  expect(mensagem).toBe(
    `The database credito at 127.0.0.1:${porta} cannot be used: no server listens there. ` +
      'Check DATABASE_URL, or leave it out for the embedded database.',
  );
});

it('a database that does not exist on a server that answers is told apart', async () => {
  const url = new URL(inject('urlDoModelo'));
  url.pathname = '/nenhum';
  expect(await explicarBanco(url.href)).toMatch(/^The database nenhum at .* the database does not exist\./);
  url.pathname = '/postgres';
  expect(await explicarBanco(url.href)).toBe('fine');
});

it('a data directory without rights is named', () => {
  const configuracao = lerConfiguracao({ DATA_DIR: '/somente-leitura' });
  const erro = Object.assign(new Error("EROFS: read-only file system, mkdir '/somente-leitura'"), {
    code: 'EROFS',
  });
  expect(explicarErroDeInicio(erro, configuracao)).toMatch(
    /^The data directory \/somente-leitura cannot be written \(EROFS\)\./,
  );
});

it('wrong settings come before any configuration and speak for themselves', () => {
  try {
    lerConfiguracao({ PORT: 'tres mil' });
  } catch (erro) {
    expect(explicarErroDeInicio(erro, null)).toMatch(/PORT: expected a whole number from 0 to 65535/);
    return;
  }
  expect.unreachable();
});
