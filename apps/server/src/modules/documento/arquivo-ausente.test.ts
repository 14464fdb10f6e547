/** The row is there and the file is not: it left meanwhile, or it was lost. Every route that opens it answers as for none. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, corpoMultipart, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const ana = await criarConta(servidor, ANA);
const { token } = ana;
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const DOCUMENTOS = '/api/solicitacaoCredito/documentos';

let foto: Buffer;
let pdf: Uint8Array;
beforeAll(async () => {
  foto = await gerarRg({}, { ladoMaior: 300 });
  pdf = await pdfSimples('Extrato', 2);
});

beforeEach(async () => {
  await db.deleteFrom('documento').execute();
});

async function enviar(tipo: string, conteudo: Uint8Array): Promise<string> {
  const resposta = await enviarDocumento(servidor, { token, solicitacaoId, tipo, conteudo });
  const guardado = resposta.corpo<Record<string, { idDocumento: string }[] | undefined>>()[tipo]?.[0];
  if (!guardado) throw new Error(resposta.texto);
  return guardado.idDocumento;
}

async function esvaziarCofre(): Promise<void> {
  for (const id of await arquivosGuardados(servidor)) await contexto.gateways.cofre.apagar(id);
}

const abrir = (id: string, resto = '') => pedir({ metodo: 'GET', url: `${DOCUMENTOS}/${id}${resto}`, token });

const ROTAS: readonly [string, (id: string) => ReturnType<typeof pedir>][] = [
  ['the file', (id) => abrir(id)],
  ['the first page', (id) => abrir(id, '/visao')],
  ['another page', (id) => abrir(id, '/visao?pagina=2')],
  [
    'a page that was never drawn',
    async (id) => {
      await db.deleteFrom('documento_pagina').execute();
      return abrir(id, '/visao?pagina=2');
    },
  ],
  [
    'more pages',
    (id) =>
      enviarDocumento(servidor, {
        token,
        solicitacaoId,
        conteudo: foto,
        url: `${DOCUMENTOS}/${id}/paginas`,
      }),
  ],
  ['a page less', (id) => pedir({ metodo: 'DELETE', url: `${DOCUMENTOS}/${id}/paginas/1`, token })],
];

it.each(ROTAS)('%s of a document whose files are gone answers as for no document', async (_, chamar) => {
  const id = await enviar('RESIDENCIA', pdf);
  await esvaziarCofre();
  const { status, corpo } = await chamar(id);
  const deNinguem = (await abrir(contexto.aleatorio.uuid())).corpo<{ message: string }>();
  expect(status).toBe(404);
  expect(corpo<{ message: string }>().message).toBe(deNinguem.message);
  expect(await arquivosGuardados(servidor)).toEqual([]);
});

it('an identity document whose file is gone proves no CPF', async () => {
  await enviar('RG', foto);
  await esvaziarCofre();
  const url = `/api/solicitacaoCredito/s/${solicitacaoId}/copiarDocumento/estudante/RG/CPF`;
  expect((await pedir({ metodo: 'POST', url, token })).status).toBe(404);
  expect(await db.selectFrom('documento').select('tipo_documento').execute()).toEqual([
    { tipo_documento: 'RG' },
  ]);
});

it('an upload whose parts are gone has to begin anew', async () => {
  const id = contexto.aleatorio.uuid();
  const agora = contexto.relogio.agora();
  await db
    .insertInto('envio')
    .values({
      id,
      conta_id: ana.contaId,
      nome_arquivo: 'extrato.pdf',
      tamanho_bytes: 10,
      recebido_bytes: 10,
      criado_em: agora,
      atualizado_em: agora,
    })
    .execute();
  await db
    .insertInto('envio_parte')
    .values({ envio_id: id, inicio: 0, bytes: 10, arquivo: '0'.repeat(48) })
    .execute();
  const { body, tipo } = await corpoMultipart({ envio: id });
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RESIDENCIA/0/null/N`,
    token,
    body,
    cabecalhos: { 'content-type': tipo },
  });
  expect(resposta.status).toBe(404);
});
