/** What is saved of a spouse is compared with people whom the person does not know: nobody finds them out by trying. */
import { describe, expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { type ContaDeTeste, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;

interface Cena {
  estudante: ContaDeTeste;
  /** Accepted, so that the contact is no longer the student's to know. */
  fiador: ContaDeTeste;
  solicitacaoId: number;
}

async function cena(numero: number): Promise<Cena> {
  const estudante = await criarConta(servidor, pessoaNumero(numero));
  const fiador = await criarConta(servidor, pessoaNumero(numero + 100));
  const { id: solicitacaoId } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  const { codFiador } = await indicarFiador(servidor, estudante, fiador);
  await aceitarConvite(servidor, fiador, codFiador);
  await preencherPessoa(servidor, estudante, solicitacaoId, { respostas: { estadoCivil: 'CASADO' } });
  return { estudante, fiador, solicitacaoId };
}

const versao = ({ solicitacaoId }: Cena) =>
  db
    .selectFrom('participante')
    .select('versao')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow()
    .then((linha) => linha.versao);

async function salvar(atual: Cena, passo: string, alteracoes: Record<string, unknown>) {
  return pedir({
    metodo: 'PUT',
    url: '/api/solicitacaoCredito/preencherDadosComplementares',
    token: atual.estudante.token,
    body: {
      idSolicitacao: atual.solicitacaoId,
      tipoPessoa: 'estudante',
      passo,
      versao: await versao(atual),
      alteracoes,
    },
  });
}

async function corrigir(atual: Cena, formulario: Record<string, unknown>) {
  return pedir({
    metodo: 'PUT',
    url: `/api/solicitacao/pendencias/${atual.solicitacaoId}/dados-pessoais/estudante`,
    token: atual.estudante.token,
    body: {
      cepEndereco: '01310-100',
      endereco: 'Avenida Paulista',
      numeroEndereco: '2000',
      bairroEndereco: 'Bela Vista',
      cidadeEndereco: 'São Paulo',
      ufEndereco: 'SP',
      versao: await versao(atual),
      ...formulario,
    },
  });
}

const JA_USADO = 'Este e-mail já é usado por outra pessoa. Informe o e-mail do cônjuge do estudante.';

describe('a contact that is somebody’s whom the student does not know', () => {
  it('may be tried only so often as a spouse’s, counted with naming guarantors; other answers are saved', async () => {
    const atual = await cena(1);
    const tentar = () => salvar(atual, 'email-do-conjuge', { emailConjuge: atual.fiador.email });
    const indicar = () =>
      pedir({
        metodo: 'GET',
        url: `/api/usuario/valida-fiador?email=x%40exemplo.com&cpf=${pessoaNumero(90).cpf}`,
        token: atual.estudante.token,
      });
    expect((await tentar()).corpo()).toMatchObject({ status: 422, message: JA_USADO });
    for (let vez = 0; vez < 60; vez += 1) await tentar();
    for (const perguntar of [tentar, indicar]) expect((await perguntar()).status).toBe(429);
    expect((await salvar(atual, 'grupo-familiar', { nrFamiliar: 3 })).status).toBe(200);
  });

  it('is not found out by correcting either', async () => {
    const atual = await cena(2);
    await db
      .updateTable('solicitacao')
      .set({ sigla: 'RDC', status_solicitacao: 'REPROVADO_DADOS_COMPLEMENTARES' })
      .where('id', '=', atual.solicitacaoId)
      .execute();
    const tentar = () =>
      corrigir(atual, {
        estadoCivilPessoa: 'CASADO',
        nomeConjuge: 'Beatriz Moura Reis',
        cpfConjuge: '153.509.460-56',
        emailConjuge: atual.fiador.email,
      });
    expect((await tentar()).corpo()).toMatchObject({ status: 422, message: JA_USADO });
    for (let vez = 0; vez < 60; vez += 1) await tentar();
    expect((await tentar()).status).toBe(429);
    expect(
      (await corrigir(atual, { estadoCivilPessoa: 'SOLTEIRO', uniaoEstavelPessoa: 'SEM_UNIAO' })).status,
    ).toBe(200);
  });
});
