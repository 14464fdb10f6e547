/** A guarantor at the student's door (fidelity, portal 6). */
import { expect, it } from 'vitest';
import { indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();

const statusDe = async ({ token }: { token: string }) =>
  (await servidor.pedir({ metodo: 'GET', url: '/api/solicitacao/status', token })).corpo<{
    pagina: string;
    garante: boolean;
  }>();

it('is led to the start, which names the guarantor’s portal, and not into a request of their own', async () => {
  const estudante = await criarConta(servidor, pessoaNumero(1));
  const convidada = await criarConta(servidor, pessoaNumero(2));
  expect(await statusDe(convidada)).toMatchObject({ pagina: '/universidade-curso', garante: false });
  await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  await indicarFiador(servidor, estudante, convidada);
  expect(await statusDe(convidada)).toMatchObject({ pagina: '/inicio', garante: true });
  await criarSolicitacao(servidor, convidada, { curso: CURSO_SIMPLES });
  expect(await statusDe(convidada)).toMatchObject({ pagina: '/status', garante: false });
});
