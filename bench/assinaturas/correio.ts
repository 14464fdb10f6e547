/**
 * Whoever signs has a mailbox: it keeps, for each address, the newest link and the newest code that came, and sends the receipt
 * that was asked for, as that of `quedas` does.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { type DestinoDosRecibos, passarRecibo } from '../quedas/caixa-postal.ts';

export interface Correio {
  /** Undefined when none comes in time. */
  link(para: string): Promise<string | undefined>;
  /** Of a message that came after so many. Undefined when none comes in time. */
  codigo(para: string, depoisDe: number): Promise<string | undefined>;
  /** How many messages with a code have come. */
  codigos(para: string): number;
  /** How often each message came, by its Message-ID. */
  chegadas: ReadonlyMap<string, number>;
  fechar(): Promise<void>;
}

/** A message that was interrupted is in doubt for longer: by then people have asked for another one. */
const ESPERA_DO_LINK_MS = 65_000;
const ESPERA_DO_CODIGO_MS = 15_000;

export async function abrirCorreio(porta: number, recibos: DestinoDosRecibos): Promise<Correio> {
  let aberto = true;
  const chegadas = new Map<string, number>();
  const links = new Map<string, string>();
  const codigos = new Map<string, string[]>();
  const servidor = new SMTPServer({
    authOptional: true,
    hideDSN: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (corrente, { envelope }, pronto) => {
      const partes: Buffer[] = [];
      corrente.on('data', (parte: Buffer) => partes.push(parte));
      corrente.on('end', () => {
        const inteira = Buffer.concat(partes).toString('latin1');
        // A subject with accents ends with the sign that folds lines in a body.
        const id = /^message-id:\s*<([^@>]+)@/im.exec(inteira)?.[1] ?? 'none';
        const texto = semDobras(inteira);
        chegadas.set(id, (chegadas.get(id) ?? 0) + 1);
        const link = /\/assinar#([\w-]{43})/.exec(texto)?.[1];
        const codigo = /^(\d{6})\s*$/m.exec(texto)?.[1];
        for (const { address } of envelope.rcptTo) {
          if (link) links.set(address, link);
          if (codigo) codigos.set(address, [...(codigos.get(address) ?? []), codigo]);
        }
        void passarRecibo(recibos, id, () => aberto);
        pronto();
      });
    },
  });
  // A sender that dies in the middle is what this trial is about.
  servidor.on('error', () => undefined);
  await new Promise<void>((resolver) => servidor.listen(porta, '127.0.0.1', () => resolver()));
  return {
    chegadas,
    codigos: (para) => codigos.get(para)?.length ?? 0,
    link: (para) => ate(() => links.get(para), ESPERA_DO_LINK_MS),
    codigo: (para, depoisDe) =>
      ate(() => {
        const todos = codigos.get(para) ?? [];
        return todos.length > depoisDe ? todos.at(-1) : undefined;
      }, ESPERA_DO_CODIGO_MS),
    fechar: () => {
      aberto = false;
      return new Promise((resolver) => servidor.close(() => resolver()));
    },
  };
}

/** Quoted-printable, as far as links and codes need it. */
const semDobras = (texto: string) =>
  texto
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

async function ate<T>(achar: () => T | undefined, esperaMs: number): Promise<T | undefined> {
  const fim = performance.now() + esperaMs;
  for (;;) {
    const achado = achar();
    if (achado !== undefined || performance.now() > fim) return achado;
    await esperar(25);
  }
}
