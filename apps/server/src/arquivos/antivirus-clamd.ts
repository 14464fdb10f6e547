import { connect, type Socket } from 'node:net';
import type { Antivirus, Exame } from './antivirus.ts';

export type EnderecoDoClamd = { host: string; porta: number; limiteMs: number };

/** A long answer is not clamd's: the longest real one is a signature's name. */
const LIMITE_DA_RESPOSTA = 4096;

/**
 * clamd's INSTREAM over TCP: `zINSTREAM\0`, then each chunk after its length (4 bytes, big endian), then a length
 * of zero; the answer ends in NUL. https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function criarAntivirusClamd(endereco: EnderecoDoClamd): Antivirus {
  return {
    async examinar(conteudo) {
      try {
        return interpretar(await conversar(endereco, instream(conteudo)));
      } catch {
        return { tipo: 'indisponivel' };
      }
    },
    async situacao() {
      try {
        const resposta = await conversar(endereco, [Buffer.from('zPING\0')]);
        return resposta === 'PONG' ? 'pronto' : 'indisponivel';
      } catch {
        return 'indisponivel';
      }
    },
  };
}

function interpretar(resposta: string): Exame {
  if (resposta === 'stream: OK') return { tipo: 'limpo' };
  const achado = /^stream: (.+) FOUND$/.exec(resposta);
  if (achado?.[1] !== undefined) return { tipo: 'contaminado', assinatura: achado[1] };
  return { tipo: 'indisponivel' };
}

async function* instream(conteudo: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const pedaco of conteudo) {
    // A length of zero would end the stream early.
    if (pedaco.byteLength === 0) continue;
    yield tamanho(pedaco.byteLength);
    yield pedaco;
  }
  yield tamanho(0);
}

function tamanho(bytes: number): Buffer {
  const quatro = Buffer.alloc(4);
  quatro.writeUInt32BE(bytes);
  return quatro;
}

async function conversar(
  { host, porta, limiteMs }: EnderecoDoClamd,
  pedido: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<string> {
  const socket = connect({ host, port: porta });
  const limite = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), limiteMs);
  try {
    const resposta = receber(socket);
    // A file that cannot be read to its end ends the conversation: what was sent so far must not pass for all of it.
    const envio = enviar(socket, pedido).catch((erro: Error) => {
      socket.destroy(erro);
    });
    const texto = await resposta;
    socket.destroy();
    await envio;
    return texto;
  } finally {
    clearTimeout(limite);
    socket.destroy();
  }
}

function receber(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let texto = '';
    socket.setEncoding('utf8');
    socket.on('data', (parte: string) => {
      texto += parte;
      const fim = texto.indexOf('\0');
      if (fim >= 0) resolve(texto.slice(0, fim));
      else if (texto.length > LIMITE_DA_RESPOSTA) reject(new Error('clamd answered too much'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd hung up without an answer')));
  });
}

async function enviar(
  socket: Socket,
  pedido: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  for await (const parte of pedido) {
    if (socket.destroyed) return;
    if (socket.write(parte)) continue;
    await new Promise<void>((resolve) => {
      const seguir = () => {
        socket.off('drain', seguir);
        socket.off('close', seguir);
        resolve();
      };
      socket.once('drain', seguir);
      socket.once('close', seguir);
    });
  }
}
