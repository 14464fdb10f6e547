import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import { criarOperadorDa, type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_COM_ANALISE_DA_IES,
  CURSO_SEM_FIADOR,
  CURSO_SIMPLES,
  corpoDaNovaSolicitacao,
  sessaoDe,
} from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';
import { conferirInvariantes } from '../invariantes/conferir-invariantes.ts';
import { aplicarRetencao } from '../retencao/aplicar-retencao.ts';
import { enviarRecurso } from './enviar-recurso.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;

let propoe = '';
let confirma = '';
let terceira = '';
let daSerra = '';
let numero = 900;

beforeAll(async () => {
  await semearCatalogo(db);
  propoe = (await criarOperador(servidor, 'analista')).token;
  confirma = (await criarOperador(servidor, 'analista')).token;
  terceira = (await criarOperador(servidor, 'analista')).token;
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

const TEXTO = 'A análise leu só um dos meus comprovantes de renda: envio os outros meses.';
const RESPOSTA = 'Os comprovantes enviados não mudam a renda que foi considerada.';
const MOTIVOS = [{ codigo: 'POLITICA_DE_CREDITO' }];

const daEquipe = (id: number, onde: string, body: unknown, token: string) =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/${onde}`, token, body });
const ver = (conta: ContaDeTeste, id: number) =>
  pedir({ metodo: 'GET', url: `/api/solicitacao/recurso/${id}`, token: conta.token });
const escrever = (conta: ContaDeTeste, id: number, texto = TEXTO) =>
  pedir({ metodo: 'PUT', url: `/api/solicitacao/recurso/${id}`, token: conta.token, body: { texto } });
const enviar = (conta: ContaDeTeste, id: number) =>
  pedir({ metodo: 'POST', url: `/api/solicitacao/recurso/${id}/enviar`, token: conta.token });

const comQuem = async (id: number) =>
  (await db.selectFrom('solicitacao').select('atribuida_a').where('id', '=', id).executeTakeFirstOrThrow())
    .atribuida_a;

async function responder(id: number, token: string, decisao: 'aceitar' | 'manter', texto = RESPOSTA) {
  const { versao } = await verMesa(servidor, token, id);
  return daEquipe(id, 'recurso', { decisao, versao, texto }, token);
}

/** Refused for good by two people, at the stage in which it stands. */
async function reprovar(id: number): Promise<void> {
  const { versao } = await verMesa(servidor, propoe, id);
  await daEquipe(id, 'decidir', { acao: 'reprovar', versao, motivos: MOTIVOS }, propoe);
  const confirmada = await daEquipe(id, 'proposta', { resposta: 'confirmar', versao: versao + 1 }, confirma);
  if (confirmada.status !== 200) throw new Error(confirmada.texto);
}

async function reprovada(curso?: string): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, curso);
  if (curso === CURSO_SIMPLES)
    await aprovarEtapa(servidor, terceira, solicitacao.id, 'aprovarDadosComplementares');
  await reprovar(solicitacao.id);
  return solicitacao;
}

async function emRecurso(curso?: string): Promise<SolicitacaoEmAnalise> {
  const solicitacao = await reprovada(curso);
  await escrever(solicitacao.estudante, solicitacao.id);
  const enviado = await enviar(solicitacao.estudante, solicitacao.id);
  if (enviado.status !== 200) throw new Error(enviado.texto);
  return solicitacao;
}

describe('the guarantee of a refused request', () => {
  const daFiadora = async ({ fiador }: SolicitacaoEmAnalise) => {
    const resposta = await pedir({ metodo: 'GET', url: '/api/fiador/garantias', token: fiador?.token ?? '' });
    return resposta.corpo<{ garantias: { fim: unknown }[]; encerradas: unknown[] }>();
  };

  it('stands still while the refusal may be contested, and ends with the answer that keeps it', async () => {
    const solicitacao = await reprovada(CURSO_SIMPLES);
    const { id, estudante } = solicitacao;
    expect(await daFiadora(solicitacao)).toMatchObject({
      garantias: [{ fim: { tipo: 'cabe-recurso', ate: '2026-12-27' } }],
      encerradas: [],
    });
    await escrever(estudante, id);
    await enviar(estudante, id);
    expect(await daFiadora(solicitacao)).toMatchObject({
      garantias: [{ fim: { tipo: 'em-recurso', ate: null } }],
      encerradas: [],
    });
    expect((await responder(id, terceira, 'manter')).status).toBe(200);
    expect(await daFiadora(solicitacao)).toMatchObject({
      garantias: [],
      encerradas: [{ motivo: 'reprovada', temDetalhes: true }],
    });
  });

  it('goes on when the appeal is accepted', async () => {
    const solicitacao = await emRecurso(CURSO_SIMPLES);
    await responder(solicitacao.id, terceira, 'aceitar');
    expect(await daFiadora(solicitacao)).toMatchObject({ garantias: [{ fim: null }], encerradas: [] });
  });
});

describe('a final refusal', () => {
  it('is contested once, with a text and files, and stays refused until somebody else looks at it', async () => {
    const { id, estudante } = await reprovada();
    expect((await ver(estudante, id)).corpo()).toMatchObject({
      podeRecorrer: true,
      prazo: '2026-12-27',
      recurso: null,
    });
    expect((await enviar(estudante, id)).status).toBe(422);
    expect((await escrever(estudante, id, 'Não concordo.')).status).toBe(400);
    await escrever(estudante, id);
    const documento = await enviarNovo(servidor, estudante, id, 'estudante', 'RECURSO');
    // Before it is sent the team sees nothing of it.
    const antes = await verMesa(servidor, terceira, id);
    expect(antes.recurso).toBeNull();
    expect(antes.pessoas.flatMap(({ documentos }) => documentos.map((um) => um.id))).not.toContain(documento);

    const respostas = await Promise.all(Array.from({ length: 5 }, () => enviar(estudante, id)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(respostas[0]?.corpo<RecursoDaPessoa>()).toMatchObject({
      podeRecorrer: false,
      recurso: { estado: 'enviado', responderAte: '2026-12-12', documentos: 1 },
    });
    const linha = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/linha-do-tempo/${id}`,
      token: estudante.token,
    });
    // The card and the timeline name the same day.
    expect(linha.corpo()).toMatchObject({
      agora: { prazo: 'Até 15 dias', ate: '2026-12-13T02:59:59.999Z' },
    });
    expect(await acoes(id)).toEqual(['criar', 'concluir', 'reprovar', 'recorrer']);
    expect((await escrever(estudante, id)).status).toBe(409);
    const tarde = await enviarDocumento(servidor, {
      token: estudante.token,
      solicitacaoId: id,
      tipo: 'RECURSO',
      indice: 1,
      conteudo: new Uint8Array(16),
    });
    expect(tarde.status).toBe(409);

    const mesa = await verMesa(servidor, terceira, id);
    expect(mesa).toMatchObject({
      sigla: 'REP',
      situacao: 'Reprovada, em recurso',
      recurso: {
        texto: TEXTO,
        decisoes: ['aceitar', 'manter'],
        recusa: { etapa: 'Dados do estudante', motivos: [expect.stringContaining('regras do crédito')] },
      },
    });
    expect(mesa.recurso?.recusa.por).toHaveLength(2);
    expect(mesa.pessoas.flatMap(({ documentos }) => documentos.map((um) => um.id))).toContain(documento);
  });

  it('cannot be answered or claimed by those who refused, nor offered to them', async () => {
    const { id } = await emRecurso();
    for (const token of [propoe, confirma]) {
      expect((await responder(id, token, 'aceitar')).status).toBe(409);
      const claim = await pedir({
        metodo: 'PUT',
        url: `/api/gestao/solicitacoes/${id}/atribuicao`,
        token,
      });
      expect(claim.status).toBe(409);
      expect((await verMesa(servidor, token, id)).recurso).toMatchObject({
        decisoes: [],
        impedimento: expect.stringContaining('outra pessoa'),
      });
      expect((await proxima(token)).id).toBeNull();
    }
    expect(await naFila(propoe)).toContain(id);
    const oferecida = await proxima(terceira);
    expect(await naFila(terceira)).toContain(oferecida.id);
    // Standing in for the colleague who holds it does not bring it to those who refused either.
    const colega = await comQuem(oferecida.id ?? 0);
    const cobertura = await pedir({
      metodo: 'POST',
      url: `/api/gestao/carga/${colega}/cobrir`,
      token: confirma,
    });
    expect(cobertura.status, cobertura.texto).toBe(200);
    expect(await comQuem(oferecida.id ?? 0)).toBe(colega);
  });

  it('is kept with a reason that the person reads, and then it is over', async () => {
    const { id, estudante } = await emRecurso();
    expect((await responder(id, terceira, 'manter', 'Não.')).status).toBe(422);
    expect((await responder(id, terceira, 'manter')).corpo()).toMatchObject({ sigla: 'REP' });
    const visto = (await ver(estudante, id)).corpo<RecursoDaPessoa>();
    expect(visto).toMatchObject({
      podeRecorrer: false,
      impedimento: expect.stringContaining('já foi contestada'),
      recurso: { estado: 'mantido', resposta: RESPOSTA },
    });
    expect((await enviar(estudante, id)).status).toBe(409);
    // The reasons of the refusal are still there, beside the answer.
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.corpo()).toMatchObject({
      motivos: [expect.stringContaining('regras do crédito')],
      podeIniciarSolicitacao: true,
    });
    expect((await responder(id, terceira, 'aceitar')).status).toBe(409);
  });

  it('goes back to the stage that refused it when the appeal is accepted', async () => {
    const { id, estudante } = await reprovada(CURSO_SIMPLES);
    await escrever(estudante, id);
    const documento = await enviarNovo(servidor, estudante, id, 'estudante', 'RECURSO');
    await enviar(estudante, id);
    const { versao } = await verMesa(servidor, terceira, id);
    const corpo = { decisao: 'aceitar', versao, texto: '' };
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => daEquipe(id, 'recurso', corpo, terceira)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const mesa = await verMesa(servidor, terceira, id);
    expect(mesa).toMatchObject({ sigla: 'PAF', recurso: { estado: 'aceito' } });
    expect(mesa.decisoes).toHaveLength(3);
    expect(situacaoDe(mesa, documento)).toEqual({ situacao: 'aprovado', avaliavel: false });
    await aprovarEtapa(servidor, terceira, id, 'aprovarFiador');
    expect((await verMesa(servidor, terceira, id)).sigla).toBe('A');
  });

  it('by the institution goes back to the institution, which reads the appeal', async () => {
    numero += 1;
    const { id, estudante } = await solicitacaoEmAnalise(servidor, numero, CURSO_COM_ANALISE_DA_IES);
    const { versao } = await verMesa(servidor, daSerra, id);
    await daEquipe(
      id,
      'decidir-ies',
      { acao: 'reprovarIes', versao, motivos: [{ codigo: 'SEM_MATRICULA' }] },
      daSerra,
    );
    await escrever(estudante, id);
    await enviar(estudante, id);
    expect((await verMesa(servidor, daSerra, id)).recurso).toBeNull();
    await pedir({ metodo: 'PUT', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token: propoe });
    // Of the team an institution reads first names only, as people do.
    expect((await verMesa(servidor, daSerra, id)).atribuicao).toMatchObject({ nome: 'Pessoa' });
    expect((await verMesa(servidor, terceira, id)).atribuicao).toMatchObject({ nome: 'Pessoa analista' });
    const { protocolo } = await verMesa(servidor, daSerra, id);
    const achadas = await pedir({
      metodo: 'POST',
      url: '/api/gestao/solicitacoes/buscar',
      token: daSerra,
      body: { texto: protocolo },
    });
    expect(achadas.corpo<{ itens: ItemDaFila[] }>().itens).toMatchObject([
      { atribuicao: { nome: 'Pessoa' } },
    ]);
    expect((await daEquipe(id, 'recurso', { decisao: 'aceitar', versao: 1 }, daSerra)).status).toBe(403);
    await responder(id, propoe, 'aceitar', '');
    expect(await verMesa(servidor, daSerra, id)).toMatchObject({
      sigla: 'PAIES',
      recurso: { texto: TEXTO, decisoes: [], decididoPor: 'Pessoa', recusa: { por: ['Pessoa'] } },
    });
  });

  it('cannot be contested after its days, by a guarantor, or once another request was begun', async () => {
    const { id, estudante, fiador } = await reprovada(CURSO_SIMPLES);
    if (!fiador) throw new Error('This course asks for a guarantor');
    expect((await ver(fiador, id)).status).toBe(404);
    expect((await escrever(fiador, id)).status).toBe(404);
    await escrever(estudante, id);
    relogio.avancar({ dias: 31 });
    await expect(enviarRecurso(contexto, sessaoDe(estudante), id)).rejects.toThrow('prazo de 30 dias');
    relogio.avancar({ dias: -31 });
    expect((await novaSolicitacao(estudante)).status).toBeLessThan(300);
    expect((await enviar(estudante, id)).texto).toContain('outra solicitação');
  });

  it('holds back a new request while the appeal waits', async () => {
    const { id, estudante } = await emRecurso();
    const recusada = await novaSolicitacao(estudante);
    expect(recusada.status).toBe(409);
    expect(recusada.texto).toContain('O seu recurso está em análise');
    await responder(id, terceira, 'manter');
    expect((await novaSolicitacao(estudante)).status).toBeLessThan(300);
  });
});

