/** How contracts end for those whom they bind: withdrawals while the paper travels, and what a guarantor still reads. */
import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { describe, expect, it } from 'vitest';
import { inserirContrato, type OpcoesDoContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;
let numero = 6_400;

async function contratada(opcoes: OpcoesDoContrato) {
  numero += 1;
  const {
    id: solicitacaoId,
    estudante,
    fiador,
  } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  if (!fiador) throw new Error('the course asks for a guarantor');
  await db
    .updateTable('solicitacao')
    .set({ sigla: 'A', decidida_em: relogio.agora() })
    .where('id', '=', solicitacaoId)
    .execute();
  const id = await inserirContrato(servidor, solicitacaoId, opcoes);
  return { id, solicitacaoId, estudante, fiador };
}

const chamar = (conta: ContaDeTeste, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    token: conta.token,
    ...(body === undefined ? {} : { body }),
  });

/** As if the institution had taken the paper on this day. */
const entregue = (id: number, dia: string) =>
  db
    .insertInto('contrato_historico')
    .values({
      contrato_id: id,
      em: new Date(`${dia}T15:00:00Z`),
      acao: 'receberNaIes',
      ator: 'instituicao',
      versao: 1,
      codigo_anterior: 'VIS',
      codigo: 'RIE',
    })
    .execute();

describe('a withdrawal while the paper is on its way', () => {
  it('is possible until the deadline of what was printed, and says what follows', async () => {
    const { id, estudante } = await contratada({ codigo: 'VIS', prazo: '2026-12-20' });
    const aberto = (await chamar(estudante, `contrato/s/${id}`)).corpo<ContratoAberto>();
    expect(aberto.podeDesistirAte).toBe('2026-12-20');
    const desistiu = await chamar(estudante, `contrato/s/${id}/desistir`, { versao: 1 });
    expect(desistiu.corpo()).toMatchObject({
      status: 'CAN',
      contractStage: 'VIS',
      fim: { quem: 'Você, em 27/11/2026' },
    });
    expect(desistiu.corpo<ContratoNaLista>().fim?.segue[0]).toContain('você não deve nada');
  });

  it.each(['RIE', 'EFU'] as const)('counts seven days from the delivery: %s', async (codigo) => {
    const { id, estudante } = await contratada({ codigo });
    await entregue(id, '2026-11-19');
    expect((await chamar(estudante, `contrato/s/${id}/desistir`, { versao: 1 })).corpo()).toMatchObject({
      type: '/erros/fora-do-arrependimento',
    });
    await entregue(id, '2026-11-20');
    expect((await chamar(estudante, `contrato/s/${id}/desistir`, { versao: 1 })).corpo()).toMatchObject({
      status: 'CAN',
      contractStage: codigo,
    });
  });

  it('has nothing to withdraw from before it is printed', async () => {
    const { id, estudante } = await contratada({ codigo: 'DIS' });
    expect((await chamar(estudante, `contrato/s/${id}/desistir`, { versao: 1 })).status).toBe(409);
  });
});

