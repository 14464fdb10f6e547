/** Asked before anything slow begins; whoever takes the port meanwhile is told of by `listen`. */
import { createServer } from 'node:net';
import { exigirPostgres } from './banco/exigir-postgres.ts';
import type { Configuracao } from './config/configuracao.ts';
import { erroDaPorta, erroDoBanco } from './erro-de-inicio.ts';

export async function exigirPortaEBanco({ servidor, dados }: Configuracao): Promise<void> {
  await exigirPortaLivre(servidor);
  if (dados.databaseUrl) await exigirBanco(dados.databaseUrl);
}

async function exigirPortaLivre(servidor: Configuracao['servidor']): Promise<void> {
  const sonda = createServer();
  await new Promise<void>((resolver, rejeitar) => {
    sonda.once('error', (erro) => rejeitar(erroDaPorta(erro, servidor)));
    sonda.listen({ port: servidor.porta, host: servidor.host }, () => sonda.close(() => resolver()));
  });
}

export async function exigirBanco(url: string): Promise<void> {
  await exigirPostgres(url).catch((erro: unknown) => {
    throw erroDoBanco(erro, url);
  });
}
