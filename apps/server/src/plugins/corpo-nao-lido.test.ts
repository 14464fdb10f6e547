import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { corpoMultipart } from '../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const ana = await criarConta(servidor, ANA);
const { id } = await criarSolicitacao(servidor, ana);
const endereco = new URL(await servidor.app.listen({ port: 0, host: '127.0.0.1' }));
const ENVIO = `/api/solicitacaoCredito/${id}/salvarDocumento/estudante/RG/0/null/N`;
const MEGABYTE = 1024 * 1024;

/** Sends without end, as fast as it is taken, and tells what came back and how much was sent until the end. */
function enviarSemFim(
  cabecalhos: readonly string[],
  comeco: string,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve) => {
    const conexao = connect(Number(endereco.port), '127.0.0.1');
    const pedaco = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
    let bytes = 0;
    let resposta = '';
    const encher = () => {
      while (conexao.writable && conexao.write(pedaco)) bytes += pedaco.length;
      bytes += pedaco.length;
    };
    conexao.on('data', (parte) => {
      resposta += parte.toString('latin1');
    });
    conexao.on('error', () => undefined);
    conexao.on('close', () => resolve({ status: Number(resposta.split(' ')[1] ?? 0), bytes }));
    conexao.on('drain', encher);
    conexao.write(
      [`POST ${ENVIO} HTTP/1.1`, 'host: localhost', 'transfer-encoding: chunked', ...cabecalhos, '', ''].join(
        '\r\n',
      ),
    );
    if (comeco) conexao.write(`${comeco.length.toString(16)}\r\n${comeco}\r\n`);
    encher();
  });
}

const MULTIPART = 'content-type: multipart/form-data; boundary=limite';

it('attack 11: a body without end and without a session is read no further than a little', async () => {
  const { status, bytes } = await enviarSemFim([MULTIPART], '');
  expect(status).toBe(401);
  expect(bytes).toBeLessThan(16 * MEGABYTE);
});

it.each([
  ['before its first part', ''],
  [
    'in its file',
    '--limite\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  ],
])('attack 11: a body without end %s is read as far as a file may be long', async (_onde, comeco) => {
  const { status, bytes } = await enviarSemFim([MULTIPART, `authorization: Bearer ${ana.token}`], comeco);
  expect(status).toBe(413);
  expect(bytes).toBeGreaterThan(14 * MEGABYTE);
  expect(bytes).toBeLessThan(32 * MEGABYTE);
});

it('attack 11: a body that says itself that it is too long is not read', async () => {
  const conexao = connect(Number(endereco.port), '127.0.0.1');
  conexao.write(
    [
      `POST ${ENVIO} HTTP/1.1`,
      'host: localhost',
      MULTIPART,
      `content-length: ${16 * MEGABYTE}`,
      `authorization: Bearer ${ana.token}`,
      '',
      '--limite\r\n',
    ].join('\r\n'),
  );
  const resposta = await new Promise<string>((resolve) => {
    conexao.once('data', (parte) => resolve(parte.toString('latin1')));
  });
  conexao.destroy();
  expect(resposta).toMatch(/^HTTP\/1\.1 413 /);
  expect(resposta.toLowerCase()).toContain('connection: close');
});

it('whoever sends what our pages send hears the refusal as such', async () => {
  const { body, tipo } = await corpoMultipart({
    file: { conteudo: Buffer.alloc(MEGABYTE, 1), nome: 'foto.jpg' },
  });
  for (const token of ['', 'vencido']) {
    const resposta = await fetch(new URL(ENVIO, endereco), {
      method: 'POST',
      headers: { 'content-type': tipo, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: new Uint8Array(body),
    });
    expect(resposta.status).toBe(401);
    expect(await resposta.json()).toMatchObject({ status: 401 });
  }
});
