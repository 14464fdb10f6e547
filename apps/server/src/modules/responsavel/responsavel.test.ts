import { MAXIMO_DE_ENVIOS } from '@credito/domain/responsavel/autorizacao';
import { describe, expect, it } from 'vitest';
import { ANA, criarConta, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SEM_FIADOR, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const { id } = await criarSolicitacao(servidor, ana, { curso: CURSO_SEM_FIADOR });
await preencherPessoa(servidor, ana, id, { respostas: { dataNascimento: '2009-05-10' } });

// Days pass in here, and nobody logs in again.
const ANO_QUE_VEM = new Date('2027-11-27T15:00:00Z');
await db.updateTable('sessao').set({ token_expira_em: ANO_QUE_VEM, expira_em: ANO_QUE_VEM }).execute();

const CPF_DE_HELENA = '45317828791';

const cartas = (destino = 'helena@exemplo.com.br') =>
  db
    .selectFrom('mensagem')
    .selectAll()
    .where('modelo', '=', 'responsavel-autorizacao')
    .where('destino', '=', destino)
    .orderBy('criada_em')
    .orderBy('chave_unica')
    .execute();
const codigoDa = (texto: string | undefined) => /#codigo=([\w-]{43})/.exec(texto ?? '')?.[1] ?? '';
const ultimoCodigo = async (destino?: string) => codigoDa((await cartas(destino)).at(-1)?.texto);
const consultar = (codigo: string, cpf?: string) =>
  pedir({ metodo: 'POST', url: '/api/responsavel/autorizacao/consulta', body: { codigo, cpf } });
const reenviar = (token = ana.token) =>
  pedir({ metodo: 'POST', url: `/api/responsavel/autorizacao/${id}/reenvio`, token });
const concluir = () =>
  pedir({ metodo: 'PUT', url: `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`, token: ana.token });
const status = async () =>
  (await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: ana.token })).corpo<{
    autorizacaoDoResponsavel: { situacao: string } | null;
    faltaAutorizacao: boolean;
    total: number;
  }>();
const vigentes = () =>
  db.selectFrom('autorizacao_responsavel').selectAll().where('revogada_em', 'is', null).execute();

async function responder(codigo: string, resposta: 'autorizada' | 'recusada', alteracoes = {}) {
  const { autorizacao } = (await consultar(codigo, CPF_DE_HELENA)).corpo<{
    autorizacao: { versao: string; sha256: string } | null;
  }>();
  return pedir({
    metodo: 'POST',
    url: '/api/responsavel/autorizacao',
    body: {
      codigo,
      cpf: CPF_DE_HELENA,
      resposta,
      versao: autorizacao?.versao ?? '',
      sha256: autorizacao?.sha256 ?? '0'.repeat(64),
      ...alteracoes,
    },
    cabecalhos: { 'user-agent': 'Navegador da Helena' },
  });
}

async function mudarResponsavel(alteracoes: Record<string, unknown>, passo = 'dados-do-responsavel') {
  relogio.avancar({ segundos: 1 });
  const { versao } = await db
    .selectFrom('participante')
    .select('versao')
    .where('solicitacao_id', '=', id)
    .executeTakeFirstOrThrow();
  return pedir({
    metodo: 'PUT',
    url: '/api/solicitacaoCredito/preencherDadosComplementares',
    token: ana.token,
    body: { idSolicitacao: id, tipoPessoa: 'estudante', passo, versao, alteracoes },
  });
}

