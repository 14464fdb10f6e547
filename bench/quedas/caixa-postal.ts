/**
 * A mailbox as mail servers keep it: it takes what it is given, and a second copy under the same Message-ID is
 * dropped. It answers late now and then, so that a death falls between its yes and our commit.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface CaixaPostal {
  /** How often each message arrived, by its Message-ID. */
  chegadas: ReadonlyMap<string, number>;
  fechar(): Promise<void>;
}

const ATRASO_MAXIMO_MS = 40;

export async function abrirCaixaPostal(porta: number): Promise<CaixaPostal> {
  const chegadas = new Map<string, number>();
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (corrente, _, pronto) => {
      const partes: Buffer[] = [];
      corrente.on('data', (parte: Buffer) => partes.push(parte));
      corrente.on('end', async () => {
        const id =
          /^message-id:\s*<([^@>]+)@/im.exec(Buffer.concat(partes).toString('latin1'))?.[1] ?? 'none';
        chegadas.set(id, (chegadas.get(id) ?? 0) + 1);
        await esperar(Math.random() * ATRASO_MAXIMO_MS);
        pronto();
      });
    },
  });
  // A sender that dies in the middle is what this trial is about.
  servidor.on('error', () => undefined);
  await new Promise<void>((resolver) => servidor.listen(porta, '127.0.0.1', () => resolver()));
  return {
    chegadas,
    fechar: () => new Promise((resolver) => servidor.close(() => resolver())),
  };
}
