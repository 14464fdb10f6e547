import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { ContratoDaGestao, ContratoNaFila } from '@credito/api/gestao-contrato.rotas';
import { describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const uma = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
let numero = 6_900;

async function contratoEm(codigo: 'APR' | 'EFE') {
  numero += 1;
  const { id: solicitacaoId, estudante } = await solicitacaoEmAnalise(servidor, numero);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacaoId).execute();
  const id = await inserirContrato(servidor, solicitacaoId, { codigo, assinadoEm: '2026-11-26' });
  return { id, solicitacaoId, estudante };
}

const ver = async (id: number, token = uma.token) =>
  (await pedir({ metodo: 'GET', url: `/api/gestao/contratos/${id}`, token })).corpo<ContratoDaGestao>();

async function propor(id: number, acao: string, token = uma.token, mais: Record<string, unknown> = {}) {
  const { versao } = await ver(id, token);
  return pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}`,
    token,
    body: { acao, versao, ...mais },
  });
}

async function responder(id: number, resposta: string, token: string, texto?: string) {
  const { versao } = await ver(id, token);
  return pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}/proposta`,
    token,
    body: { resposta, versao, ...(texto === undefined ? {} : { texto }) },
  });
}

const motivos = [{ codigo: null, explicacao: 'O estudante faleceu.' }];

