import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { abrirPagina } from './abrir-documento.ts';
import { findDocumentoById } from './documento.repository.ts';
import { arquivoDaPagina, findPaginas } from './paginas-do-documento.ts';
import { contarProcessador } from './trabalho-com-arquivo.ts';

vi.setConfig({ testTimeout: 300_000 });

const servidor = await criarServidorDeTeste();
const { db, contexto, pedir } = servidor;
const ana = await criarConta(servidor, ANA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const { cofre, oficina, recepcao } = contexto.gateways;
const quem = { quem: ana.contaId };

async function enviarPdf(tipo: string, paginas: number) {
  const resposta = await enviarDocumento(servidor, {
    token: ana.token,
    solicitacaoId,
    tipo,
    conteudo: await pdfSimples(`Extrato de ${tipo}`, paginas),
    nome: 'extrato.pdf',
  });
  const { idDocumento } = (resposta.corpo<Record<string, { idDocumento: string }[]>>()[tipo] ?? [])[0] ?? {
    idDocumento: '',
  };
  const documento = await findDocumentoById(db, idDocumento);
  if (!documento) throw new Error(resposta.texto);
  return documento;
}

const lados = async (id: string) => {
  const { width, height, format } = await sharp(await cofre.ler(id)).metadata();
  return { width, height, format };
};

it('attack 3: every page is drawn at the reception, as people see it and as the analyst reads it', async () => {
  const documento = await enviarPdf('RESIDENCIA', 3);
  const paginas = await findPaginas(db, documento.id);
  expect(paginas.map(({ numero }) => numero)).toEqual([1, 2, 3]);
  for (const numero of [1, 2, 3]) {
    const visao = await lados(await arquivoDaPagina(contexto, documento, numero, 'visao', quem));
    const leitura = await lados(await arquivoDaPagina(contexto, documento, numero, 'leitura', quem));
    expect(visao).toEqual({ width: 1024, height: 683, format: 'jpeg' });
    expect(leitura).toEqual({ width: 1800, height: 1200, format: 'jpeg' });
  }
  await expect(abrirPagina(contexto, documento, 4, quem)).rejects.toMatchObject({ status: 404 });
});

it('attack 3: a document from before is drawn once, by whoever asks for all of its pages together', async () => {
  const documento = await enviarPdf('RESIDENCIA', 10);
  const { rows } = await sql<{ id: string }>`
    delete from documento_pagina where documento_id = ${documento.id}
    returning coalesce(arquivo_visao, '') || ' ' || arquivo_leitura as id`.execute(db);
  for (const { id } of rows) for (const arquivo of id.trim().split(' ')) await cofre.apagar(arquivo);
  const antes = await arquivosGuardados(servidor);
  const desenhar = vi.spyOn(recepcao, 'desenhar');
  const paginas = Array.from({ length: 10 }, (_, indice) => indice + 1);
  const respostas = await Promise.all(
    paginas.map((pagina) =>
      pedir({
        metodo: 'GET',
        url: `/api/solicitacaoCredito/documentos/${documento.id}/visao?pagina=${pagina}`,
        token: ana.token,
      }),
    ),
  );
  expect(respostas.map(({ status }) => status)).toEqual(paginas.map(() => 200));
  expect(desenhar).toHaveBeenCalledTimes(1);
  desenhar.mockRestore();
  expect(await findPaginas(db, documento.id)).toHaveLength(10);
  // Ten larger pictures, and the smaller ones of all but the first page.
  expect(await arquivosGuardados(servidor)).toHaveLength(antes.length + 19);
});

it('attack 3: whoever looks at a document from before reads nothing of sending', async () => {
  const documento = await enviarPdf('RESIDENCIA', 2);
  await db.deleteFrom('documento_pagina').where('documento_id', '=', documento.id).execute();
  const olhar = async () => {
    const { status, corpo } = await pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/documentos/${documento.id}/visao?pagina=2`,
      token: ana.token,
    });
    return [status, corpo<{ message: string }>().message];
  };
  const desenhar = vi.spyOn(recepcao, 'desenhar');
  const depois = 'Não foi possível mostrar esta página agora. Tente de novo em alguns instantes.';
  desenhar.mockResolvedValueOnce({ tipo: 'fila-cheia' });
  expect(await olhar()).toEqual([503, depois]);
  desenhar.mockResolvedValueOnce({ tipo: 'fila-da-pessoa-cheia' });
  expect(await olhar()).toEqual([429, depois]);
  desenhar.mockResolvedValueOnce({ tipo: 'demorado-demais' });
  expect(await olhar()).toEqual([422, 'Não conseguimos mostrar este documento.']);
  await db.deleteFrom('arquivo_pesado').execute();
  await contarProcessador(contexto, ana.contaId, contexto.configuracao.limites.processadorPorHoraMs);
  expect(await olhar()).toEqual([429, depois]);
  desenhar.mockRestore();
  await db.deleteFrom('limite').execute();
});

it('pages leave the vault with their document', async () => {
  await db.deleteFrom('documento_pagina').execute();
  const documento = await enviarPdf('EXTRATO_BANCARIO', 2);
  const { arquivo_leitura = '' } = (await findPaginas(db, documento.id))[1] ?? {};
  const resposta = await pedir({
    metodo: 'DELETE',
    url: `/api/documentos-web/deletar-documento/${solicitacaoId}/${documento.id}`,
    token: ana.token,
  });
  expect(resposta.status).toBe(204);
  expect(await findPaginas(db, documento.id)).toEqual([]);
  const { rows } = await sql<{ payload: { arquivos: string[] } }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'apagar-arquivos'`.execute(db);
  expect(rows.flatMap(({ payload }) => payload.arquivos)).toContain(arquivo_leitura);
});

it('attack 3: reading a page costs no work on files', async () => {
  const documento = await enviarPdf('EXTRATO_BANCARIO', 2);
  await oficina.encerrar();
  for (const pagina of [1, 2]) {
    const resposta = await pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/documentos/${documento.id}/visao?pagina=${pagina}`,
      token: ana.token,
    });
    expect(resposta.status).toBe(200);
  }
});
