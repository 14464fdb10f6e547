/** Whoever comes to guarantee proves the income, the desk sees whether it is enough, and nothing goes on before (ADR 0202). */
import type { AlteracaoAberta, AlteracoesDoEstudante } from '@credito/api/alteracao.rotas';
import type { RendaDoNovoFiador } from '@credito/api/alteracao-da-renda.rotas';
import type { AlteracaoGarantida } from '@credito/api/alteracao-do-fiador.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { RENDA_NAO_LIDA, type RendaLida } from '@credito/domain/documento/renda-lida';
import { beforeEach, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { aceitarTroca, NOVO_ENDERECO } from '../../../test/alteracoes.ts';
import { contratoEmVigor } from '../../../test/envelopes.ts';
import { corpoMultipart } from '../../../test/envio-de-teste.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';

let lida: RendaLida = RENDA_NAO_LIDA;
const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      lerDocumento: async () => ({ tipo: 'ilegivel' }),
      lerRenda: async () => ({ tipo: 'lido', renda: lida }),
      encerrar: async () => {},
    },
  },
});
const { db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
let numero = 8_400;
let caso: Awaited<ReturnType<typeof contratoEmVigor>>;
let nova: ReturnType<typeof pessoaNumero>;
let token: string;
let id: number;

const chamar = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, quem: string, body?: unknown) =>
  pedir({ metodo, url: `/api${url}`, token: quem, ...(body === undefined ? {} : { body }) });
const daRenda = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', body?: unknown, quem = token) =>
  chamar(metodo, `/alteracao-contrato/f/${id}/renda${resto}`, quem, body);
const naMesa = async () =>
  (await chamar('GET', `/gestao/alteracoes/${id}`, mesa.token)).corpo<AlteracaoDaGestao>();

async function agir(acao: string, mais: Record<string, unknown> = {}) {
  const { versao } = await naMesa();
  return chamar('POST', `/gestao/alteracoes/${id}`, mesa.token, { acao, versao, ...mais });
}