it('an appeal tells the person that it arrived and was answered, without its words', async () => {
  const { id } = await emRecurso();
  await responder(id, terceira, 'manter');
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['modelo', 'canal', 'texto'])
    .where('solicitacao_id', '=', id)
    .where(sql<string>`modelo`, 'like', 'recurso-%')
    .execute();
  expect(mensagens.map(({ modelo, canal }) => `${modelo} ${canal}`).sort()).toEqual([
    'recurso-recebido email',
    'recurso-respondido email',
    'recurso-respondido sms',
  ]);
  expect(mensagens.map(({ texto }) => texto).join()).not.toMatch(/comprovantes|regras do crédito|renda/);
});

it('what the appeals made breaks no rule, and an open one keeps its files', async () => {
  expect(await conferirInvariantes(db)).toEqual([]);
  const { id, estudante } = await reprovada();
  await escrever(estudante, id);
  await enviarNovo(servidor, estudante, id, 'estudante', 'RECURSO');
  await enviar(estudante, id);
  relogio.avancar({ dias: 181 });
  await aplicarRetencao(contexto);
  const situacoes = await db
    .selectFrom('documento')
    .select('situacao')
    .distinct()
    .where(daSolicitacao(id))
    .execute();
  expect(situacoes).toEqual([{ situacao: 'enviado' }]);
});

