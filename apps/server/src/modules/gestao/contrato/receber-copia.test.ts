import { PDFDocument } from '@cantoo/pdf-lib';
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { extractText } from 'unpdf';
import { beforeAll, expect, it, vi } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { fotoQualquer } from '../../../../test/documentos/foto-qualquer.ts';
import { pdfSimples } from '../../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, corpoMultipart } from '../../../../test/envio-de-teste.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

vi.setConfig({ testTimeout: 300_000 });

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const mesa = await criarOperador(servidor, 'analista');
let contrato = 0;

beforeAll(async () => {
  const { id } = await solicitacaoEmAnalise(servidor, 8_900, CURSO_SIMPLES);
  await db
    .updateTable('solicitacao')
    .set({ sigla: 'A', decidida_em: relogio.agora() })
    .where('id', '=', id)
    .execute();
  contrato = await inserirContrato(servidor, id, { codigo: 'EFU' });
});

async function guardar(...arquivos: readonly Uint8Array[]) {
  const partes = arquivos.map((conteudo, indice) => [
    `arquivo${indice}`,
    { conteudo, nome: `pagina-${indice}` },
  ]);
  const { body, tipo } = await corpoMultipart(Object.fromEntries(partes));
  return pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${contrato}/copia`,
    token: mesa.token,
    body,
    cabecalhos: { 'content-type': tipo },
  });
}

/** The words of each page of what is kept. */
async function paginasGuardadas(): Promise<readonly string[]> {
  const { arquivo } = await db
    .selectFrom('contrato_copia')
    .select('arquivo')
    .where('contrato_id', '=', contrato)
    .executeTakeFirstOrThrow();
  const { text } = await extractText(new Uint8Array(await contexto.gateways.cofre.ler(arquivo)));
  return text.map((pagina) => pagina.trim());
}

it('several scans become one copy, in the order in which they come, and leave nothing beside it', async () => {
  const antes = (await arquivosGuardados(servidor)).length;
  const [frente, verso] = [await pdfSimples('Frente'), await pdfSimples('Verso')];
  const foto = await fotoQualquer();
  const primeira = await guardar(frente, foto, verso);
  expect(primeira.status).toBe(200);
  expect(primeira.corpo<ContratoDaGestao>().copia).toMatchObject({ paginas: 3 });
  expect(await paginasGuardadas()).toEqual([
    expect.stringContaining('Frente'),
    '',
    expect.stringContaining('Verso'),
  ]);
  expect(await arquivosGuardados(servidor)).toHaveLength(antes + 1);

  relogio.avancar({ minutos: 1 });
  expect((await guardar(frente, foto, verso)).corpo<ContratoDaGestao>().copia).toEqual(
    primeira.corpo<ContratoDaGestao>().copia,
  );
  const outraOrdem = await guardar(verso, frente);
  expect(outraOrdem.corpo<ContratoDaGestao>().copia?.guardadaEm).not.toBe(
    primeira.corpo<ContratoDaGestao>().copia?.guardadaEm,
  );
  expect(await paginasGuardadas()).toEqual([
    expect.stringContaining('Verso'),
    expect.stringContaining('Frente'),
  ]);
  expect(await arquivosGuardados(servidor)).toHaveLength(antes + 1);
});

it('one that cannot be kept keeps none, and says why', async () => {
  const antes = await arquivosGuardados(servidor);
  const copia = await paginasGuardadas();
  const recusada = await guardar(await pdfSimples('Boa'), Buffer.from('nada que se abra'));
  expect([recusada.status, recusada.corpo<{ message: string }>().message]).toEqual([
    415,
    expect.stringMatching(/formato/i),
  ]);
  expect((await guardar()).corpo()).toMatchObject({
    status: 422,
    message: 'Escolha os arquivos do contrato digitalizado.',
  });
  const muitas = await guardar(...Array.from({ length: 31 }, () => Buffer.from('x')));
  expect([muitas.status, muitas.corpo<{ message: string }>().message]).toEqual([
    413,
    'São arquivos demais de uma vez.',
  ]);
  expect(await paginasGuardadas()).toEqual(copia);
  expect((await arquivosGuardados(servidor)).sort()).toEqual(antes.sort());
});

it('a single picture is a copy too', async () => {
  expect((await guardar(await fotoQualquer())).corpo<ContratoDaGestao>().copia).toMatchObject({ paginas: 1 });
});

it('is turned, one page or all, from the copy that was seen', async () => {
  const { guardadaEm } =
    (await guardar(await pdfSimples('Deitada', 2))).corpo<ContratoDaGestao>().copia ?? {};
  const girar = (graus: number, pagina: number | null, vistaEm: string | undefined) =>
    pedir({
      metodo: 'POST',
      url: `/api/gestao/contratos/${contrato}/copia/giro`,
      token: mesa.token,
      body: { graus, pagina, guardadaEm: vistaEm },
    });
  const giros = async () => {
    const { arquivo } = await db
      .selectFrom('contrato_copia')
      .select('arquivo')
      .where('contrato_id', '=', contrato)
      .executeTakeFirstOrThrow();
    const pdf = await PDFDocument.load(await contexto.gateways.cofre.ler(arquivo));
    return pdf.getPages().map((pagina) => pagina.getRotation().angle);
  };
  relogio.avancar({ minutos: 1 });
  const todas = await girar(90, null, guardadaEm);
  expect([todas.status, await giros()]).toEqual([200, [90, 90]]);
  // Pressed twice, and a page that is not there.
  expect([(await girar(90, null, guardadaEm)).status, await giros()]).toEqual([409, [90, 90]]);
  const depois = todas.corpo<ContratoDaGestao>().copia?.guardadaEm;
  expect((await girar(90, 3, depois)).corpo<{ message: string }>().message).toContain('2 páginas');
  relogio.avancar({ minutos: 1 });
  expect([(await girar(270, 2, depois)).status, await giros()]).toEqual([200, [90, 0]]);
  expect(await paginasGuardadas()).toEqual([
    expect.stringContaining('Deitada'),
    expect.stringContaining('Deitada'),
  ]);
});
