/** The bench, the opening of one file and the export show the same files. */

import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { Exportacao } from '@credito/api/gestao-exportacoes.rotas';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { decidirPelaMesa, devolver, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';

const servidor = await criarServidorDeTeste({ env: { COTA_DE_EXPORTACOES: '50' } });
const { contexto, db, pedir } = servidor;
await semearCatalogo(db);
const lucia = (await criarOperador(servidor, 'analista')).token;
const davi = (await criarOperador(servidor, 'analista')).token;

/** Every row of the request points at bytes that are there: a 404 is the rule's, never the vault's. */
async function comArquivos(id: number): Promise<void> {
  const guardado = await contexto.gateways.cofre.gravar(
    (async function* () {
      yield Buffer.from('bytes');
    })(),
  );
  await db.updateTable('documento').set({ arquivo_original: guardado.id }).where(daSolicitacao(id)).execute();
}

const naMesa = async (id: number) =>
  (await verMesa(servidor, lucia, id)).pessoas.flatMap(({ documentos }) => documentos.map((um) => um.id));
const abrir = async (documentoId: string) =>
  (await pedir({ metodo: 'GET', url: `/api/gestao/documentos/${documentoId}/arquivo`, token: lucia })).status;

async function exportados(protocolo: string): Promise<readonly string[]> {
  const exportacao = (caminho: string, token: string, body?: object) =>
    pedir({
      metodo: 'POST',
      url: `/api/gestao/exportacoes${caminho}`,
      token,
      ...(body === undefined ? {} : { body }),
    });
  const motivo = 'Ofício 12 da 3ª Vara Cível, prazo de 5 dias.';
  const pedida = await exportacao('', lucia, { tipo: 'documentos', protocolo, motivo });
  const { id } = pedida.corpo<Exportacao>();
  await exportacao(`/${id}/resposta`, davi, { aprovada: true });
  const baixada = await exportacao(`/${id}/baixar`, lucia);
  expect(baixada.status, baixada.texto).toBe(200);
  return Object.keys(unzipSync(baixada.bytes));
}

async function tirarFiador(estudante: ContaDeTeste, id: number): Promise<void> {
  const lidos = await pedir({
    metodo: 'GET',
    url: `/api/solicitacaoCredito/${id}/fiadores`,
    token: estudante.token,
  });
  const [fiador] = lidos.corpo<FiadoresDaSolicitacao>().fiadores;
  const tirado = await pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${id}/excluirFiador/fiador`,
    token: estudante.token,
    body: { marca: fiador?.marca },
  });
  expect(tirado.status, tirado.texto).toBe(200);
}

it('nothing of a guarantor who was taken out is opened any more', async () => {
  const { id, protocolo, estudante } = await solicitacaoEmAnalise(servidor, 981, CURSO_SIMPLES);
  const doFiador =
    (await verMesa(servidor, lucia, id)).pessoas
      .find(({ tipoPessoa }) => tipoPessoa === 'fiador')
      ?.documentos.map((um) => um.id) ?? [];
  await comArquivos(id);
  expect(await Promise.all(doFiador.map(abrir))).toEqual(doFiador.map(() => 200));
  await devolver(servidor, lucia, id, {
    acao: 'devolverDadosComplementares',
    tipoPessoa: 'estudante',
    recusas: [{ tipoDocumento: 'RG' }],
  });
  await tirarFiador(estudante, id);
  expect(await naMesa(id)).not.toEqual(expect.arrayContaining([doFiador[0]]));
  expect(await Promise.all(doFiador.map(abrir))).toEqual(doFiador.map(() => 404));
  expect((await exportados(protocolo)).join()).not.toContain('fiador/');
});

it('a file of an appeal is neither opened nor exported before the appeal is sent', async () => {
  const { id, protocolo, estudante } = await solicitacaoEmAnalise(servidor, 982);
  await decidirPelaMesa(servidor, lucia, id, 'reprovar', [{ codigo: 'POLITICA_DE_CREDITO' }]);
  const { versao } = await verMesa(servidor, davi, id);
  await pedir({
    metodo: 'POST',
    url: `/api/gestao/solicitacoes/${id}/proposta`,
    token: davi,
    body: { resposta: 'confirmar', versao },
  });
  const recurso = `/api/solicitacao/recurso/${id}`;
  const texto = 'A análise leu só um dos meus comprovantes de renda: envio os outros meses.';
  await pedir({ metodo: 'PUT', url: recurso, token: estudante.token, body: { texto } });
  const documento = await enviarNovo(servidor, estudante, id, 'estudante', 'RECURSO');
  await comArquivos(id);
  expect(await naMesa(id)).not.toContain(documento);
  expect(await abrir(documento)).toBe(404);
  expect((await exportados(protocolo)).join()).not.toContain('RECURSO');

  const enviado = await pedir({ metodo: 'POST', url: `${recurso}/enviar`, token: estudante.token });
  expect(enviado.status, enviado.texto).toBe(200);
  expect(await naMesa(id)).toContain(documento);
  expect(await abrir(documento)).toBe(200);
  expect((await exportados(protocolo)).join()).toContain('RECURSO');
});