describe('an act of two on a contract', () => {
  it('is proposed, waits, and is confirmed by somebody else with the reasons of whoever proposed', async () => {
    const { id, estudante } = await contratoEm('EFE');
    const proposto = (await propor(id, 'baixar', uma.token, { motivos })).corpo<ContratoDaGestao>();
    expect(proposto).toMatchObject({
      codigo: 'EFE',
      aConfirmar: 'baixa',
      acoes: [],
      proposta: { minha: true, respostas: ['retirar'], impedimento: null, motivos: ['O estudante faleceu.'] },
    });
    expect((await propor(id, 'liquidar', outra.token)).corpo()).toMatchObject({
      status: 409,
      message:
        'Há uma baixa proposta para este contrato. Ela precisa ser respondida ou retirada antes de outro ato.',
    });
    const doEstudante = await pedir({
      metodo: 'GET',
      url: `/api/contrato/s/${id}`,
      token: estudante.token,
    });
    // Nothing is told to the person before it is confirmed.
    expect(doEstudante.corpo<ContratoAberto>()).toMatchObject({ status: 'EFE', linhaDoTempo: [] });

    expect((await responder(id, 'confirmar', uma.token)).corpo()).toMatchObject({
      message: 'Quem propôs a baixa não pode confirmá-la: outra pessoa da equipe precisa avaliar.',
    });
    const confirmado = (await responder(id, 'confirmar', outra.token)).corpo<ContratoDaGestao>();
    expect(confirmado).toMatchObject({ codigo: 'BAI', proposta: null });
    expect(confirmado.historico.map(({ acao }) => acao)).toEqual([
      'Contrato gerado',
      'Proposta de baixa',
      'Contrato encerrado sem quitação',
    ]);
    expect(confirmado.historico.at(-1)?.motivos).toMatchObject([{ motivoDescricao: 'O estudante faleceu.' }]);
  });

  it('is found again by the same click, and not by another', async () => {
    const { id } = await contratoEm('EFE');
    const { versao } = await ver(id);
    const clicar = (token: string) =>
      pedir({
        metodo: 'POST',
        url: `/api/gestao/contratos/${id}`,
        token,
        body: { acao: 'liquidar', versao },
      });
    expect((await clicar(uma.token)).status).toBe(200);
    expect((await clicar(uma.token)).status).toBe(200);
    expect((await clicar(outra.token)).status).toBe(409);
    const confirmar = (token: string) =>
      pedir({
        metodo: 'POST',
        url: `/api/gestao/contratos/${id}/proposta`,
        token,
        body: { resposta: 'confirmar', versao: versao + 1 },
      });
    expect((await confirmar(outra.token)).corpo()).toMatchObject({ codigo: 'LIQ' });
    expect((await confirmar(outra.token)).corpo()).toMatchObject({ codigo: 'LIQ' });
    expect((await confirmar(uma.token)).status).toBe(409);
  });

  it('is sent back with an explanation, proposed again, and taken back', async () => {
    const { id } = await contratoEm('EFE');
    await propor(id, 'liquidar');
    expect((await responder(id, 'devolver', outra.token, 'não')).status).toBe(422);
    expect((await responder(id, 'retirar', outra.token)).status).toBe(409);
    const devolvido = await responder(id, 'devolver', outra.token, 'Falta a parcela de março.');
    expect(devolvido.corpo<ContratoDaGestao>()).toMatchObject({ codigo: 'EFE', proposta: null });
    expect((await ver(id)).historico.at(-1)).toMatchObject({
      acao: 'Proposta de liquidação não confirmada',
      motivos: [{ motivoDescricao: 'Falta a parcela de março.' }],
    });
    await propor(id, 'liquidar');
    expect((await responder(id, 'retirar', uma.token)).corpo()).toMatchObject({
      codigo: 'EFE',
      proposta: null,
    });
    await propor(id, 'liquidar');
    // Whoever sent it back may confirm it the next time.
    expect((await responder(id, 'confirmar', outra.token)).corpo()).toMatchObject({ codigo: 'LIQ' });
  });

  it('an effect is confirmed by nobody who has worked on the contract', async () => {
    const { id } = await contratoEm('APR');
    const { versao } = await ver(id);
    await db
      .insertInto('contrato_historico')
      .values({
        contrato_id: id,
        em: new Date('2026-11-27T12:00:00Z'),
        acao: 'aprovar',
        ator: 'analise',
        operador_id: uma.operadorId,
        versao: versao - 1,
        codigo_anterior: 'REC',
        codigo: 'APR',
      })
      .execute();
    const terceira = await criarOperador(servidor, 'analista');
    await propor(id, 'efetivar', terceira.token);
    expect((await ver(id)).proposta).toMatchObject({
      minha: false,
      respostas: ['devolver'],
      impedimento:
        'Isto cabe a outra pessoa da equipe: você já trabalhou neste contrato, ou ninguém o propôs.',
    });
    expect((await responder(id, 'confirmar', uma.token)).status).toBe(409);
    expect((await responder(id, 'confirmar', outra.token)).corpo()).toMatchObject({ codigo: 'EFE' });
  });

  it('ends when the student withdraws meanwhile', async () => {
    const { id, estudante } = await contratoEm('APR');
    await propor(id, 'efetivar');
    const { versao } = await ver(id);
    const desistencia = await pedir({
      metodo: 'POST',
      url: `/api/contrato/s/${id}/desistir`,
      token: estudante.token,
      body: { versao },
    });
    expect(desistencia.status).toBe(200);
    expect(await ver(id)).toMatchObject({ codigo: 'CAN', proposta: null });
  });

  it('is marked in the queue, and is nothing that the institution reads', async () => {
    const { id, solicitacaoId } = await contratoEm('APR');
    await propor(id, 'efetivar');
    const fila = await pedir({ metodo: 'GET', url: '/api/gestao/contratos?codigo=APR', token: outra.token });
    expect(fila.corpo<{ itens: ContratoNaFila[] }>().itens).toContainEqual(
      expect.objectContaining({ id, aConfirmar: 'efetivacao' }),
    );
    const { sigla } = await db
      .selectFrom('instituicao')
      .innerJoin('solicitacao', 'solicitacao.instituicao_id', 'instituicao.id')
      .select('instituicao.sigla')
      .where('solicitacao.id', '=', solicitacaoId)
      .executeTakeFirstOrThrow();
    const escola = await criarOperadorDa(servidor, sigla);
    const visto = await ver(id, escola.token);
    expect(visto).toMatchObject({ proposta: null, aConfirmar: null });
    expect(visto.historico.map(({ acao }) => acao)).toEqual(['Contrato gerado']);
  });
});
