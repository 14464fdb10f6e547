import type { Resposta } from '@credito/api/rota';
import type { rotaMinhasSolicitacoes } from '@credito/api/solicitacao.rotas';
import type { rotaStatusPorId } from '@credito/api/solicitacao-status.rotas';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { abrirConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;
await semearCatalogo(db);

const ler = ({ token }: ContaDeTeste, url: string) => pedir({ metodo: 'GET', url: `/api${url}`, token });
const minhas = async (conta: ContaDeTeste) =>
  (await ler(conta, '/solicitacao/s/minhas')).corpo<Resposta<typeof rotaMinhasSolicitacoes>>().solicitacoes;

async function cancelar(conta: ContaDeTeste, id: number) {
  const body = { cpf: conta.cpf, usrId: conta.contaId, solId: id, motId: 1 };
  const { status } = await pedir({
    metodo: 'POST',
    url: '/api/v1/portal/solicitacoesweb/cancelar',
    token: conta.token,
    body,
  });
  expect(status).toBe(200);
}

it('a request that was handed in and cancelled is found beside the next one, with what is kept of it', async () => {
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 8_600, CURSO_SIMPLES);
  relogio.avancar({ minutos: 5 });
  const canceladaEm = relogio.agora();
  await cancelar(estudante, id);
  expect(await minhas(estudante)).toMatchObject([{ id, desfecho: 'cancelada', onde: 'anterior' }]);
  relogio.avancar({ minutos: 5 });
  const nova = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });

  const lista = await minhas(estudante);
  expect(lista).toMatchObject([
    { id: nova.id, desfecho: 'em-andamento', onde: 'status', enviadaEm: null, encerradaEm: null },
    {
      id,
      desfecho: 'cancelada',
      onde: 'anterior',
      rotulo: 'Sua solicitação foi cancelada.',
      semestre: expect.stringMatching(/semestre de \d{4}/),
      enviadaEm: expect.any(String),
      encerradaEm: canceladaEm.toISOString(),
      arquivosAte: new Date(canceladaEm.getTime() + 30 * 86_400_000).toISOString(),
    },
  ]);
  for (const caminho of ['linha-do-tempo', 'copia-declarada', 'status'])
    expect((await ler(estudante, `/solicitacao/s/${caminho}/${id}`)).status).toBe(200);
  const status = (await ler(estudante, `/solicitacao/s/status/${id}`)).corpo<
    Resposta<typeof rotaStatusPorId>
  >();
  expect(status).toMatchObject({ siglaStatusCadastro: 'CAN', temCopia: true });
  // A guarantee is nobody's own request.
  if (!fiador) throw new Error('no guarantor');
  expect(await minhas(fiador)).toEqual([]);
});

it('nobody finds the requests of somebody else', async () => {
  const ana = await criarConta(servidor, pessoaNumero(8_610));
  const outra = await criarConta(servidor, pessoaNumero(8_611));
  const { id } = await criarSolicitacao(servidor, ana, { curso: CURSO_SIMPLES });
  const { codFiador } = await indicarFiador(servidor, ana, outra);
  await abrirConvite(servidor, outra, codFiador);
  const dela = await criarSolicitacao(servidor, outra, { curso: CURSO_SIMPLES });
  expect((await minhas(ana)).map((uma) => uma.id)).toEqual([id]);
  expect((await minhas(outra)).map((uma) => uma.id)).toEqual([dela.id]);
});
