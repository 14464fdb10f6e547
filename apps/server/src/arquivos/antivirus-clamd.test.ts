import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { antivirusNaoConfigurado } from './antivirus.ts';
import { criarAntivirusClamd } from './antivirus-clamd.ts';

// The standard test string of antivirus makers, cut in two so that no scanner takes this file for an infected one.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let servidor: Server | undefined;
const abertos = new Set<Socket>();

afterEach(async () => {
  for (const socket of abertos) socket.destroy();
  abertos.clear();
  await new Promise<void>((resolve) => (servidor ? servidor.close(() => resolve()) : resolve()));
  servidor = undefined;
});

async function ouvir(aoConectar: (socket: Socket) => void): Promise<number> {
  const novo = createServer((socket) => {
    abertos.add(socket);
    socket.on('error', () => undefined);
    aoConectar(socket);
  });
  servidor = novo;
  await new Promise<void>((resolve) => novo.listen(0, '127.0.0.1', resolve));
  return (novo.address() as AddressInfo).port;
}

/** Speaks clamd's side of the protocol, including its size limit and its way of hanging up after an answer. */
function clamd(recebidos: Buffer[], limiteBytes = Number.POSITIVE_INFINITY) {
  return (socket: Socket) => {
    let pendente = Buffer.alloc(0);
    let comando: string | undefined;
    let total = 0;
    socket.on('data', (parte) => {
      pendente = Buffer.concat([pendente, parte as Buffer]);
      if (comando === undefined) {
        const fim = pendente.indexOf(0);
        if (fim < 0) return;
        comando = pendente.subarray(0, fim).toString();
        pendente = pendente.subarray(fim + 1);
        if (comando === 'zPING') return socket.end('PONG\0');
        if (comando !== 'zINSTREAM') return socket.end('UNKNOWN COMMAND\0');
      }
      while (pendente.length >= 4) {
        const tamanho = pendente.readUInt32BE(0);
        if (tamanho === 0) {
          const achado = Buffer.concat(recebidos).includes(EICAR);
          return socket.end(achado ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
        }
        if (pendente.length < 4 + tamanho) return;
        recebidos.push(pendente.subarray(4, 4 + tamanho));
        total += tamanho;
        pendente = pendente.subarray(4 + tamanho);
        if (total > limiteBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    });
  };
}

const antivirus = (porta: number, limiteMs = 5000) =>
  criarAntivirusClamd({ host: '127.0.0.1', porta, limiteMs });

describe('antivirus', () => {
  it('lets a clean file pass and hands over every byte of it', async () => {
    const recebidos: Buffer[] = [];
    const porta = await ouvir(clamd(recebidos));
    const conteudo = randomBytes(700_001);
    const partes = [conteudo.subarray(0, 1), Buffer.alloc(0), conteudo.subarray(1)];
    expect(await antivirus(porta).examinar(Readable.from(partes))).toEqual({ tipo: 'limpo' });
    expect(Buffer.concat(recebidos).equals(conteudo)).toBe(true);
  });

  it('names what was found', async () => {
    const porta = await ouvir(clamd([]));
    expect(await antivirus(porta).examinar(Readable.from([Buffer.from(EICAR)]))).toEqual({
      tipo: 'contaminado',
      assinatura: 'Eicar-Signature',
    });
  });

  it('never takes for clean what the scanner refused to scan for its size', async () => {
    const porta = await ouvir(clamd([], 100_000));
    const grande = Readable.from(Array.from({ length: 40 }, () => randomBytes(64 * 1024)));
    expect(await antivirus(porta).examinar(grande)).toEqual({ tipo: 'indisponivel' });
  });

  it.each([
    ['hangs up without a word', (socket: Socket) => socket.destroy()],
    ['never answers', () => undefined],
    ['answers nonsense', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0')],
    ['answers without end', (socket: Socket) => socket.write('x'.repeat(10_000))],
  ])('is unavailable when the scanner %s', async (_caso, aoConectar) => {
    const porta = await ouvir((socket) => {
      socket.resume();
      aoConectar(socket);
    });
    expect(await antivirus(porta, 300).examinar(Readable.from([Buffer.from('x')]))).toEqual({
      tipo: 'indisponivel',
    });
  });

  it('is unavailable, without waiting, when the file itself cannot be read to its end', async () => {
    const porta = await ouvir(clamd([]));
    async function* quebrado() {
      yield Buffer.from('x');
      throw new Error('stored file was cut off');
    }
    expect(await antivirus(porta, 60_000).examinar(quebrado())).toEqual({ tipo: 'indisponivel' });
  });

  it('is unavailable when nobody listens', async () => {
    const porta = await ouvir(() => undefined);
    await new Promise<void>((resolve) => servidor?.close(() => resolve()));
    servidor = undefined;
    expect(await antivirus(porta).examinar(Readable.from([Buffer.from('x')]))).toEqual({
      tipo: 'indisponivel',
    });
    expect(await antivirus(porta).situacao()).toBe('indisponivel');
  });

  it('tells the staff whether it is ready', async () => {
    const porta = await ouvir(clamd([]));
    expect(await antivirus(porta).situacao()).toBe('pronto');
    expect(await antivirusNaoConfigurado.situacao()).toBe('nao-configurado');
  });

  it('says that it is not configured instead of calling a file clean', async () => {
    expect(await antivirusNaoConfigurado.examinar(Readable.from([Buffer.from(EICAR)]))).toEqual({
      tipo: 'nao-configurado',
    });
  });
});
