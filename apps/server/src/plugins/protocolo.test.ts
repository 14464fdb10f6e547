import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { registrarErros } from './erros.ts';
import { registrarNaoEncontrado } from './nao-encontrado.ts';
import { OPCOES_DO_PROTOCOLO, registrarProtocolo } from './protocolo.ts';

const app = Fastify(OPCOES_DO_PROTOCOLO);
registrarProtocolo(app);
registrarErros(app);
registrarNaoEncontrado(app);
app.get('/api/coisas/:id', async () => 'coisa');
app.get('/estudante/*', async (request) => (request.params as { '*': string })['*']);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

async function mandar(texto: string): Promise<{ status: number; corpo: Record<string, unknown> }> {
  const conexao = connect(port, '127.0.0.1');
  conexao.setEncoding('utf8').write(texto);
  // Whoever sends such a thing does not stop at the answer: it must not be lost over what comes after it.
  conexao.once('ready', () => setImmediate(() => conexao.write('a'.repeat(300_000))));
  let recebido = '';
  conexao.on('data', (parte: string) => {
    recebido += parte;
  });
  await once(conexao, 'close');
  const [cabecalho = '', corpo = ''] = recebido.split('\r\n\r\n');
  return { status: Number(cabecalho.split(' ')[1]), corpo: JSON.parse(corpo) as Record<string, unknown> };
}

it.each(['/estudante/perfil%C3%A', '/estudante/%zz', '/estudante/100%?a=%zz'])(
  'a link that was cut within an escape, %s, still gets the page',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, url.replace('/estudante/', '').split('?')[0]]);
  },
);

it('elsewhere it is a place that does not exist', async () => {
  const resposta = await app.inject('/api/%zz');
  expect([resposta.statusCode, resposta.json().message]).toEqual([404, 'Este endereço não existe.']);
});

it('attack S16: headers that never end are given up, with a word, while others are served', async () => {
  expect(app.server.headersTimeout).toBe(15_000);
  // Node looks for late ones at intervals: what it does then is tried without waiting for the clock.
  const conexao = connect(port, '127.0.0.1');
  conexao.setEncoding('utf8').write('GET /estudante/x HTTP/1.1\r\nHost: a\r\nX-Lento: ');
  const [doServidor] = (await once(app.server, 'connection')) as [Socket];
  let recebido = '';
  conexao.on('data', (parte: string) => {
    recebido += parte;
  });
  app.server.emit(
    'clientError',
    Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    doServidor,
  );
  await once(conexao, 'close');
  expect(recebido).toMatch(/^HTTP\/1\.1 408 /);
  expect((await app.inject('/estudante/x')).statusCode).toBe(200);
});

it.each([
  ['no request at all', 'LIXO\r\n\r\n', 400, 'O pedido enviado não é válido.'],
  [
    'headers without end',
    `GET /estudante/x HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'O pedido enviado é grande demais. Limpe os dados deste site no navegador e tente novamente.',
  ],
])('%s is refused in words that people read', async (_, texto, status, message) => {
  const respostas = await Promise.all(Array.from({ length: 20 }, () => mandar(texto)));
  for (const resposta of respostas)
    expect(resposta).toMatchObject({ status, corpo: { status, message, errors: [message] } });
});

async function mandarInteiro(texto: string) {
  const conexao = connect(port, '127.0.0.1');
  conexao.setEncoding('utf8').write(texto);
  let recebido = '';
  conexao.on('data', (parte: string) => {
    recebido += parte;
  });
  await once(conexao, 'close');
  const [cabecalho = '', corpo = ''] = recebido.split('\r\n\r\n');
  return {
    status: Number(cabecalho.split(' ')[1]),
    tipo: /^content-type: (.*)$/im.exec(cabecalho)?.[1],
    corpo: corpo === '' ? corpo : JSON.parse(corpo),
  };
}

it.each([
  ['an address that is too long', `GET /api/coisas/${'9'.repeat(101)} HTTP/1.1\r\nHost: a`, 414],
  ['no host', 'GET /estudante/x HTTP/1.1', 400],
  ['what nobody keeps', 'POST /estudante/x HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nExpect: 200-ok', 417],
  ['an unknown version of HTTP', 'GET /estudante/x HTTP/9.9\r\nHost: a', 400],
  ['a method that nothing here has', 'TRACE /estudante/x HTTP/1.1\r\nHost: a', 404],
  ['a method of other protocols', 'PROPFIND /estudante/x HTTP/1.1\r\nHost: a', 404],
  ['two lengths', 'POST /estudante/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2', 400],
  [
    'an upgrade',
    'GET /api/nada HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: close, upgrade',
    404,
  ],
])('attack 15: %s is refused as a problem, in words that people read', async (_, texto, status) => {
  const comFim = texto.includes('onnection:') ? texto : `${texto}\r\nConnection: close`;
  const resposta = await mandarInteiro(`${comFim}\r\n\r\n`);
  expect(resposta).toMatchObject({
    status,
    tipo: expect.stringContaining('application/problem+json'),
    corpo: {
      type: expect.stringMatching(/^\/erros\/[a-z-]+$/),
      status,
      message: expect.stringMatching(/^(O pedido|O endereço|Est)/),
    },
  });
});

it('attack 15: a request that comes while the server closes is told when to come back', async () => {
  const fechada = Fastify(OPCOES_DO_PROTOCOLO);
  let chegados = 0;
  fechada.addHook('onRequest', async () => {
    chegados += 1;
  });
  registrarProtocolo(fechada);
  registrarErros(fechada);
  let responder = (_: string) => {};
  const resposta = new Promise<string>((resolver) => {
    responder = resolver;
  });
  fechada.get('/demora', () => resposta);
  await fechada.listen({ host: '127.0.0.1', port: 0 });
  const conexao = connect((fechada.server.address() as AddressInfo).port, '127.0.0.1');
  let recebido = '';
  conexao.setEncoding('utf8').on('data', (parte: string) => {
    recebido += parte;
  });
  // The first one keeps the connection busy, so that the second one still gets in.
  conexao.write('GET /demora HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => chegados).toBe(1);
  const fim = fechada.close();
  conexao.write('GET /demora HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => chegados).toBe(2);
  responder('pronto');
  await once(conexao, 'close');
  await fim;
  const [, segunda = ''] = recebido.split('pronto');
  expect(segunda).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 5/i);
  expect(segunda).toContain('application/problem+json');
});

it('waits for a body for a time that ends', () => {
  expect(app.server.requestTimeout).toBe(600_000);
});
