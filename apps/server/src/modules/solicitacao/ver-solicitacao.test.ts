import { describe, expect, it } from 'vitest';
import { abrirConvite, aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, criarConta, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_COM_DOIS_FIADORES,
  criarSolicitacao,
  inserirDocumento,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const marina = await criarConta(servidor, MARINA);

const carregar = (token: string, id?: number) =>
  pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/carregar${id ? `?id=${id}` : ''}`, token });
const status = (token: string, id?: number) =>
  pedir({ metodo: 'GET', url: id ? `/api/solicitacao/s/status/${id}` : '/api/solicitacao/status', token });

const { id } = await criarSolicitacao(servidor, ana, { curso: CURSO_COM_DOIS_FIADORES });
await preencherPessoa(servidor, ana, id);
const fiadorId = servidor.contexto.aleatorio.uuid();
await db
  .insertInto('participante')
  .values({
    id: fiadorId,
    solicitacao_id: id,
    tipo_pessoa: 'fiador',
    conta_id: otavio.contaId,
    nome: OTAVIO.nome,
    cpf: OTAVIO.cpf,
    email: OTAVIO.email,
    telefone: OTAVIO.telefone,
    respostas: JSON.stringify({ rendaCentavos: 314_159_265 }),
    criado_em: servidor.relogio.agora(),
    atualizado_em: servidor.relogio.agora(),
  })
  .execute();

describe('the request as each person sees it', () => {
  it('shows the student their own data and only name, contact and state of the guarantor', async () => {
    const resposta = await carregar(ana.token);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      id,
      leitor: 'estudante',
      maximoDeFiadores: 2,
      universidade: { nome: 'Universidade Serra Azul', exigeMatricula: 'SIM', semFiador: 'NAO' },
      estudante: { editavel: true, dados: { respostas: { dataNascimento: '1989-10-15' } } },
      fiador: { nome: OTAVIO.nome, email: OTAVIO.email, editavel: false, dados: null },
      fiador2: null,
    });
    expect(resposta.texto).not.toContain('314159265');
  });

  it('shows the guarantor their own data and nothing but the name of the student', async () => {
    const resposta = await carregar(otavio.token);
    expect(resposta.corpo()).toMatchObject({
      leitor: 'fiador',
      fiador: { dados: { respostas: { rendaCentavos: 314_159_265 } } },
      estudante: { nome: ANA.nome, cpf: null, email: null, contatos: null, dados: null },
      resumo: [],
    });
    for (const dado of [ANA.cpf, ANA.email, ANA.telefone, '1989-10-15'])
      expect(resposta.texto).not.toContain(dado);
  });

  it('shows the student the contact that they typed until the guarantor accepts, never the account', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(7_301));
    const propria = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
    const elisa = pessoaNumero(7_302);
    const contaDeElisa = await criarConta(servidor, elisa);
    const inventado = { ...elisa, email: 'inventado@exemplo.com', telefone: '11900000001' };
    const { codFiador } = await indicarFiador(servidor, estudante, inventado);
    expect((await carregar(estudante.token)).corpo()).toMatchObject({
      fiador: {
        cpf: elisa.cpf,
        email: 'inventado@exemplo.com',
        contatos: { CELULAR: { ddd: '11', telefone: '900000001' } },
      },
    });
    await aceitarConvite(servidor, contaDeElisa, codFiador);
    const depois = await carregar(estudante.token, propria.id);
    expect(depois.corpo()).toMatchObject({
      fiador: { nome: elisa.nome, cpf: null, email: null, contatos: null },
    });
    for (const dado of [elisa.cpf, elisa.email, elisa.telefone.slice(2)])
      expect(depois.texto).not.toContain(dado);
    expect((await carregar(contaDeElisa.token, propria.id)).corpo()).toMatchObject({
      fiador: { email: elisa.email },
    });
  });

  it('tells a guarantor nothing of the other one, before and after the acceptance', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(7_311));
    const dois = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
    const primeira = await criarConta(servidor, pessoaNumero(7_312));
    const segunda = await criarConta(servidor, pessoaNumero(7_313));
    const daPrimeira = await indicarFiador(servidor, estudante, primeira);
    const daSegunda = await indicarFiador(servidor, estudante, segunda);
    await abrirConvite(servidor, segunda, daSegunda.codFiador);
    await aceitarConvite(servidor, primeira, daPrimeira.codFiador);
    const soVinculada = await carregar(segunda.token, dois.id);
    expect(soVinculada.corpo()).toMatchObject({
      fiador: null,
      fiador2: { nome: segunda.nome },
      autorizacaoFiador1: null,
      autorizacaoFiador2: 'NAO',
    });
    await aceitarConvite(servidor, segunda, daSegunda.codFiador);
    const umaLe = await carregar(primeira.token, dois.id);
    const outraLe = await carregar(segunda.token, dois.id);
    expect(umaLe.corpo()).toMatchObject({
      fiador: { nome: primeira.nome },
      fiador2: null,
      autorizacaoFiador1: 'SIM',
      autorizacaoFiador2: null,
    });
    expect(outraLe.corpo()).toMatchObject({ fiador: null, fiador2: { nome: segunda.nome } });
    expect(umaLe.texto).not.toContain(segunda.nome);
    expect(outraLe.texto).not.toContain(primeira.nome);
    expect((await carregar(estudante.token)).corpo()).toMatchObject({
      fiador: { nome: primeira.nome },
      fiador2: { nome: segunda.nome },
      autorizacaoFiador1: 'SIM',
      autorizacaoFiador2: 'SIM',
    });
  });

  it('answers others as if the request did not exist', async () => {
    expect((await carregar(marina.token, id)).status).toBe(404);
    expect((await carregar(marina.token, 9_999_999)).status).toBe(404);
    expect((await carregar(marina.token)).status).toBe(404);
    expect((await status(marina.token, id)).status).toBe(404);
  });
});

describe('the status of a request', () => {
  it('sends who has none to the new-request wizard', async () => {
    expect((await status(marina.token)).corpo()).toMatchObject({
      solicitacaoId: null,
      exibicao: 'nenhum',
      pagina: '/universidade-curso',
      podeIniciarSolicitacao: true,
    });
  });

  it('counts the guarantors only when everyone is complete', async () => {
    expect((await status(ana.token)).corpo()).toMatchObject({
      siglaStatusCadastro: 'PDBF',
      pagina: '/status',
      responsavel: 'fiador',
      dadosComplementares: 100,
      total: 75,
      fiadores: {
        percentual: 0,
        fiador: { nome: OTAVIO.nome, percentual: 0, identificacao: false },
        fiador2: null,
      },
    });
  });

  it('keeps the reasons about a guarantor from the student', async () => {
    await db
      .updateTable('solicitacao')
      .set({
        sigla: 'RAF',
        status_solicitacao: 'REPROVADO_ANALISE_FIADOR',
        observacao_status: 'Há pendências',
      })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('participante')
      .set({ motivos_analise: JSON.stringify([{ codigo: 'OUTRO', texto: 'Renda baixa' }]) })
      .where('id', '=', fiadorId)
      .execute();
    await inserirDocumento(servidor, {
      solicitacaoId: id,
      participanteId: fiadorId,
      contaId: otavio.contaId,
      tipoDocumento: 'CONTRACHEQUE',
      situacao: 'rejeitado',
      motivos: ['Documento ilegível'],
    });
    const doEstudante = await status(ana.token, id);
    expect(doEstudante.corpo()).toMatchObject({
      pagina: '/solicitacao-reprovada',
      motivos: [],
      documentosRejeitados: [],
      fiadores: { fiador: { documentosRejeitados: 1 } },
    });
    expect(doEstudante.texto).not.toContain('Renda baixa');
    const doFiador = await status(otavio.token, id);
    expect(doFiador.corpo()).toMatchObject({
      motivos: ['Renda baixa'],
      documentosRejeitados: [
        { tipoDocumento: 'CONTRACHEQUE', rotulo: 'Contracheque', motivos: ['Documento ilegível'] },
      ],
    });
  });
});
