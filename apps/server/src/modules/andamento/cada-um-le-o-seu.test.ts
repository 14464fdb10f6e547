import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { Resposta } from '@credito/api/rota';
import type { rotaStatusPorId } from '@credito/api/solicitacao-status.rotas';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { naAnaliseDeDoisFiadores } from '../../../test/dois-fiadores.ts';
import { abrirConvite, aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa, devolver } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir, relogio } = servidor;
await semearCatalogo(db);
const { token: analista } = await criarOperador(servidor, 'analista');
const { token: daSerra } = await criarOperadorDa(servidor, 'UNISERRA');

async function ler<T>({ token }: ContaDeTeste, url: string): Promise<T> {
  const resposta = await pedir({ metodo: 'GET', url, token });
  expect(resposta.status).toBe(200);
  return resposta.corpo<T>();
}
const linhaDe = (conta: ContaDeTeste, id: number) =>
  ler<LinhaDoTempoDaApi>(conta, `/api/solicitacao/s/linha-do-tempo/${id}`);
const statusDe = (conta: ContaDeTeste, id: number) =>
  ler<Resposta<typeof rotaStatusPorId>>(conta, `/api/solicitacao/s/status/${id}`);
const titulos = ({ marcos }: LinhaDoTempoDaApi) => marcos.map(({ titulo }) => titulo);

const DEVOLVIDO = 'Pendências encontradas nos dados do fiador';
const PRONTA = 'A sua parte está pronta. A solicitação espera por outra pessoa.';

/** Everything that tells a guarantor of the request and of their own part. */
async function oQueLe(conta: ContaDeTeste, id: number, pessoaId: string, tipoPessoa: string) {
  const lidas = [
    `/fiador/garantias`,
    `/fiador/garantias/${pessoaId}`,
    `/solicitacaoCredito/carregar?id=${id}`,
    `/solicitacao/s/status/${id}`,
    `/solicitacao/s/linha-do-tempo/${id}`,
    `/solicitacao/status-ies/${id}`,
    `/solicitacao/pendencias/${id}`,
    `/solicitacao/pendencias/${id}/${tipoPessoa}`,
  ].map((url) => ler<unknown>(conta, `/api${url}`));
  return JSON.stringify(await Promise.all(lidas));
}
const DA_CORRECAO = /RAF|REPROVADO|EM_CORRECAO|reprovad|"corrigivel":true|endências/;

it('a guarantor with nothing to correct reads nothing of what the other one has to', async () => {
  const { id, fiadores } = await naAnaliseDeDoisFiadores(
    servidor,
    { daInstituicao: daSerra, analista },
    8_100,
  );
  const [{ conta: quiteria }, { conta: renato }] = fiadores;
  relogio.avancar({ minutos: 5 });
  await devolver(servidor, analista, id, {
    acao: 'devolverFiador',
    tipoPessoa: 'fiador2',
    recusas: [{ tipoDocumento: 'SELFIE' }],
  });
  expect(await statusDe(quiteria, id)).toMatchObject({
    motivos: [],
    documentosRejeitados: [],
    siglaStatusCadastro: 'PAF',
    total: 100,
    fiadores: { percentual: 100 },
  });
  const linha = await linhaDe(quiteria, id);
  expect(titulos(linha)).not.toContain(DEVOLVIDO);
  for (const dela of [JSON.stringify(linha), JSON.stringify(await statusDe(quiteria, id))])
    expect(dela).not.toContain('endências');
  const aviso = await statusDe(renato, id);
  expect(aviso.rotulo).toBe('A análise pediu correções nos seus dados. Corrija para continuar.');
  expect(aviso.documentosRejeitados).toMatchObject([{ tipoDocumento: 'SELFIE' }]);
  expect(titulos(await linhaDe(renato, id))).toContain(DEVOLVIDO);

  await db
    .updateTable('participante')
    .set({ status_preenchimento: 'AGUARDANDO_ANALISE' })
    .where('conta_id', '=', quiteria.contaId)
    .execute();
  expect((await statusDe(quiteria, id)).rotulo).toBe(PRONTA);
  expect((await linhaDe(quiteria, id)).agora).toMatchObject({
    titulo: PRONTA,
    quem: 'Outra pessoa da solicitação',
  });
  expect(await oQueLe(quiteria, id, fiadores[0].pessoaId, 'fiador')).not.toMatch(DA_CORRECAO);
  expect(await oQueLe(renato, id, fiadores[1].pessoaId, 'fiador2')).toMatch(/"RAF".*"corrigivel":true/);

  await db
    .updateTable('solicitacao')
    .set({ sigla: 'PAF', status_solicitacao: 'PENDENTE_ANALISE_FIADOR' })
    .execute();
  await db
    .insertInto('historico')
    .values({
      solicitacao_id: id,
      em: relogio.agora(),
      acao: 'concluirCorrecao',
      ator: 'fiador',
      sigla: 'PAF',
      sigla_anterior: 'RAF',
      status_solicitacao: 'PENDENTE_ANALISE_FIADOR',
      motivos: '[]',
    })
    .execute();
  expect(await oQueLe(quiteria, id, fiadores[0].pessoaId, 'fiador')).not.toMatch(DA_CORRECAO);
});

