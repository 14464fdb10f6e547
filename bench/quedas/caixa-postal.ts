/**
 * A mailbox as mail servers keep it: it takes what it is given, and a second copy under the same Message-ID is
 * dropped. It answers late now and then, so that a death falls between its yes and our commit, and sends the receipt
 * that was asked for (RFC 3461), again and again until somebody takes it.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface CaixaPostal {
  /** How often each message arrived, by its Message-ID. */
  chegadas: ReadonlyMap<string, number>;
  /** How many receipts were taken. */
  recibos(): number;
  fechar(): Promise<void>;
}

/** Where receipts are handed on to. */
export interface DestinoDosRecibos {
  url: string;
  segredo: string;
}

const ATRASO_MAXIMO_MS = 40;
const ESPERA_DO_RECIBO_MS = 500;

export async function abrirCaixaPostal(
  porta: number,
  destino: DestinoDosRecibos | null,
): Promise<CaixaPostal> {
  const chegadas = new Map<string, number>();
  let recibos = 0;
  let aberta = true;
  const servidor = new SMTPServer({
    authOptional: true,
    hideDSN: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (corrente, _, pronto) => {
      const partes: Buffer[] = [];
      corrente.on('data', (parte: Buffer) => partes.push(parte));
      corrente.on('end', async () => {
        const id =
          /^message-id:\s*<([^@>]+)@/im.exec(Buffer.concat(partes).toString('latin1'))?.[1] ?? 'none';
        chegadas.set(id, (chegadas.get(id) ?? 0) + 1);
        if (destino)
          void passarRecibo(destino, id, () => aberta).then((foi) => {
            if (foi) recibos += 1;
          });
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
    recibos: () => recibos,
    fechar: () => {
      aberta = false;
      return new Promise((resolver) => servidor.close(() => resolver()));
    },
  };
}

/** Until somebody takes it; false when the mailbox was closed before. */
export async function passarRecibo(
  { url, segredo }: DestinoDosRecibos,
  id: string,
  aberta: () => boolean,
): Promise<boolean> {
  while (aberta()) {
    await esperar(ESPERA_DO_RECIBO_MS);
    const resposta = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${segredo}`, 'content-type': 'message/rfc822' },
      body: recibo(id),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (resposta?.ok) return true;
  }
  return false;
}

function recibo(id: string): string {
  return [
    'From: MAILER-DAEMON@caixa.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_1"',
    '',
    '--=_1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; caixa.example',
    `Original-Envelope-Id: ${id}`,
    '',
    'Final-Recipient: rfc822; pessoa@exemplo.com.br',
    'Action: delivered',
    'Status: 2.0.0',
    '',
    '--=_1--',
    '',
  ].join('\r\n');
}
