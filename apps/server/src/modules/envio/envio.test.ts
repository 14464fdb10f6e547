import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { cifrarPdf, pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, corpoMultipart } from '../../../test/envio-de-teste.ts';
import { juntas } from '../../../test/juntas.ts';
import { ANA, criarConta, criarOperador, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { apagarVencidos } from '../limpeza/apagar-vencidos.ts';
import { BYTES_DA_PARTE, MAXIMO_DE_ENVIOS } from './armazem-de-envios.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto, pedir, relogio } = servidor;
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const endereco = new URL(await servidor.app.listen({ port: 0, host: '127.0.0.1' }));

let foto: Buffer;
beforeAll(async () => {
  foto = await gerarRg({}, { ladoMaior: 2400, qualidade: 100 });
});

afterEach(async () => {
  await db.deleteFrom('documento').execute();
  await db.deleteFrom('envio').execute();
});

const TUS = { 'tus-resumable': '1.0.0' };

async function criar(
  tamanho: number,
  token = ana.token,
  nome = 'foto – março.jpg',
  mais: Record<string, string> = {},
) {
  return fetch(new URL('/api/envios', endereco), {
    method: 'POST',
    headers: {
      ...TUS,
      authorization: `Bearer ${token}`,
      'upload-length': String(tamanho),
      ...mais,
      'upload-metadata': `filename ${Buffer.from(nome.normalize('NFD')).toString('base64')}`,
    },
  });
}

async function criado(tamanho: number): Promise<string> {
  const resposta = await criar(tamanho);
  expect(resposta.status).toBe(201);
  return resposta.headers.get('location') ?? '';
}

function emendar(local: string, inicio: number, conteudo: Uint8Array, token = ana.token) {
  return fetch(new URL(local, endereco), {
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(inicio),
    },
    body: new Uint8Array(conteudo),
  });
}

async function posicao(local: string, token = ana.token): Promise<number | string> {
  const resposta = await fetch(new URL(local, endereco), {
    method: 'HEAD',
    headers: { ...TUS, authorization: `Bearer ${token}` },
  });
  return resposta.ok ? Number(resposta.headers.get('upload-offset')) : resposta.status;
}

async function enviarInteiro(conteudo: Buffer): Promise<string> {
  const local = await criado(conteudo.length);
  for (let inicio = 0; inicio < conteudo.length; inicio += BYTES_DA_PARTE)
    expect((await emendar(local, inicio, conteudo.subarray(inicio, inicio + BYTES_DA_PARTE))).status).toBe(
      204,
    );
  return local.split('/').at(-1) ?? '';
}

async function salvar(envio: string, extras: Record<string, string> = {}, token = ana.token) {
  const { body, tipo } = await corpoMultipart({ envio, ...extras });
  return pedir({
    metodo: 'POST',
    url: `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RESIDENCIA/0/null/N`,
    token,
    body,
    cabecalhos: { 'content-type': tipo, 'idempotency-key': `chave-${envio}` },
  });
}

describe('attack 12: what the library and the database say of an upload', () => {
  it.each([
    ['the character zero', 'ex\0trato\u202Efdp.exe', 'extratofdp.exe'],
    ['a path', '../../etc/extrato.pdf', 'extrato.pdf'],
    ['nothing', '', 'documento'],
  ])('a name with %s is cleaned like every other', async (_caso, nome, guardado) => {
    const resposta = await criar(1000, ana.token, nome);
    expect(resposta.status).toBe(201);
    const envio = await db.selectFrom('envio').select('nome_arquivo').executeTakeFirstOrThrow();
    expect(envio.nome_arquivo).toBe(guardado);
  });

  it('reaches nobody: each refusal is a sentence of ours', async () => {
    const local = await criado(1000);
    const comecar = (cabecalhos: Record<string, string>) =>
      fetch(new URL('/api/envios', endereco), {
        method: 'POST',
        headers: { authorization: `Bearer ${ana.token}`, ...cabecalhos },
      });
    const respostas = await Promise.all([
      criar(0),
      criar(20 * 1024 * 1024),
      comecar({ 'upload-length': '10' }),
      comecar({ ...TUS, 'upload-length': '9', 'upload-concat': 'final;/api/envios/a /api/envios/b' }),
      comecar({ ...TUS, 'upload-defer-length': '1' }),
      emendar(local, 500, Buffer.alloc(10)),
      emendar('/api/envios/00000000-0000-4000-8000-000000000000', 0, Buffer.alloc(10)),
    ]);
    for (const resposta of respostas) {
      expect(resposta.status).toBeGreaterThanOrEqual(400);
      expect(resposta.status).toBeLessThan(500);
      expect(resposta.headers.get('content-type')).toContain('application/problem+json');
      const { status, message } = (await resposta.json()) as { status: number; message: string };
      expect(status).toBe(resposta.status);
      expect(message).toMatch(/^\p{Lu}\p{L}* .*\.$/u);
      expect(message).not.toMatch(/Tus|Upload|offset|went wrong|encoding/i);
    }
  });
});

