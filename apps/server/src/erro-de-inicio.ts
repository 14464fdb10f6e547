/** What goes wrong at a start, in words for whoever started: what, where, and what to do. No stack trace, no password. */
import type { Configuracao } from './config/configuracao.ts';

export class ErroDeInicio extends Error {
  override name = 'ErroDeInicio';
}

type ComCodigo = { code?: unknown };

function codigoDe(erro: unknown): string {
  const { code } = (erro ?? {}) as ComCodigo;
  return typeof code === 'string' ? code : '';
}

const mensagemDe = (erro: unknown) => (erro instanceof Error ? erro.message : String(erro));

export function erroDaPorta(erro: unknown, { host, porta }: Configuracao['servidor']): ErroDeInicio {
  const onde = `${host}:${porta}`;
  const explicacoes: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `Port ${porta} of ${host} is already in use. Stop the program that uses it, ` +
      `or choose another port, for example: PORT=${porta === 65_535 ? 3000 : porta + 1} npm start`,
    EACCES: `This account may not listen on ${onde}. Choose a port from 1024 on, for example: PORT=3000 npm start`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one, such as 127.0.0.1.`,
    ENOTFOUND: `The host name ${host} is unknown. Set HOST to an address of this machine, such as 127.0.0.1.`,
  };
  return new ErroDeInicio(
    explicacoes[codigoDe(erro)] ?? `The server cannot listen on ${onde}: ${mensagemDe(erro)}`,
    { cause: erro },
  );
}

const MOTIVOS_DO_BANCO: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'the password is wrong',
  '28000': 'this user may not log in',
  '3D000': 'the database does not exist',
  '42501': 'this user lacks rights: it must own the database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down',
};

export function erroDoBanco(erro: unknown, url: string): ErroDeInicio {
  const { hostname, port, pathname } = new URL(url);
  const motivo = MOTIVOS_DO_BANCO[codigoDe(erro)] ?? mensagemDe(erro);
  return new ErroDeInicio(
    `The database ${pathname.slice(1) || '(default)'} at ${hostname || 'localhost'}:${port || 5432} ` +
      `cannot be used: ${motivo}. Check DATABASE_URL, or leave it out for the embedded database.`,
    { cause: erro },
  );
}

const SEM_ESCRITA: readonly string[] = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** The text for the terminal. */
export function explicarErroDeInicio(erro: unknown, configuracao: Configuracao | null): string {
  if (configuracao && SEM_ESCRITA.includes(codigoDe(erro)))
    return (
      `The data directory ${configuracao.dados.pasta} cannot be written (${codigoDe(erro)}). ` +
      'Give this account the rights, free some space, or set DATA_DIR to another directory.'
    );
  return mensagemDe(erro);
}