describe("a minor's legal guardian", () => {
  it('is written to once the student has said who it is, at the declared address', async () => {
    expect(await cartas()).toHaveLength(1);
    const [carta] = await cartas();
    expect(carta).toMatchObject({ conta_id: null, solicitacao_id: id, canal: 'email' });
    expect(`${carta?.texto}${carta?.assunto}`).not.toMatch(/R\$|%|\d{11}/);
    expect((await vigentes())[0]?.codigo_hash.toString('base64url')).not.toBe(await ultimoCodigo());
  });

  it('keeps the request from being handed in until there is an answer', async () => {
    expect(await status()).toMatchObject({
      autorizacaoDoResponsavel: { nome: 'Helena Lima Duarte', situacao: 'pendente' },
      faltaAutorizacao: true,
      total: 100,
    });
    const resposta = await concluir();
    expect(resposta.status).toBe(409);
    expect(resposta.corpo().message).toBe(
      'Falta a autorização do responsável legal para concluir a solicitação.',
    );
  });

  it('sees whose request it is only with the declared CPF, and reading changes nothing', async () => {
    const codigo = await ultimoCodigo();
    const sem = await consultar(codigo);
    expect(sem.corpo()).toMatchObject({ estudante: 'Ana', autorizacao: null });
    expect(sem.texto).not.toContain("Sant'Anna");
    const errado = await consultar(codigo, ANA.cpf);
    expect(errado.status).toBe(422);
    expect(errado.corpo()).toMatchObject({ campos: [{ campo: 'cpf' }] });
    const certo = await consultar(codigo, CPF_DE_HELENA);
    expect(certo.corpo()).toMatchObject({
      estudante: ANA.nome,
      autorizacao: { responsavel: 'Helena Lima Duarte' },
    });
    expect((await vigentes())[0]).toMatchObject({ resposta: null, respondida_em: null });
  });

  it('is not guessed: the code is nobody’s, or the CPF was tried ten times', async () => {
    expect((await consultar('a'.repeat(43))).status).toBe(404);
    const codigo = await ultimoCodigo();
    const tentativas = await Promise.all(Array.from({ length: 11 }, () => consultar(codigo, ANA.cpf)));
    expect(tentativas.filter((resposta) => resposta.status === 429).length).toBeGreaterThan(0);
    relogio.avancar({ segundos: 3_600 });
    expect((await consultar(codigo, CPF_DE_HELENA)).status).toBe(200);
  });

  it('gets the same link again when the student asks for it, not at once and not from anybody else', async () => {
    const antes = await ultimoCodigo();
    expect((await reenviar(otavio.token)).status).toBe(404);
    expect((await reenviar()).status).toBe(200);
    expect((await cartas()).map(({ texto }) => codigoDa(texto))).toEqual([antes, antes]);
    const cedo = await reenviar();
    expect(cedo.status).toBe(429);
    expect(await cartas()).toHaveLength(2);
  });

  it('gets another link when the e-mail changes, and the first one dies', async () => {
    const antes = await ultimoCodigo();
    expect((await mudarResponsavel({ emailResponsavel: 'helena.lima@exemplo.com.br' })).status).toBe(200);
    expect((await consultar(antes)).status).toBe(410);
    const nova = await ultimoCodigo('helena.lima@exemplo.com.br');
    expect((await consultar(nova)).status).toBe(200);
    await mudarResponsavel({ emailResponsavel: 'helena@exemplo.com.br' });
    expect(await vigentes()).toHaveLength(1);
  });

  it('must answer in time', async () => {
    const codigo = await ultimoCodigo();
    relogio.avancar({ segundos: 15 * 24 * 3_600 });
    const resposta = await consultar(codigo);
    expect(resposta.status).toBe(410);
    expect(resposta.corpo().message).toContain('venceu');
    expect((await status()).autorizacaoDoResponsavel?.situacao).toBe('vencida');
    expect((await reenviar()).status).toBe(200);
    expect((await consultar(codigo)).status).toBe(200);
  });

  it('may refuse, which the student reads, and be asked once more', async () => {
    const codigo = await ultimoCodigo();
    expect((await responder(codigo, 'recusada')).status).toBe(204);
    expect((await status()).autorizacaoDoResponsavel?.situacao).toBe('recusada');
    expect((await concluir()).status).toBe(409);
    relogio.avancar({ segundos: 600 });
    expect((await reenviar()).status).toBe(200);
    expect(await ultimoCodigo()).not.toBe(codigo);
    expect((await consultar(codigo)).status).toBe(410);
  });

  it('agrees to the text of today, not to another one', async () => {
    const resposta = await responder(await ultimoCodigo(), 'autorizada', { sha256: 'f'.repeat(64) });
    expect(resposta.status).toBe(409);
    expect((await vigentes())[0]?.resposta).toBeNull();
  });

  it('authorises once, however many times it is clicked, with text, moment and origin on record', async () => {
    const codigo = await ultimoCodigo();
    const respostas = await Promise.all(Array.from({ length: 5 }, () => responder(codigo, 'autorizada')));
    expect(respostas.map((resposta) => resposta.status).sort()).toEqual([204, 410, 410, 410, 410]);
    const [linha] = await vigentes();
    expect(linha).toMatchObject({
      resposta: 'autorizada',
      respondida_em: relogio.agora(),
      texto_versao: '2026-11-d',
      endereco_ip: '127.0.0.1',
      agente: 'Navegador da Helena',
    });
    expect(linha?.texto).toContain(ANA.nome);
    expect((await status()).faltaAutorizacao).toBe(false);
    expect((await reenviar()).status).toBe(409);
    const avisos = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'responsavel-autorizada')
      .execute();
    expect(avisos).toEqual([{ destino: ANA.email }]);
  });

  it('authorised somebody else’s guardianship no more: another CPF asks again', async () => {
    expect((await mudarResponsavel({ cpfResponsavel: '86288366757' })).status).toBe(200);
    expect((await status()).faltaAutorizacao).toBe(true);
    await mudarResponsavel({ cpfResponsavel: CPF_DE_HELENA });
    expect((await status()).faltaAutorizacao).toBe(true);
    expect((await responder(await ultimoCodigo(), 'autorizada')).status).toBe(204);
  });

  it('lets the request be handed in, and the declared copy names the consent', async () => {
    expect((await concluir()).status).toBe(200);
    const { conteudo } = await db
      .selectFrom('copia_declarada')
      .select('conteudo')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(conteudo).toMatchObject({ autorizacaoDoResponsavel: { id: (await vigentes())[0]?.id } });
  });

  it('is not written to without end', async () => {
    await db
      .updateTable('autorizacao_responsavel')
      .set({ envios: MAXIMO_DE_ENVIOS, resposta: null, respondida_em: null })
      .where('revogada_em', 'is', null)
      .execute();
    await db.updateTable('solicitacao').set({ sigla: 'RDC' }).where('id', '=', id).execute();
    relogio.avancar({ segundos: 600 });
    expect((await reenviar()).status).toBe(429);
  });
});
