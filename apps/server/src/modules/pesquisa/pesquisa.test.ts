import type { rotaResultadosDasPesquisas } from '@credito/api/pesquisa.rotas';
import type { Resposta } from '@credito/api/rota';
import { beforeAll, expect, it } from 'vitest';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarConta, criarOperador, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const CAMPANHA = 'solicitacao-enviada';

let estudante: ContaDeTeste;
let outra: ContaDeTeste;

beforeAll(async () => {
  estudante = (await solicitacaoEmAnalise(servidor, 810)).estudante;
  outra = await criarConta(servidor, MARINA);
});

const responder = (token: string, body: unknown) =>
  pedir({ metodo: 'POST', url: '/api/respostas-usuarios', token, body });
const devida = async () =>
  (await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: estudante.token })).corpo<{
    pesquisa: string | null;
  }>().pesquisa;
const respostas = () => db.selectFrom('resposta_de_pesquisa').selectAll().execute();

it('is due while the request is analysed, and nobody else is asked', async () => {
  expect(await devida()).toBe(CAMPANHA);
  const semPedido = await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: outra.token });
  expect(semPedido.corpo()).toMatchObject({ pesquisa: null });
});

it.each([
  [[], 400],
  [[{ campaignId: CAMPANHA, nota: 0 }], 400],
  [[{ campaignId: CAMPANHA, nota: 6 }], 400],
  [[{ campaignId: CAMPANHA, nota: '5' }], 400],
  [[{ campaignId: CAMPANHA, nota: 5, comentario: 'x'.repeat(1_001) }], 400],
  [[{ campaignId: 'inventada', nota: 5 }], 404],
  [{ campaignId: CAMPANHA, nota: 5 }, 400],
])('refuses %j', async (corpo, status) => {
  expect((await responder(estudante.token, corpo)).status).toBe(status);
  expect(await respostas()).toEqual([]);
});

it('counts once per person, and the first answer stays', async () => {
  const nota = (valor: number) => [{ campaignId: CAMPANHA, nota: valor, comentario: ' Simples. ' }];
  const envios = await Promise.all([5, 5, 5].map((valor) => responder(estudante.token, nota(valor))));
  expect(envios.map(({ status }) => status)).toEqual([204, 204, 204]);
  await responder(estudante.token, nota(1));
  expect(await respostas()).toEqual([
    expect.objectContaining({
      nota: 5,
      comentario: 'Simples.',
      pergunta: 'Como foi pedir o seu crédito até aqui?',
    }),
  ]);
  expect(await devida()).toBeNull();
  const url = `/api/campanhas/${CAMPANHA}?email=${estudante.email}`;
  expect((await pedir({ metodo: 'GET', url, token: estudante.token })).corpo()).toMatchObject({
    respondida: true,
  });
});

it('skipping is remembered and is no answer', async () => {
  const url = `/api/campanhas/${CAMPANHA}/dispensa`;
  for (let vez = 0; vez < 2; vez += 1)
    expect((await pedir({ metodo: 'POST', url, token: outra.token })).status).toBe(204);
  expect((await respostas()).map(({ nota }) => nota).sort()).toEqual([5, null]);
});

it('staff with reports sees the distribution and the comments, without names', async () => {
  const url = '/api/gestao/pesquisas';
  const administrador = (await criarOperador(servidor, 'administrador')).token;
  const analista = (await criarOperador(servidor, 'analista')).token;
  expect((await pedir({ metodo: 'GET', url, token: analista })).status).toBe(403);
  const resultado = await pedir({ metodo: 'GET', url, token: administrador });
  const [campanha] = resultado.corpo<Resposta<typeof rotaResultadosDasPesquisas>>().campanhas;
  expect(campanha).toMatchObject({ respostas: 1, dispensas: 1, media: 5 });
  expect(campanha?.distribuicao.map(({ quantas }) => quantas)).toEqual([0, 0, 0, 0, 1]);
  expect(campanha?.comentarios).toEqual([expect.objectContaining({ nota: 5, texto: 'Simples.' })]);
  expect(resultado.texto).not.toContain(estudante.nome);
});