async function acoes(id: number): Promise<string[]> {
  const linhas = await db
    .selectFrom('historico')
    .select('acao')
    .where('solicitacao_id', '=', id)
    .where('acao', '<>', 'atualizarPreenchimento')
    .orderBy('id')
    .execute();
  return linhas.map(({ acao }) => acao);
}

async function proxima(token: string): Promise<{ id: number | null }> {
  return (await pedir({ metodo: 'POST', url: '/api/gestao/filas/RECURSO/proxima', token })).corpo();
}

async function naFila(token: string): Promise<Array<number | null>> {
  const fila = await pedir({ metodo: 'GET', url: '/api/gestao/filas/RECURSO?limite=100', token });
  return fila.corpo<{ itens: ItemDaFila[] }>().itens.map(({ id }) => id);
}

function situacaoDe(mesa: Mesa, id: string) {
  const documento = mesa.pessoas.flatMap(({ documentos }) => documentos).find((um) => um.id === id);
  return documento && { situacao: documento.situacao, avaliavel: documento.avaliavel };
}

async function novaSolicitacao(conta: ContaDeTeste) {
  return pedir({
    metodo: 'POST',
    url: '/api/solicitacao/criar',
    token: conta.token,
    body: await corpoDaNovaSolicitacao(servidor, { curso: CURSO_SEM_FIADOR }),
  });
}
