import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { registrarErros } from './erros.ts';
import { registrarNaoEncontrado } from './nao-encontrado.ts';
import { OPCOES_DO_PROTOCOLO } from './protocolo.ts';

const app = Fastify(OPCOES_DO_PROTOCOLO);
registrarErros(app);
registrarNaoEncontrado(app);
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

it('waits for a body for a time that ends', () => {
  expect(app.server.requestTimeout).toBe(600_000);
});
