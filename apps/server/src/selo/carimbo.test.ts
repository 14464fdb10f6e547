import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { filhos, lerDer } from '@credito/verificador/der/ler-der';
import { verificar } from '@credito/verificador/verificar';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chavesDeTeste, documentoSelado, EM, outraChave } from '../../test/selo/documento-de-teste.ts';
import { autoridadeDaDemonstracao } from './autoridade-da-demonstracao.ts';
import { autoridadePorHttp } from './autoridade-por-http.ts';
import { carimbar, SemCarimbo } from './carimbo.ts';
import { inteiro, sequencia } from './escrever-der.ts';
import { carimbarDepois } from './selar-pdf.ts';

const chaves = chavesDeTeste();
const raizes = [chaves.raiz];
const deVerdade = autoridadeDaDemonstracao(chaves.carimbo, () => EM);
const VALOR = Buffer.from('the value of a signature');
const RESPOSTA = { 'content-type': 'application/timestamp-reply' };

let servidor: Server | undefined;
afterEach(() => {
  servidor?.closeAllConnections();
  servidor?.close();
});

/** An authority on this machine; what it was asked stands in `pedidos`. */
async function ouvir(responder: RequestListener) {
  const pedidos: { tipo: string | undefined; metodo: string | undefined; corpo: Buffer }[] = [];
  servidor = createServer(async (pedido, resposta) => {
    const corpo = await buffer(pedido);
    pedidos.push({ tipo: pedido.headers['content-type'], metodo: pedido.method, corpo });
    responder(pedido, resposta);
  });
  await new Promise<void>((pronto) => servidor?.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/tsa`, pedidos };
}

/** Answers as the demonstration's authority does. */
async function ouvirDeVerdade() {
  const { url, pedidos } = await ouvir(async (_, resposta) => {
    resposta.writeHead(200, RESPOSTA).end(await deVerdade(pedidos.at(-1)?.corpo ?? Buffer.alloc(0)));
  });
  return { url, pedidos };
}

it('asks as the standard says, and believes what fits', async () => {
  const { url, pedidos } = await ouvirDeVerdade();
  expect((await carimbar(VALOR, autoridadePorHttp(url))).em).toEqual(EM);
  await carimbar(VALOR, autoridadePorHttp(url));
  expect(pedidos.map(({ tipo, metodo }) => [metodo, tipo])).toEqual(
    Array(2).fill(['POST', 'application/timestamp-query']),
  );
  // Each with a number of its own.
  expect(pedidos[0]?.corpo.equals(pedidos[1]?.corpo ?? Buffer.alloc(0))).toBe(false);
});

describe('no time-stamp is taken', () => {
  const motivo = (autoridade: Parameters<typeof carimbar>[1]) =>
    carimbar(VALOR, autoridade).then(
      () => 'taken',
      (erro: unknown) => (erro instanceof SemCarimbo ? erro.message : erro),
    );

  it.each<[string, RequestListener, string]>([
    ['an error', (_, resposta) => resposta.writeHead(503).end(), 'status 503'],
    [
      'a page',
      (_, resposta) => resposta.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'another kind',
    ],
    [
      'another host',
      (_, resposta) => resposta.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'no connection',
    ],
    ['no end', (_, resposta) => resposta.writeHead(200, RESPOSTA).end(Buffer.alloc(100_000)), 'too long'],
    ['noise', (_, resposta) => resposta.writeHead(200, RESPOSTA).end('noise'), 'cannot be read'],
    ['nothing', (_, resposta) => resposta.writeHead(200, RESPOSTA).end(), 'cannot be read'],
    [
      'half an answer',
      (_, resposta) =>
        resposta.writeHead(200, { ...RESPOSTA, 'content-length': '9' }).write('x', () => resposta.destroy()),
      'no connection',
    ],
    [
      'a refusal',
      (_, resposta) => resposta.writeHead(200, RESPOSTA).end(sequencia(sequencia(inteiro(2)))),
      'refused with status 2',
    ],
  ])('where the answer is %s', async (_, responder, esperado) => {
    const { url } = await ouvir(responder);
    expect(await motivo(autoridadePorHttp(url, { limiteMs: 30_000 }))).toContain(esperado);
  });

  it('where no answer comes in time', async () => {
    const { url } = await ouvir(() => undefined);
    expect(await motivo(autoridadePorHttp(url, { limiteMs: 150 }))).toContain('timeout');
  });

  it('where nobody listens', async () => {
    expect(await motivo(autoridadePorHttp('http://127.0.0.1:1/', { limiteMs: 30_000 }))).toContain(
      'no connection',
    );
  });

  it('that answers another request, stamps another value, or is by a key that may not stamp', async () => {
    let guardada: Buffer | undefined;
    const repetir = async (pedido: Buffer) => {
      guardada ??= await deVerdade(pedido);
      return guardada;
    };
    await carimbar(VALOR, repetir);
    expect(await motivo(repetir)).toContain('another request');
    await expect(carimbar(Buffer.from('another value'), repetir)).rejects.toThrow('something else');
    expect(await motivo(autoridadeDaDemonstracao(outraChave().chave, () => EM))).toContain(
      'may have signed it',
    );
  });

  it('any byte of which was changed', async () => {
    const { ficha } = await carimbar(VALOR, deVerdade);
    for (let passo = 0; passo < ficha.length; passo += 7) {
      const mudar = async (pedido: Buffer) => {
        const resposta = Buffer.from(await deVerdade(pedido));
        const [, dentro] = filhos(lerDer(resposta));
        // Signatures of elliptic curves have one of three lengths.
        const tamanho = dentro?.inteiro.length ?? 0;
        const onde = resposta.length - tamanho + Math.min(passo, tamanho - 1);
        resposta.writeUInt8((resposta[onde] ?? 0) ^ (passo % 2 === 0 ? 0x55 : 1), onde);
        return resposta;
      };
      expect([passo, await motivo(mudar)]).toEqual([passo, expect.stringContaining('no time-stamp')]);
    }
  });
});

describe('a seal does not wait for its time-stamp', () => {
  let sem: Awaited<ReturnType<typeof documentoSelado>>;
  beforeAll(async () => {
    sem = await documentoSelado(chaves.selo, autoridadePorHttp('http://127.0.0.1:1/', { limiteMs: 30_000 }));
  });

  it('is given without it, and says why', () => {
    expect(sem).toMatchObject({ carimbadoEm: null, semCarimbo: expect.stringContaining('no connection') });
    const veredito = verificar(sem.pdf, { raizes, sha256: sem.sha256 });
    expect(veredito.confere).toBe(true);
    expect(veredito.achados.map(({ nome }) => nome)).toContain('sem-carimbo');
  });

  it('gets it later, once the authority answers', async () => {
    await expect(
      carimbarDepois(sem.pdf, autoridadePorHttp('http://127.0.0.1:1/', { limiteMs: 30_000 })),
    ).rejects.toThrow(SemCarimbo);
    const { url } = await ouvirDeVerdade();
    const depois = await carimbarDepois(sem.pdf, autoridadePorHttp(url));
    const veredito = verificar(depois.pdf, { raizes, sha256: depois.sha256 });
    expect(veredito.confere).toBe(true);
    expect(veredito.achados.map(({ nome }) => nome)).toContain('carimbo-confere');
  });
});
