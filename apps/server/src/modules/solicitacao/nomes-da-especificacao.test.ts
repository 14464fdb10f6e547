/** What a client that was written to the specification reads (fidelity, portal 22 and D20). */
import { expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();

const carregar = async ({ token }: { token: string }, id: number) =>
  (await servidor.pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/carregar?id=${id}`, token })).corpo<
    Record<string, Record<string, unknown>>
  >();

it('has every field under its name, and nothing of a part that is not the reader’s', async () => {
  const estudante = await criarConta(servidor, pessoaNumero(1));
  const fiador = await criarConta(servidor, pessoaNumero(2));
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  await preencherPessoa(servidor, estudante, id);
  const { codFiador } = await indicarFiador(servidor, estudante, fiador);
  await aceitarConvite(servidor, fiador, codFiador);
  await preencherPessoa(servidor, fiador, id, { tipoPessoa: 'fiador' });
  const vista = await carregar(estudante, id);
  const celular = { ddd: estudante.telefone.slice(0, 2), telefone: estudante.telefone.slice(2) };
  expect(vista).toMatchObject({
    grauParentescoFiador1: 'TIO',
    grauParentescoFiador2: null,
    aceiteFiador1: true,
    aceiteFiador2: null,
    statusEstudante: 'N',
    statusFiador: 'N',
    statusPreenchimentoFiador: expect.any(String),
    doisFiadores: 'NAO',
    enderecos: { RESIDENCIAL: { cep: '01310100', numero: '1000' } },
    agendaSocial: { status: null },
    pwa: 'S',
    estudante: {
      nacionalidade: 'BRASILEIRA',
      nomeMae: expect.any(String),
      estadoCivil: 'SOLTEIRO',
      contatos: { CELULAR: celular, RESIDENCIAL: celular },
    },
    // Who accepted is read by nobody else: neither the income nor what proves it.
    tipoRenda: null,
    fiador: { renda: null, dataNascimento: null, estadoCivil: null },
  });
  const doFiador = await carregar(fiador, id);
  expect(doFiador).toMatchObject({
    tipoRenda: 'A',
    fiador: { renda: expect.any(Number), estadoCivil: 'SOLTEIRO' },
    estudante: { nomeMae: null, nrFamiliar: null },
    enderecos: { RESIDENCIAL: null },
    responsavelLegal: null,
  });
});
