/** A guarantor asks to be let out of a contract, and is answered once. */
import type { PedidoDeSaida, SaidaNaGestao } from '@credito/api/financeiro-saida.rotas';
import { beforeAll, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
let estudante: ContaDeTeste;
let fiador: ContaDeTeste;
let analista: { token: string };
let contrato = 0;

beforeAll(async () => {
  const solicitacao = await solicitacaoEmAnalise(servidor, 7_600, CURSO_SIMPLES);
  if (!solicitacao.fiador) throw new Error('the course asks for a guarantor');
  estudante = solicitacao.estudante;
  fiador = solicitacao.fiador;
  analista = await criarOperador(servidor, 'analista');
  contrato = await inserirContrato(servidor, solicitacao.id);
});

const pedirSaida = (quem: { token: string }, motivo = 'Vou me mudar do país.') =>
  pedir({
    metodo: 'POST',
    url: `/api/financeiro/f/contratos/${contrato}/pedido-de-saida`,
    token: quem.token,
    body: { motivo },
  });
const responder = (id: string, resposta = 'Precisamos de outro fiador antes.') =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/financeiro/saidas/${id}/responder`,
    token: analista.token,
    body: { resposta },
  });
const naFila = async () =>
  (await pedir({ metodo: 'GET', url: '/api/gestao/financeiro/saidas', token: analista.token })).corpo<{
    itens: SaidaNaGestao[];
  }>().itens;

it('there is nothing to leave while the contract binds nobody', async () => {
  expect((await pedirSaida(fiador)).status).toBe(409);
  await db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', contrato).execute();
  expect((await pedirSaida(fiador, 'curto')).status).toBe(400);
  expect((await pedirSaida(estudante)).status).toBe(404);
});

it('asked twice it is one request, which the desk reads with names and reason', async () => {
  const [primeiro, segundo] = [
    await pedirSaida(fiador),
    await pedirSaida(fiador, 'Outra razão, mais longa.'),
  ];
  expect([primeiro.status, segundo.status]).toEqual([200, 200]);
  expect(segundo.corpo()).toEqual(primeiro.corpo());
  expect(await naFila()).toMatchObject([
    { contratoId: contrato, fiador: fiador.nome, estudante: estudante.nome, motivo: 'Vou me mudar do país.' },
  ]);
});

it('it is answered once, leaves the list, and the guarantor reads the answer', async () => {
  const id = (await naFila())[0]?.id ?? '';
  expect((await responder(id)).status).toBe(204);
  expect((await responder(id)).status).toBe(409);
  expect(await naFila()).toEqual([]);
  const meus = await pedir({ metodo: 'GET', url: '/api/financeiro/f/pedidos-de-saida', token: fiador.token });
  expect(meus.corpo<PedidoDeSaida[]>()).toMatchObject([{ resposta: 'Precisamos de outro fiador antes.' }]);
  expect((await pedirSaida(fiador)).corpo<PedidoDeSaida>().resposta).toBe(null);
});

it('both are told of the answer, and neither of its words', async () => {
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['modelo', 'conta_id', 'texto'])
    .where('modelo', 'in', ['saida-respondida', 'saida-respondida-estudante'])
    .where('canal', '=', 'email')
    .orderBy('modelo')
    .execute();
  expect(mensagens.map(({ modelo, conta_id }) => [modelo, conta_id])).toEqual([
    ['saida-respondida', fiador.contaId],
    ['saida-respondida-estudante', estudante.contaId],
  ]);
  for (const { texto } of mensagens) {
    expect(texto).not.toContain('outro fiador antes');
    expect(texto).not.toContain('me mudar');
  }
});
