import { expect, it } from 'vitest';
import { ouvirComoProvedor } from '../../../test/gateways/provedor-de-teste.ts';
import { criarSmsHttp } from './sms-http.ts';

const MENSAGEM = { para: '+5511987654321', texto: 'Fundação Ipê: seu código é 045678.', id: 'mensagem-1' };

it('hands number, text and id to the provider, once, with the token', async () => {
  const { url, pedidos } = await ouvirComoProvedor(() => ({ status: 202 }));
  const entrega = await criarSmsHttp({ url: `${url}/sms`, token: 'segredo' }).enviar(MENSAGEM);
  expect(entrega).toEqual({ tipo: 'aceita' });
  expect(pedidos).toHaveLength(1);
  expect(pedidos[0]).toMatchObject({
    metodo: 'POST',
    caminho: '/sms',
    corpo: { to: '+5511987654321', text: MENSAGEM.texto, id: 'mensagem-1' },
  });
  expect(pedidos[0]?.cabecalhos).toMatchObject({
    authorization: 'Bearer segredo',
    'idempotency-key': 'mensagem-1',
  });
});

it.each([
  [400, 'recusada'],
  [404, 'recusada'],
  [422, 'recusada'],
  [401, 'adiada'],
  [429, 'adiada'],
  [500, 'adiada'],
  [503, 'adiada'],
] as const)('an answer %i makes the delivery %s, without repeating the number', async (status, tipo) => {
  const { url } = await ouvirComoProvedor(() => ({ status, corpo: { number: MENSAGEM.para } }));
  const entrega = await criarSmsHttp({ url, token: 't' }).enviar(MENSAGEM);
  expect(entrega).toEqual({ tipo, motivo: `HTTP ${status}` });
});

it('silence and a dropped connection are tried again later', async () => {
  const { url } = await ouvirComoProvedor(() => 'desligar');
  expect(await criarSmsHttp({ url, token: 't' }).enviar(MENSAGEM)).toEqual({
    tipo: 'adiada',
    motivo: 'connection failed',
  });
});

it('a redirect is not followed: the token must never reach another host', async () => {
  const alheio = await ouvirComoProvedor(() => ({ status: 200 }));
  const { createServer } = await import('node:http');
  const desvio = createServer((_, response) => {
    response.writeHead(307, { location: alheio.url });
    response.end();
  });
  await new Promise<void>((resolve) => desvio.listen(0, '127.0.0.1', resolve));
  const endereco = desvio.address();
  const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
  const entrega = await criarSmsHttp({ url: `http://127.0.0.1:${porta}`, token: 't' }).enviar(MENSAGEM);
  desvio.close();
  expect(entrega.tipo).toBe('adiada');
  expect(alheio.pedidos).toHaveLength(0);
});