/** Asked for by the student, and accepted by the person who is named. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
  await db
    .updateTable('solicitacao')
    .set({ renda_minima_centavos: 400_000 })
    .where('id', '=', caso.id)
    .execute();
  nova = pessoaNumero(numero + 32_000);
  const { nome, cpf, email, telefone } = nova;
  const pedido = {
    especie: 'fiador',
    papel: 'fiador',
    novo: {
      ...{ nome, cpf, email, telefone, nascimento: '1970-05-20', estadoCivil: 'SOLTEIRO', regime: null },
      ...{ uniaoEstavel: false, endereco: NOVO_ENDERECO.endereco, conjuge: null },
    },
  };
  const aberta = await chamar('POST', '/alteracao-contrato/s/pedir', caso.estudante.token, {
    contratoId: caso.contratoId,
    pedido,
  });
  id = aberta.corpo<AlteracaoAberta>().alteracaoId;
  token = (await criarConta(servidor, nova)).token;
  await aceitarTroca(servidor, id, token);
});

let arquivos = 0;
async function enviar(indice: number, centavos: number, tipo = 'CONTRACHEQUE'): Promise<RegistroDeDocumento> {
  lida = {
    legivel: true,
    tipoReconhecido: 'CONTRACHEQUE',
    meses: [`2026-${10 - indice < 10 ? '0' : ''}${10 - indice}`],
    brutoCentavos: centavos,
    liquidoCentavos: centavos,
    nome: { valor: nova.nome, confianca: 0.9 },
    cpf: null,
  };
  arquivos += 1;
  const { body, tipo: contentType } = await corpoMultipart({
    documentType: tipo,
    personType: 'fiador',
    typeIndex: String(indice),
    file: { conteudo: await gerarRg({}, { ladoMaior: 200 + arquivos }), nome: 'contracheque.jpg' },
  });
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/alteracao-contrato/f/${id}/renda/documentos`,
    token,
    body,
    cabecalhos: { 'content-type': contentType },
  });
  expect(resposta.status, resposta.texto).toBe(200);
  await expect
    .poll(async () => (await renda()).documentos.map(({ leitura }) => leitura))
    .not.toContain('pendente');
  return resposta.corpo<RegistroDeDocumento[]>().find(({ index }) => index === indice) as RegistroDeDocumento;
}

const renda = async () => (await daRenda('GET')).corpo<RendaDoNovoFiador>();
const responder = (passo: string, alteracoes: Record<string, unknown>) =>
  daRenda('PUT', '', { passo, alteracoes });

async function comprovar(centavos = 500_000) {
  await responder('renda', { rendaCentavos: centavos, profissaoId: 322_205 });
  await responder('tipos-de-renda', { tiposDeRenda: ['C'] });
  for (const indice of [0, 1, 2]) await enviar(indice, centavos);
  return daRenda('POST', '/envio');
}

it('holds up what the desk would do, and tells everybody whose turn it is', async () => {
  expect((await agir('aceitar')).corpo()).toMatchObject({
    message: 'A pessoa indicada para garantir o contrato ainda não comprovou a renda.',
  });
  const doEstudante = async () =>
    (
      await chamar('GET', '/alteracao-contrato/alteracoes', caso.estudante.token)
    ).corpo<AlteracoesDoEstudante>().alteracoesDisponiveis[0];
  expect(await doEstudante()).toMatchObject({
    mensagem: expect.stringContaining('Agora ela comprova a renda'),
    agora: { titulo: 'Comprovar a renda', quem: 'A pessoa que você indicou' },
  });
  const garantida = async () =>
    (await chamar('GET', '/alteracao-contrato/f/alteracoes', token)).corpo<AlteracaoGarantida[]>()[0];
  expect(await garantida()).toMatchObject({ convite: 'renda' });
  expect((await naMesa()).renda).toMatchObject({ enviadaEm: null, documentos: [] });

  expect((await daRenda('POST', '/envio')).status).toBe(409);
  expect((await comprovar()).corpo()).toMatchObject({
    editavel: false,
    respostas: { rendaCentavos: 500_000 },
  });
  expect(await garantida()).toMatchObject({ convite: 'aceito' });
  expect(await doEstudante()).toMatchObject({ agora: { titulo: 'Analisar o pedido' } });
  const { renda: vista, historico } = await naMesa();
  expect(vista?.suficiencia.replace(/\u00a0/g, ' ')).toBe('Alcança o mínimo de R$ 4.000,00');
  expect(vista?.documentos).toHaveLength(3);
  expect(vista?.documentos[0]?.conferencias).toContainEqual(
    expect.objectContaining({ regra: 'valor', resultado: 'aprovado' }),
  );
  expect(historico.map(({ titulo }) => titulo)).toContain('Renda comprovada por quem vai garantir');
  expect((await agir('aceitar')).corpo<AlteracaoDaGestao>().fluxo).toBe('GER');
});

it('is closed once it was sent, and open again when the desk asks for something else', async () => {
  await comprovar(300_000);
  expect((await naMesa()).renda?.suficiencia).toMatch(/^Não alcança o mínimo/);
  expect((await daRenda('POST', '/envio')).status).toBe(200);
  expect((await responder('renda', { rendaCentavos: 1 })).status).toBe(409);

  expect((await agir('devolverRenda')).status).toBe(422);
  const motivo = 'O contracheque de agosto está cortado. Envie a página inteira.';
  const devolvida = (await agir('devolverRenda', { motivo })).corpo<AlteracaoDaGestao>();
  expect(devolvida).toMatchObject({ fluxo: 'PED', renda: { devolvida: true, documentos: [] } });
  expect(await renda()).toMatchObject({ editavel: true, devolucao: motivo });
  const avisos = await db
    .selectFrom('mensagem')
    .select('destino')
    .where('modelo', '=', 'alteracao-renda-devolvida')
    .where('chave_unica', 'like', `%:${id}:%:email`)
    .execute();
  expect(avisos).toEqual([{ destino: nova.email }]);
  expect((await agir('aceitar')).status).toBe(409);
  await enviar(2, 420_000);
  await daRenda('POST', '/envio');
  expect((await naMesa()).renda).toMatchObject({ devolvida: false });
});

it('asks for what its types are proven by, and keeps nothing that is not asked for any more', async () => {
  await responder('tipos-de-renda', { tiposDeRenda: ['C'] });
  await enviar(0, 500_000);
  const outro = await corpoMultipart({
    documentType: 'DECORE',
    personType: 'fiador',
    file: { conteudo: await gerarRg({}, { ladoMaior: 190 }), nome: 'decore.jpg' },
  });
  const recusado = await pedir({
    metodo: 'POST',
    url: `/api/alteracao-contrato/f/${id}/renda/documentos`,
    token,
    body: outro.body,
    cabecalhos: { 'content-type': outro.tipo },
  });
  expect(recusado.status).toBe(409);
  expect((await responder('tipos-de-renda', { tiposDeRenda: [] })).status).toBe(422);
  await responder('tipos-de-renda', { tiposDeRenda: ['D'] });
  expect((await renda()).documentos).toEqual([]);
  const { idDocumento } = await enviar(0, 500_000, 'DECORE');
  expect((await daRenda('DELETE', `/documentos/${idDocumento}`)).status).toBe(204);
  expect((await renda()).documentos).toEqual([]);
});

it('is a page at a time for the desk alone, and written down', async () => {
  await comprovar();
  const documento = (await naMesa()).renda?.documentos[0];
  const url = `/gestao/alteracoes/${id}/comprovantes/${documento?.id}`;
  expect((await chamar('GET', `${url}?pagina=1`, mesa.token)).status).toBe(200);
  expect((await chamar('GET', `${url}?pagina=2`, mesa.token)).status).toBe(404);
  const olhares = await db
    .selectFrom('auditoria')
    .select('acao')
    .where('alvo_id', '=', documento?.id ?? '')
    .where('acao', '=', 'documento.ver')
    .execute();
  expect(olhares).toHaveLength(1);
});

it('is forgotten where the change comes to nothing', async () => {
  await comprovar();
  await agir('negar', { motivo: 'A renda não alcança o mínimo do programa.' });
  const guardada = await db
    .selectFrom('alteracao_renda')
    .select(['id', 'respostas'])
    .where('alteracao_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(guardada.respostas).toEqual({});
  const documentos = await db
    .selectFrom('documento')
    .select(['situacao', 'leitura_de_renda'])
    .where('dono_id', '=', guardada.id)
    .execute();
  expect(documentos).toHaveLength(3);
  expect(new Set(documentos.map(({ situacao }) => situacao))).toEqual(new Set(['excluido']));
  expect(documentos.every(({ leitura_de_renda }) => leitura_de_renda === null)).toBe(true);
  expect((await daRenda('GET')).status).toBe(404);
  expect((await conferirRegras(db)).filter(({ id: regra }) => regra.startsWith('alteration-income'))).toEqual(
    [],
  );
});
