import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { criarLeitorDoLogo } from './baixar-logo.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function comServidor(responder: RequestListener) {
  const mundo = { pedidos: 0, corrido: 0, falhas: [] as string[] };
  const servidor = createServer((pedido, resposta) => {
    mundo.pedidos += 1;
    responder(pedido, resposta);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', () => pronto()));
  onTestFinished(() => new Promise<void>((pronto) => servidor.close(() => pronto())));
  const leitor = criarLeitorDoLogo({
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/logo`,
    aoFalhar: (motivo) => mundo.falhas.push(motivo),
    corrido: () => mundo.corrido,
  });
  return { mundo, leitor };
}

describe('the logo of the provider', () => {
  it('is fetched once, and kept', async () => {
    const { mundo, leitor } = await comServidor((_, resposta) =>
      resposta.setHeader('content-type', 'image/png').end(PNG),
    );
    expect(await leitor.ler()).toEqual({ tipo: 'image/png', bytes: PNG });
    await leitor.ler();
    expect(mundo.pedidos).toBe(1);
  });

  it.each([
    ['a page', 'text/html', '<p>logo</p>'],
    ['more than a megabyte', 'image/png', Buffer.alloc(1_000_001)],
  ])('is none where the address has %s', async (_, tipo, corpo) => {
    const { mundo, leitor } = await comServidor((__, resposta) =>
      resposta.setHeader('content-type', tipo).end(corpo),
    );
    expect(await leitor.ler()).toBeNull();
    expect(mundo.falhas).toHaveLength(1);
  });

  it('is asked for again after a while where nobody answered', async () => {
    let chegou = false;
    const { mundo, leitor } = await comServidor((_, resposta) => {
      if (!chegou) resposta.statusCode = 503;
      resposta.setHeader('content-type', 'image/png').end(PNG);
    });
    expect(await leitor.ler()).toBeNull();
    chegou = true;
    expect(await leitor.ler()).toBeNull();
    mundo.corrido = 300_001;
    expect(await leitor.ler()).not.toBeNull();
  });
});