describe('a resumable upload', () => {
  it('becomes a document, once, and leaves only the document behind', async () => {
    const antes = await arquivosGuardados(servidor);
    const id = await enviarInteiro(foto);
    const primeira = await salvar(id);
    expect(primeira.status).toBe(200);
    expect(primeira.corpo()).toMatchObject({
      RESIDENCIA: [{ nomeArquivo: 'foto – março.jpg', extensao: 'jpg' }],
    });
    expect((await salvar(id)).corpo()).toEqual(primeira.corpo());
    expect(await db.selectFrom('envio').selectAll().execute()).toEqual([]);
    expect(await arquivosGuardados(servidor)).toHaveLength(antes.length + 2);
  });

  it('goes on where a cut connection left it', async () => {
    const local = await criado(foto.length);
    await emendar(local, 0, foto.subarray(0, BYTES_DA_PARTE));
    await new Promise<void>((resolve) => {
      const cliente = connect(Number(endereco.port), endereco.hostname, () => {
        cliente.write(
          `PATCH ${local} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\nTus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: ${BYTES_DA_PARTE}\r\nContent-Length: ${foto.length - BYTES_DA_PARTE}\r\n\r\n`,
        );
        cliente.write(foto.subarray(BYTES_DA_PARTE, BYTES_DA_PARTE + 100_000), () => cliente.end());
      });
      cliente.once('close', () => resolve());
      cliente.resume();
    });
    await expect.poll(() => posicao(local)).toBe(BYTES_DA_PARTE + 100_000);
    const resto = foto.subarray(BYTES_DA_PARTE + 100_000);
    expect((await emendar(local, BYTES_DA_PARTE + 100_000, resto)).status).toBe(204);
    expect((await salvar(local.split('/').at(-1) ?? '')).status).toBe(200);
  });

  it('refuses a part that is sent twice, and keeps what it has', async () => {
    const local = await criado(foto.length);
    const parte = foto.subarray(0, 1_000);
    expect((await emendar(local, 0, parte)).status).toBe(204);
    expect((await emendar(local, 0, parte)).status).toBe(409);
    expect(await posicao(local)).toBe(1_000);
  });

  it('is encrypted part by part', async () => {
    const local = await criado(foto.length);
    await emendar(local, 0, foto.subarray(0, BYTES_DA_PARTE));
    const parte = await db.selectFrom('envio_parte').selectAll().executeTakeFirstOrThrow();
    const { fluxo } = await contexto.gateways.cofre.abrir(parte.arquivo);
    fluxo.destroy();
    expect((await contexto.gateways.cofre.ler(parte.arquivo)).equals(foto.subarray(0, BYTES_DA_PARTE))).toBe(
      true,
    );
  });

  it('that is not finished is not a document yet', async () => {
    const local = await criado(foto.length);
    await emendar(local, 0, foto.subarray(0, 1_000));
    expect((await salvar(local.split('/').at(-1) ?? '')).status).toBe(409);
  });

  it('of a protected PDF waits for the password without travelling again', async () => {
    const id = await enviarInteiro(await cifrarPdf(await pdfSimples('Extrato'), 'senha123'));
    expect((await salvar(id)).corpo()).toMatchObject({ message: 'PDF_PROTEGIDO' });
    expect((await salvar(id, { senha: 'errada' })).corpo()).toMatchObject({ message: 'SENHA_INCORRETA' });
    expect((await salvar(id, { senha: 'senha123' })).status).toBe(200);
  });

  it('that turns out to be no document is given up', async () => {
    const id = await enviarInteiro(Buffer.from('só um texto'));
    expect((await salvar(id)).status).toBe(415);
    expect(await db.selectFrom('envio').selectAll().execute()).toEqual([]);
  });
});

