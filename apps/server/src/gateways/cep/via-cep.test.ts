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

describe('a busca de endereço pelo CEP', () => {
  it('pergunta pelo CEP no caminho e devolve rua, bairro, cidade e estado', async () => {
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
    ['o aviso de erro verdadeiro', json({ erro: true })],
    ['o aviso de erro escrito por extenso', json({ erro: 'true' })],
    ['uma recusa com página HTML', html(400)],
    ['um servidor fora do ar com página HTML', html(502)],
    ['uma página HTML com status de sucesso', html(200)],
    ['um corpo vazio', (_, resposta) => resposta.end()],
    ['uma lista no lugar do endereço', json([])],
    ['nulo', json(null)],
    ['um endereço sem cidade', json({ ...PAULISTA, localidade: '' })],
    ['um estado que não é sigla', json({ ...PAULISTA, uf: 'undefined' })],
    ['uma conexão cortada', (pedido) => pedido.socket.destroy()],
    ['um desvio para outro endereço', (_, resposta) => resposta.writeHead(302, { location: '/' }).end()],
  ])('com %s não acha nada e não quebra', async (_, responder) => {
    const url = await servicoQueResponde(responder);
    await expect(criarViaCep(url).buscar('01310999')).resolves.toBeNull();
  });

  it('desiste de um serviço que não responde', async () => {
    const url = await servicoQueResponde(() => {});
    await expect(criarViaCep(url, 50).buscar('01310100')).resolves.toBeNull();
  });

  it('desiste de um serviço que começa a responder e para', async () => {
    const url = await servicoQueResponde((_, resposta) => {
      resposta.write('{"cep":');
    });
    await expect(criarViaCep(url, 50).buscar('01310100')).resolves.toBeNull();
  });

  it('não acha nada quando ninguém escuta no endereço', async () => {
    await expect(criarViaCep('http://127.0.0.1:1/ws').buscar('01310100')).resolves.toBeNull();
  });

  it.each([
    ['vazios', { logradouro: '', bairro: '' }],
    ['nulos', { logradouro: null, bairro: null }],
    ['ausentes', {}],
  ])('de cidade com um CEP só vêm cidade e estado, com rua e bairro %s', async (_, campos) => {
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
