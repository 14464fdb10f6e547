import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { verificarCadeias } from '../../auditoria/verificar-cadeias.ts';
import { daSolicitacao } from '../../documento/documento.repository.ts';
import { conferirRegras } from '../../invariantes/conferir-invariantes.ts';

/** Of the course of English: six fees of R$ 289,00 in full. */
const NO_SEMESTRE = 173_400;
const servidor = await criarServidorDeTeste({
  env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600', TETO_DE_UMA_PESSOA_CENTAVOS: String(NO_SEMESTRE - 1) },
});
const { db, pedir } = servidor;

type Operador = Awaited<ReturnType<typeof criarOperador>>;
let lucia: Operador;
let davi: Operador;
let numero = 800;
const APROVAR = 'aprovarDadosComplementares';

beforeAll(async () => {
  await semearCatalogo(db);
  lucia = await criarOperador(servidor, 'analista');
  davi = await criarOperador(servidor, 'analista');
});

const mesa = async (id: number, quem = lucia) =>
  (await pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token: quem.token })).corpo<Mesa>();
const enviar = (id: number, onde: string, body: unknown, quem = lucia) =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/${onde}`, token: quem.token, body });
const itens = async (quem: Operador, filtro: string) =>
  (
    await pedir({
      metodo: 'GET',
      url: `/api/gestao/filas/PADC?limite=100&filtro=${filtro}`,
      token: quem.token,
    })
  ).corpo<{
    itens: ItemDaFila[];
  }>().itens;

async function pronta(curso?: string) {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, curso);
  await db
    .updateTable('documento')
    .set({ situacao: 'aprovado', avaliado_em: new Date(), avaliado_por: lucia.operadorId })
    .where(daSolicitacao(solicitacao.id))
    .execute();
  return { ...solicitacao, versao: (await mesa(solicitacao.id)).versao };
}

async function proposta() {
  const solicitacao = await pronta();
  const { id, versao } = solicitacao;
  const resposta = await enviar(id, 'decidir', { acao: APROVAR, versao });
  expect(resposta.corpo(), resposta.texto).toEqual({ id, sigla: 'PADC', versao: versao + 1 });
  return { ...solicitacao, versao: versao + 1 };
}

describe('STAFF-01: an approval above the value', () => {
  it('says beforehand that somebody else confirms, and why', async () => {
    const { id } = await pronta();
    const { decisoes } = await mesa(id);
    expect(decisoes.find(({ acao }) => acao === APROVAR)?.segundaPessoa).toBe(
      'O crédito de R$\u00a01.734,00 no semestre passa de R$\u00a01.733,99. Outra pessoa da equipe confirma antes de valer. Até lá o estudante não sabe de nada.',
    );
  });

  it('is proposed by one person and approved when another confirms; by the same person never', async () => {
    const { id, versao } = await proposta();
    expect(await mesa(id)).toMatchObject({
      decisoes: [],
      proposta: { tipo: 'aprovacao', minha: true, respostas: ['retirar'] },
    });
    expect(await mesa(id, davi)).toMatchObject({
      proposta: { tipo: 'aprovacao', minha: false, respostas: ['confirmar', 'devolver'] },
    });
    const propria = await enviar(id, 'proposta', { resposta: 'confirmar', versao });
    expect([propria.status, propria.texto]).toEqual([
      409,
      expect.stringContaining('Quem propôs a aprovação'),
    ]);
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => enviar(id, 'proposta', { resposta: 'confirmar', versao }, davi)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await mesa(id)).sigla).toBe('A');
    const aprovacoes = await db
      .selectFrom('historico')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('acao', '=', APROVAR)
      .execute();
    expect(aprovacoes).toHaveLength(1);
    expect((await conferirRegras(db)).map((quebra) => quebra.id)).not.toContain('approved-by-one-person');
  });

  it('is told to nobody while it waits', async () => {
    const { id, estudante } = await proposta();
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.texto).not.toMatch(/[Aa]prova(da|ção)/);
    const mensagens = await db
      .selectFrom('mensagem')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where(sql<string>`modelo`, 'like', 'decisao-%')
      .execute();
    expect(mensagens).toEqual([]);
  });

  it('stands in the queue with its mark for everybody but who proposed it', async () => {
    const { id } = await proposta();
    for (const filtro of ['todas', 'a-confirmar']) {
      expect((await itens(lucia, filtro)).map((item) => item.id)).not.toContain(id);
      expect((await itens(davi, filtro)).find((item) => item.id === id)).toMatchObject({
        marcas: expect.arrayContaining(['aprovacao-proposta']),
        quemAge: 'segunda-pessoa',
      });
    }
  });

  it('goes back with an explanation, or is taken back, and waits no more', async () => {
    const devolvida = await proposta();
    expect(
      (await enviar(devolvida.id, 'proposta', { resposta: 'devolver', versao: devolvida.versao }, davi))
        .status,
    ).toBe(422);
    const texto = 'A mensalidade do contrato é outra.';
    await enviar(devolvida.id, 'proposta', { resposta: 'devolver', versao: devolvida.versao, texto }, davi);
    const depois = await mesa(devolvida.id);
    expect(depois).toMatchObject({ proposta: null, sigla: 'PADC' });
    expect(depois.notas.map(({ titulo }) => titulo).sort()).toEqual([
      'Não confirmou a aprovação',
      'Propôs aprovar',
    ]);
    const retirada = await proposta();
    expect(
      (await enviar(retirada.id, 'proposta', { resposta: 'retirar', versao: retirada.versao })).status,
    ).toBe(200);
    expect((await mesa(retirada.id)).proposta).toBeNull();
  });

  it('is not confirmed by somebody who is part of the request', async () => {
    const { id, versao, estudante } = await proposta();
    const parte = await criarOperador(servidor, 'analista');
    await db.updateTable('operador').set({ cpf: estudante.cpf }).where('id', '=', parte.operadorId).execute();
    expect((await enviar(id, 'proposta', { resposta: 'confirmar', versao }, parte)).status).toBe(403);
  });

  it('of a stage that is not the last takes one person', async () => {
    const { id, versao } = await pronta(CURSO_SIMPLES);
    const resposta = await enviar(id, 'decidir', { acao: APROVAR, versao });
    expect(resposta.corpo()).toMatchObject({ sigla: 'PAF' });
    const [aprovarFiador] = (await mesa(id)).decisoes;
    expect(aprovarFiador).toMatchObject({
      acao: 'aprovarFiador',
      segundaPessoa: expect.stringContaining('R$\u00a01.764,00'),
    });
  });
});

it('below the value one person approves', async () => {
  const { id, versao } = await pronta();
  await db.updateTable('solicitacao').set({ mensalidade_centavos: 28_899 }).where('id', '=', id).execute();
  expect((await enviar(id, 'decidir', { acao: APROVAR, versao })).corpo()).toMatchObject({ sigla: 'A' });
});

it('leaves an unbroken audit chain behind', async () => {
  expect(await verificarCadeias(db)).toMatchObject({ integra: true });
});