describe('an upload that is begun again with its key', () => {
  const COM_CHAVE = { 'idempotency-key': 'a-mesma' };

  it('is the one that was begun, with what arrived; another file or another person begins another', async () => {
    const primeiro = await criar(1_000, ana.token, 'extrato.pdf', COM_CHAVE);
    const local = primeiro.headers.get('location') ?? '';
    await emendar(local, 0, Buffer.alloc(400));
    const outraVez = await criar(1_000, ana.token, 'extrato.pdf', COM_CHAVE);
    expect([outraVez.status, outraVez.headers.get('location')]).toEqual([201, local]);
    expect(await posicao(local)).toBe(400);
    expect((await criar(999, ana.token, 'extrato.pdf', COM_CHAVE)).status).toBe(409);
    const doOutro = await criar(1_000, otavio.token, 'extrato.pdf', COM_CHAVE);
    expect(doOutro.status).toBe(201);
    expect(doOutro.headers.get('location')).not.toBe(local);
  });
});

describe('who may use a resumable upload', () => {
  it('only whoever began it: for others it does not exist', async () => {
    const local = await criado(foto.length);
    const id = local.split('/').at(-1) ?? '';
    expect(await posicao(local, otavio.token)).toBe(404);
    expect((await emendar(local, 0, foto.subarray(0, 10), otavio.token)).status).toBe(404);
    await emendar(local, 0, foto);
    const dele = await criarSolicitacao(servidor, otavio);
    const { body, tipo } = await corpoMultipart({ envio: id });
    const tomada = await pedir({
      metodo: 'POST',
      url: `/api/solicitacaoCredito/${dele.id}/salvarDocumento/estudante/RG/0/null/N`,
      token: otavio.token,
      body,
      cabecalhos: { 'content-type': tipo },
    });
    expect(tomada.status).toBe(404);
  });

  it('nobody without a session of their own', async () => {
    const { token } = await criarOperador(servidor, 'analista');
    expect((await criar(10, token)).status).toBe(403);
    expect((await criar(10, 'nada')).status).toBe(401);
  });
});

describe('limits of resumable uploads', () => {
  it.each([
    ['more than 15 MB', 15 * 1024 * 1024 + 1, 413],
    ['nothing', 0, 400],
    ['less than nothing', -1, 400],
  ])('%s: refused', async (_caso, tamanho, status) => {
    expect((await criar(tamanho)).status).toBe(status);
  });

  it('one person cannot begin uploads without end', async () => {
    const agora = relogio.agora();
    await db
      .insertInto('envio')
      .values(
        Array.from({ length: MAXIMO_DE_ENVIOS - 1 }, () => ({
          id: contexto.aleatorio.uuid(),
          conta_id: ana.contaId,
          nome_arquivo: 'x',
          tamanho_bytes: 10,
          criado_em: agora,
          atualizado_em: agora,
        })),
      )
      .execute();
    const respostas = await juntas(
      db,
      (trx) => trx.selectFrom('conta').select('id').where('id', '=', ana.contaId).forUpdate().execute(),
      Array.from({ length: 5 }, () => () => criar(10)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
  });

  it('a cancelled or forgotten upload leaves nothing', async () => {
    const antes = await arquivosGuardados(servidor);
    const cancelado = await criado(foto.length);
    await emendar(cancelado, 0, foto.subarray(0, 1_000));
    const resposta = await fetch(new URL(cancelado, endereco), {
      method: 'DELETE',
      headers: { ...TUS, authorization: `Bearer ${ana.token}` },
    });
    expect(resposta.status).toBe(204);
    const esquecido = await criado(foto.length);
    await emendar(esquecido, 0, foto.subarray(0, 1_000));
    await db
      .updateTable('envio')
      .set({ atualizado_em: new Date(relogio.agora().getTime() - 25 * 3_600_000) })
      .execute();
    await apagarVencidos(contexto);
    expect(await posicao(esquecido)).toBe(404);
    expect(await arquivosGuardados(servidor)).toHaveLength(antes.length);
  });
});
