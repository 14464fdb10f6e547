import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { criarViaCep } from './via-cep.ts';

const abertos: Array<() => void> = [];
afterEach(() => {
  for (const fechar of abertos.splice(0)) fechar();
});

async function servicoQueResponde(responder: RequestListener): Promise<string> {
  const servidor = createServer(responder);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  abertos.push(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/ws/`;
}

const json =
  (corpo: unknown): RequestListener =>
  (_, resposta) => {
    resposta.setHeader('content-type', 'application/json');
    resposta.end(JSON.stringify(corpo));
  };

const html =
  (status: number): RequestListener =>
  (_, resposta) => {
    resposta.writeHead(status, { 'content-type': 'text/html' });
    resposta.end('<html><body>erro</body></html>');
  };

const PAULISTA = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};

describe('the address of a postal code', () => {
  it('is asked for in the path and brings street, district, city and state', async () => {
    const pedidos: string[] = [];
    const url = await servicoQueResponde((pedido, resposta) => {
      pedidos.push(pedido.url ?? '');
      json(PAULISTA)(pedido, resposta);
    });
    await expect(criarViaCep(url).buscar('01310100')).resolves.toEqual({
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    });
    expect(pedidos).toEqual(['/ws/01310100/json']);
  });

  it.each<[string, RequestListener]>([
    ['the error flag as a boolean', json({ erro: true })],
    ['the error flag as a word', json({ erro: 'true' })],
    ['a refusal in HTML', html(400)],
    ['a bad gateway in HTML', html(502)],
    ['an HTML page with a success status', html(200)],
    ['an empty body', (_, resposta) => resposta.end()],
    ['a list instead of an address', json([])],
    ['null', json(null)],
    ['an address without a city', json({ ...PAULISTA, localidade: '' })],
    ['a state that is not a code', json({ ...PAULISTA, uf: 'undefined' })],
    ['a connection cut off', (pedido) => pedido.socket.destroy()],
    ['a redirect elsewhere', (_, resposta) => resposta.writeHead(302, { location: '/' }).end()],
  ])('is unknown after %s, without an error', async (_, responder) => {
    const url = await servicoQueResponde(responder);
    await expect(criarViaCep(url).buscar('01310999')).resolves.toBeNull();
  });

  it('is given up when the service does not answer', async () => {
    const url = await servicoQueResponde(() => {});
    await expect(criarViaCep(url, 50).buscar('01310100')).resolves.toBeNull();
  });

  it('is given up when the service stops in the middle of the answer', async () => {
    const url = await servicoQueResponde((_, resposta) => {
      resposta.write('{"cep":');
    });
    await expect(criarViaCep(url, 50).buscar('01310100')).resolves.toBeNull();
  });

  it('is unknown when nobody listens', async () => {
    await expect(criarViaCep('http://127.0.0.1:1/ws').buscar('01310100')).resolves.toBeNull();
  });

  it.each([
    ['empty', { logradouro: '', bairro: '' }],
    ['null', { logradouro: null, bairro: null }],
    ['missing', {}],
  ])('of a town with a single code is city and state, street and district %s', async (_, campos) => {
    const url = await servicoQueResponde(json({ localidade: 'Goioerê', uf: 'PR', ...campos }));
    await expect(criarViaCep(url).buscar('87360000')).resolves.toEqual({
      cep: '87360000',
      logradouro: '',
      bairro: '',
      localidade: 'Goioerê',
      uf: 'PR',
    });
  });
});