it('a cancellation by the desk says to the student why, and to the guarantor only that', async () => {
  const { id, estudante, fiador } = await contratada({ codigo: 'DIS' });
  const mesa = await criarOperador(servidor, 'analista');
  const cancelado = await pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}`,
    token: mesa.token,
    body: {
      acao: 'cancelar',
      versao: 1,
      motivos: [{ codigo: null, explicacao: 'O curso mudou de campus.' }],
    },
  });
  expect(cancelado.status).toBe(200);
  const lista = await chamar(estudante, 'contrato/s/contratos-estudante');
  expect(lista.corpo<ContratoNaLista[]>()[0]).toMatchObject({
    status: 'CAN',
    fim: { quem: 'A nossa equipe de contratos, em 27/11/2026' },
    motivosDoCancelamento: [{ motivoDescricao: 'O curso mudou de campus.', data: '2026-11-27' }],
  });
  expect((await chamar(fiador, 'contrato/f/contratos-fiador')).texto).not.toContain('mudou de campus');
});

describe('whoever guarantees', () => {
  const garantidos = async (conta: ContaDeTeste) =>
    (await chamar(conta, 'contrato/f/contratos-fiador')).corpo<ContratoGarantido[]>();

  it('reads the blocks of the same text as the student, and a stranger reads nothing', async () => {
    const { id, estudante, fiador } = await contratada({ codigo: 'EFE' });
    const texto = await chamar(fiador, `contrato/f/${id}/texto`);
    expect(texto.corpo()).toEqual((await chamar(estudante, `contrato/s/${id}/texto`)).corpo());
    const outra = await contratada({ codigo: 'EFE' });
    const recusado = async (qual: number) => {
      const { status, corpo } = await chamar(outra.fiador, `contrato/f/${qual}/texto`);
      return { status, message: corpo<{ message: string }>().message };
    };
    expect((await recusado(id)).status).toBe(404);
    expect(await recusado(id)).toEqual(await recusado(999_999));
    expect((await garantidos(fiador))[0]).toMatchObject({
      garantia: 'vale',
      exposicao: { totalCentavos: 420_480 },
    });
  });

  it('owes nothing for what has ended, and reads who ended it', async () => {
    const liquidado = await contratada({ codigo: 'LIQ' });
    expect((await garantidos(liquidado.fiador))[0]).toMatchObject({
      garantia: 'terminou',
      exposicao: null,
      fim: null,
    });
    const desistido = await contratada({
      codigo: 'CAN',
      cancelamento: { causa: 'desistencia', vindoDe: 'EFE' },
    });
    expect((await garantidos(desistido.fiador))[0]).toMatchObject({
      garantia: 'terminou',
      exposicao: null,
      mensagem: 'O contrato foi cancelado porque o estudante desistiu dele.',
      fim: {
        quem: 'O estudante, em 27/11/2026',
        segue: expect.arrayContaining(['Por ele você não garante mais nada.']),
      },
    });
  });

  it('sees a contract that is being corrected, of which there is nothing to read', async () => {
    const { id, fiador } = await contratada({ codigo: 'GER', prazo: null });
    expect(await garantidos(fiador)).toEqual([]);
    await db.updateTable('contrato').set({ edicao: 2 }).where('id', '=', id).execute();
    expect((await garantidos(fiador))[0]).toMatchObject({
      codigo: 'GER',
      temTexto: false,
      exposicao: null,
    });
    expect((await chamar(fiador, `contrato/f/${id}/texto`)).status).toBe(404);
  });
});

it('the timeline of an approved request leads to the contract, whatever became of it', async () => {
  const { id, solicitacaoId, estudante } = await contratada({ codigo: 'GER', prazo: null });
  const linha = async () =>
    (await chamar(estudante, `solicitacao/s/linha-do-tempo/${solicitacaoId}`)).corpo<LinhaDoTempoDaApi>();
  expect((await linha()).agora).toMatchObject({ quem: 'Nossa equipe, que prepara o contrato' });
  await db.updateTable('contrato').set({ codigo: 'DIS', prazo: '2026-12-20' }).where('id', '=', id).execute();
  expect((await linha()).agora).toBeNull();
  expect((await linha()).marcos.at(-1)).toMatchObject({ titulo: 'Solicitação aprovada' });
});

it('the timeline of an approved request ends with the contract that was cancelled', async () => {
  const { solicitacaoId, estudante } = await contratada({
    codigo: 'CAN',
    cancelamento: { causa: 'desistencia', vindoDe: 'EFE' },
  });
  const linha = await chamar(estudante, `solicitacao/s/linha-do-tempo/${solicitacaoId}`);
  expect(linha.corpo<LinhaDoTempoDaApi>().marcos.slice(-2)).toMatchObject([
    { titulo: 'Solicitação aprovada', detalhes: [] },
    { titulo: 'Contrato cancelado', em: expect.any(String) },
  ]);
});