it('who takes the place of a refused guarantor knows nothing of the one before', async () => {
  const { id, estudante } = await solicitacaoEmAnalise(servidor, 8_110, CURSO_SIMPLES);
  await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
  relogio.avancar({ minutos: 5 });
  await devolver(servidor, analista, id, {
    acao: 'devolverFiador',
    tipoPessoa: 'fiador',
    recusas: [{ tipoDocumento: 'SELFIE' }],
  });
  relogio.avancar({ minutos: 5 });
  const lista = await ler<FiadoresDaSolicitacao>(estudante, `/api/solicitacaoCredito/${id}/fiadores`);
  const saida = await pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${id}/excluirFiador/fiador`,
    token: estudante.token,
    body: { marca: lista.fiadores[0]?.marca },
  });
  expect(saida.status).toBe(200);
  relogio.avancar({ minutos: 5 });
  const convidadoEm = relogio.agora().toISOString();
  const novo = await criarConta(servidor, pessoaNumero(8_111));
  const { codFiador } = await indicarFiador(servidor, estudante, novo);
  await abrirConvite(servidor, novo, codFiador);
  const vinculado = await linhaDe(novo, id);
  expect(JSON.stringify(vinculado)).not.toContain('endências');
  expect(vinculado.agora).toMatchObject({ titulo: 'Falta o seu aceite.', quem: 'Você', desde: convidadoEm });
  expect(await statusDe(novo, id)).toMatchObject({ rotulo: 'Falta o seu aceite.', motivos: [] });

  relogio.avancar({ minutos: 5 });
  await aceitarConvite(servidor, novo, codFiador);
  expect((await linhaDe(novo, id)).agora?.titulo).toBe('Falta a sua parte.');
  await preencherPessoa(servidor, novo, id, { tipoPessoa: 'fiador' });
  await avisarQueTerminou(estudante, novo, id);
  // The correction that they took part in is theirs; the refusal before it is not.
  const depois = titulos(await linhaDe(novo, id));
  expect(depois).toContain('Correção enviada');
  expect(depois).not.toContain(DEVOLVIDO);
  expect(titulos(await linhaDe(estudante, id))).toContain('Pendências encontradas na parte do fiador');
});

async function avisarQueTerminou(estudante: ContaDeTeste, fiador: ContaDeTeste, id: number) {
  const { fiadores } = await ler<FiadoresDaSolicitacao>(estudante, `/api/solicitacaoCredito/${id}/fiadores`);
  const concluida = await pedir({
    metodo: 'PUT',
    url: '/api/solicitacao/alterar-status-preenchimento/tipo-pessoa/fiador',
    token: fiador.token,
    body: {
      idSolicitacao: id,
      statusPreenchimento: 'AGUARDANDO_ANALISE',
      marca: fiadores[0]?.marca,
    },
  });
  expect(concluida.status).toBe(200);
}

it('guarantors learn nothing of the guardian of a minor, only that something is the student’s turn', async () => {
  const estudante = await criarConta(servidor, pessoaNumero(8_120));
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  await preencherPessoa(servidor, estudante, id, { respostas: { dataNascimento: '2009-05-10' } });
  const fiador = await criarConta(servidor, pessoaNumero(8_121));
  const { codFiador } = await indicarFiador(servidor, estudante, fiador);
  await abrirConvite(servidor, fiador, codFiador);
  relogio.avancar({ minutos: 5 });
  const recusadaEm = relogio.agora();
  await db
    .updateTable('autorizacao_responsavel')
    .set({
      resposta: 'recusada',
      respondida_em: recusadaEm,
      texto: 'x',
      texto_versao: '1',
      texto_sha256: Buffer.from('x'),
    })
    .execute();
  const lido = async () => JSON.stringify([await linhaDe(fiador, id), await statusDe(fiador, id)]);
  expect((await linhaDe(fiador, id)).agora?.desde).not.toBe(recusadaEm.toISOString());
  expect(await lido()).not.toMatch(/respons[aá]vel legal/i);
  expect(await statusDe(fiador, id)).toMatchObject({
    faltaAutorizacao: false,
    autorizacaoDoResponsavel: null,
  });

  relogio.avancar({ minutos: 5 });
  await aceitarConvite(servidor, fiador, codFiador);
  await preencherPessoa(servidor, fiador, id, { tipoPessoa: 'fiador' });
  expect((await statusDe(fiador, id)).rotulo).toBe(
    'A sua parte está pronta. Falta avisar que você terminou.',
  );
  await avisarQueTerminou(estudante, fiador, id);
  expect(await lido()).not.toMatch(/respons[aá]vel legal/i);
  const espera = 'Está tudo preenchido. Aguardando uma etapa do estudante.';
  expect(await statusDe(fiador, id)).toMatchObject({ rotulo: espera, faltaAutorizacao: false });
  expect((await linhaDe(fiador, id)).agora).toMatchObject({
    titulo: 'Está tudo preenchido. Aguardando uma etapa de Pessoa.',
    quem: 'Pessoa',
  });
  expect(await statusDe(estudante, id)).toMatchObject({ faltaAutorizacao: true });
  expect(titulos(await linhaDe(estudante, id))).toContain('Autorização pedida ao seu responsável legal');
});
