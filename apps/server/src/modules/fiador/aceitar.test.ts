import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { textoDoConsentimento } from '@credito/domain/fiador/consentimento';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import { describe, expect, it } from 'vitest';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import {
  abrirConvite,
  aceitarConvite,
  corpoDoAceite,
  indicarFiador,
  pessoaNumero,
  preencherPeloFiador,
} from '../../../test/fiadores.ts';
import { enviarNovo } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { resumoDoTexto, termosDaGarantia } from './garantias.ts';

const servidor = await criarServidorDeTeste({ env: { LIMITE_CODIGOS_POR_DIA: '100' } });
const { db, contexto, relogio } = servidor;

let numero = 0;
const outraConta = () => {
  numero += 1;
  return criarConta(servidor, pessoaNumero(numero));
};

/** A student, an invited guarantor with an account, and the code of the invitation. */
async function convite() {
  const estudante = await outraConta();
  const fiador = await outraConta();
  const { id: solicitacaoId } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  const indicado = await indicarFiador(servidor, estudante, fiador);
  return { estudante, fiador, solicitacaoId, codFiador: indicado.codFiador, pessoaId: indicado.pessoaId };
}

const ler = (codFiador: string) =>
  servidor.pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` });
const vincular = (conta: { token: string }, codFiador: string) =>
  servidor.pedir({
    metodo: 'POST',
    url: '/api/fiador/convite/vincular',
    token: conta.token,
    body: { codFiador },
  });
const aceitar = (conta: { token: string }, garantiaId: string, body: unknown) =>
  servidor.pedir({
    metodo: 'POST',
    url: `/api/fiador/garantias/${garantiaId}/aceite`,
    token: conta.token,
    body,
    cabecalhos: { 'user-agent': 'Navegador do fiador' },
  });
const aceites = (participanteId: string) =>
  db.selectFrom('aceite_fiador').selectAll().where('participante_id', '=', participanteId).execute();

/** Everything that a reading could have left behind. */
async function marcasDoBanco() {
  const tabelas = ['participante', 'convite_fiador', 'aceite_fiador', 'auditoria', 'mensagem'] as const;
  const linhas = [];
  for (const tabela of tabelas) linhas.push(await db.selectFrom(tabela).selectAll().execute());
  return JSON.stringify(linhas);
}

describe('FIA-01: a link that is forwarded or opened by a robot', () => {
  it('devices 2: shows first names and the institution, nothing else of the guarantor, and changes nothing', async () => {
    const { estudante, fiador, codFiador } = await convite();
    const antes = await marcasDoBanco();
    const resposta = await ler(codFiador);
    expect(resposta.corpo()).toEqual({
      tipo: 'indicacao',
      estudante: 'Pessoa',
      convidado: 'Pessoa',
      instituicao: expect.any(String),
      valor: { porMesCentavos: 29_400, porSemestreCentavos: 176_400 },
      contrato: null,
    });
    for (const segredo of [
      fiador.cpf,
      fiador.email,
      fiador.telefone,
      fiador.nome,
      estudante.nome,
      estudante.cpf,
    ])
      expect(resposta.texto).not.toContain(segredo);
    const head = await servidor.app.inject({
      method: 'HEAD',
      url: `/api/fiador/convite?cod-fiador=${codFiador}`,
    });
    expect(head.statusCode).toBe(200);
    expect(await marcasDoBanco()).toBe(antes);
  });

  it('is worth nothing to an uncle with another CPF, nor to the student, and answers as if it did not exist', async () => {
    const { estudante, codFiador } = await convite();
    const tio = await outraConta();
    const inexistente = await vincular(tio, 'A'.repeat(43));
    for (const quem of [tio, estudante]) {
      const resposta = await vincular(quem, codFiador);
      expect(resposta.status).toBe(404);
      expect({ ...resposta.corpo(), requestId: '' }).toEqual({ ...inexistente.corpo(), requestId: '' });
    }
  });

  it('still works for the invited person two days later', async () => {
    const { codFiador, ...resto } = await convite();
    const tio = await outraConta();
    await vincular(tio, codFiador);
    relogio.avancar({ dias: 2 });
    const fiador = await novaSessao(resto.fiador);
    const resposta = await vincular(fiador, codFiador);
    expect(resposta.corpo()).toEqual({ garantiaId: resto.pessoaId, alteracaoId: null });
  });

  it('dies when the student makes a new one', async () => {
    const { estudante, fiador, codFiador, pessoaId } = await convite();
    const pedirLink = (body?: unknown) =>
      servidor.pedir({
        metodo: 'POST',
        url: `/api/solicitacao/fiador/${pessoaId}/codigo-aceite`,
        token: estudante.token,
        body,
      });
    expect((await pedirLink()).corpo()).toMatchObject({ codFiador });
    const novo = (await pedirLink({ novo: true })).corpo<{ codFiador: string }>();
    expect(novo.codFiador).not.toBe(codFiador);
    expect((await ler(codFiador)).status).toBe(404);
    expect((await vincular(fiador, codFiador)).status).toBe(404);
    expect((await vincular(fiador, novo.codFiador)).status).toBe(200);
  });

  it.each(['x', "' or 1=1 --", 'A'.repeat(44), ''])(
    'the malformed code %j is a bad request',
    async (codigo) => {
      expect((await ler(encodeURIComponent(codigo))).status).toBe(400);
    },
  );
});

describe('acceptance', () => {
  it('keeps who, when, from where, which text and which version', async () => {
    const { fiador, codFiador, solicitacaoId, estudante } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId);
    const resposta = await aceitar(fiador, garantiaId, corpo);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      aceitou: true,
      situacao: 'preenchendo',
      podeEditar: true,
      estudante: estudante.nome,
      consentimento: { aceitoEm: relogio.agora().toISOString() },
    });
    const completa = await carregarSolicitacao(db, solicitacaoId);
    if (!completa) throw new Error('missing request');
    const texto = textoDoConsentimento(termosDaGarantia(contexto, completa));
    const [aceite] = await aceites(garantiaId);
    expect(aceite).toMatchObject({
      conta_id: fiador.contaId,
      texto,
      texto_versao: corpo.versao,
      texto_sha256: resumoDoTexto(texto),
      endereco_ip: '127.0.0.1',
      agente: 'Navegador do fiador',
      confirmado_por: `codigo:sms:${fiador.telefone}`,
    });
    const auditados = await db
      .selectFrom('auditoria')
      .select(['acao', 'ator_id'])
      .where('alvo_id', '=', garantiaId)
      .orderBy('seq')
      .execute();
    expect(auditados).toEqual([
      { acao: 'fiador.indicar', ator_id: estudante.contaId },
      { acao: 'fiador.abrir-convite', ator_id: fiador.contaId },
      { acao: 'fiador.aceitar', ator_id: fiador.contaId },
    ]);
  });

  it('is one, however many arrive at once, and repeating it changes nothing', async () => {
    const { fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId);
    const respostas = await Promise.all(Array.from({ length: 6 }, () => aceitar(fiador, garantiaId, corpo)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await aceitar(fiador, garantiaId, corpo)).status).toBe(200);
    expect(await aceites(garantiaId)).toHaveLength(1);
    const avisos = await db
      .selectFrom('mensagem')
      .select('chave_unica')
      .where('evento', '=', `fiador-aceitou:${garantiaId}`)
      .execute();
    expect(avisos).toHaveLength(1);
  });

  it('never comes from the student, from support, from another person or from nobody', async () => {
    const { estudante, fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId);
    const outro = await outraConta();
    const suporte = await sessaoDeSuporte(fiador);
    const doEstudante = await sessaoDeSuporte(estudante);
    const status = async (conta: { token: string } | null) =>
      conta
        ? (await aceitar(conta, garantiaId, corpo)).status
        : (
            await servidor.pedir({
              metodo: 'POST',
              url: `/api/fiador/garantias/${garantiaId}/aceite`,
              body: corpo,
            })
          ).status;
    expect(await status(estudante)).toBe(404);
    expect(await status(outro)).toBe(404);
    expect(await status(suporte)).toBe(403);
    expect(await status(doEstudante)).toBe(403);
    expect(await status(null)).toBe(401);
    expect(await aceites(garantiaId)).toEqual([]);
  });

  it.each([
    ['a wrong code', (codigo: string) => ({ codigo: codigo === '000000' ? '000001' : '000000' }), 422],
    ['another version of the text', () => ({ versao: '2020-01-a' }), 409],
    ['another text', () => ({ sha256: 'a'.repeat(64) }), 409],
    ['the box not checked', () => ({ li: false }), 400],
    ['a code of five digits', () => ({ codigo: '12345' }), 400],
  ])('is refused with %s', async (_, mudar, esperado) => {
    const { fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId);
    const resposta = await aceitar(fiador, garantiaId, { ...corpo, ...mudar(corpo.codigo) });
    expect(resposta.status).toBe(esperado);
    expect(await aceites(garantiaId)).toEqual([]);
    expect((await aceitar(fiador, garantiaId, corpo)).status).toBe(200);
  });

  it('asks for a new reading when the amount changed after the text was shown', async () => {
    const { fiador, codFiador, solicitacaoId } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId);
    await db
      .updateTable('solicitacao')
      .set({ mensalidade_centavos: 999_900 })
      .where('id', '=', solicitacaoId)
      .execute();
    const resposta = await aceitar(fiador, garantiaId, corpo);
    expect(resposta.corpo()).toMatchObject({ status: 409, message: 'SOLICITACAO_ATUALIZADA' });
  });

  it('sends the code to the phone of the account, and not where the student would read it', async () => {
    const { fiador, estudante, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const enviar = () =>
      servidor.pedir({
        metodo: 'POST',
        url: `/api/fiador/garantias/${garantiaId}/codigo`,
        token: fiador.token,
        body: { canal: 'whatsapp' },
      });
    await db
      .updateTable('conta')
      .set({ telefone: estudante.telefone })
      .where('id', '=', fiador.contaId)
      .execute();
    expect((await enviar()).corpo()).toMatchObject({
      status: 422,
      message: 'Este telefone já é usado por outra pessoa. Informe o telefone do fiador.',
    });
    await db.updateTable('conta').set({ telefone: '85987651111' }).where('id', '=', fiador.contaId).execute();
    expect((await enviar()).corpo()).toMatchObject({ destino: '(85) •••••-1111' });
  });

  it('may be confirmed by e-mail, and a code is worth nothing for another channel', async () => {
    const { fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const corpo = await corpoDoAceite(servidor, fiador, garantiaId, 'email');
    expect((await aceitar(fiador, garantiaId, { ...corpo, canal: 'sms' })).status).toBe(422);
    expect((await aceitar(fiador, garantiaId, corpo)).status).toBe(200);
    expect(await aceites(garantiaId)).toMatchObject([{ confirmado_por: `codigo:email:${fiador.email}` }]);
  });

  it('shows where a code may go, covered', async () => {
    const { fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    const lida = await servidor.pedir({
      metodo: 'GET',
      url: `/api/fiador/garantias/${garantiaId}`,
      token: fiador.token,
    });
    const celular = mascararTelefone(fiador.telefone);
    expect(lida.corpo<Garantia>().destinos).toEqual([
      { canal: 'sms', rotulo: celular },
      { canal: 'whatsapp', rotulo: celular },
      { canal: 'email', rotulo: 'p•••••@exemplo.com' },
    ]);
  });

  it('and every save after it moves the last access that the student sees', async () => {
    const { estudante, codFiador, solicitacaoId, pessoaId, ...resto } = await convite();
    await aceitarConvite(servidor, resto.fiador, codFiador);
    relogio.avancar({ horas: 5 });
    await preencherPessoa(servidor, resto.fiador, solicitacaoId, {
      tipoPessoa: 'fiador',
      semDocumentos: true,
    });
    const { ultimo_acesso } = await db
      .selectFrom('participante')
      .select('ultimo_acesso')
      .where('id', '=', pessoaId)
      .executeTakeFirstOrThrow();
    expect(ultimo_acesso).toEqual(relogio.agora());
    await preencherPessoa(servidor, estudante, solicitacaoId);
    relogio.avancar({ horas: 1 });
    const lido = await servidor.pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/fiador/${pessoaId}/ultimoAcesso`,
      token: (await novaSessao(estudante)).token,
    });
    expect(lido.corpo()).toEqual({ ultimoAcesso: ultimo_acesso?.toISOString() });
  });

  it('makes the contact the own one of the guarantor, and hides it from the student', async () => {
    const { estudante, fiador, codFiador, solicitacaoId } = await convite();
    const lista = async () =>
      (
        await servidor.pedir({
          metodo: 'GET',
          url: `/api/solicitacaoCredito/${solicitacaoId}/fiadores`,
          token: estudante.token,
        })
      ).corpo<{ fiadores: Record<string, unknown>[] }>().fiadores[0];
    expect(await lista()).toMatchObject({ contato: { email: fiador.email } });
    await aceitarConvite(servidor, fiador, codFiador);
    expect(await lista()).toMatchObject({ aceitou: true, contato: null, convite: null });
    expect((await lista())?.ultimoAcesso).toBe(relogio.agora().toISOString());
  });
});

describe('refusal', () => {
  const recusar = (conta: { token: string }, garantiaId: string, body: unknown) =>
    servidor.pedir({
      metodo: 'POST',
      url: `/api/fiador/garantias/${garantiaId}/recusa`,
      token: conta.token,
      body,
    });

  it.each([
    ['before accepting', abrirConvite],
    ['after accepting', aceitarConvite],
  ])(
    '%s frees the place; the student reads the reason in the portal, not in the e-mail',
    async (_, chegar) => {
      const { estudante, fiador, codFiador, solicitacaoId } = await convite();
      const garantiaId = await chegar(servidor, fiador, codFiador);
      const resposta = await recusar(fiador, garantiaId, {
        motivo: 'outro',
        explicacao: 'Estou sem trabalho.',
      });
      expect(resposta.status).toBe(204);
      const lista = await servidor.pedir({
        metodo: 'GET',
        url: `/api/solicitacaoCredito/${solicitacaoId}/fiadores`,
        token: estudante.token,
      });
      expect(lista.corpo()).toMatchObject({
        podeAdicionar: true,
        fiadores: [],
        recusa: { nome: fiador.nome, motivo: 'Outro motivo: Estou sem trabalho.' },
      });
      const lerDoEstudante = async (url: string) =>
        servidor.pedir({ metodo: 'GET', url: `/api/solicitacao${url}`, token: estudante.token });
      // Where whoever comes without the link of the e-mail arrives, and what happened.
      expect((await lerDoEstudante('/status')).corpo()).toMatchObject({
        recusaDoFiador: { nome: fiador.nome, motivo: 'Outro motivo: Estou sem trabalho.' },
      });
      expect((await lerDoEstudante(`/s/linha-do-tempo/${solicitacaoId}`)).corpo()).toMatchObject({
        marcos: expect.arrayContaining([
          expect.objectContaining({ estado: 'recusado', detalhes: ['Outro motivo: Estou sem trabalho.'] }),
        ]),
      });
      const email = await db
        .selectFrom('mensagem')
        .selectAll()
        .where('evento', '=', `fiador-recusou:${garantiaId}`)
        .executeTakeFirstOrThrow();
      expect(email.destino).toBe(estudante.email);
      expect(`${email.texto}${email.html}`).not.toContain('sem trabalho');
      expect((await ler(codFiador)).status).toBe(404);
      expect((await recusar(fiador, garantiaId, { motivo: 'nao-quero' })).status).toBe(404);
      const minhas = await servidor.pedir({
        metodo: 'GET',
        url: '/api/fiador/garantias',
        token: fiador.token,
      });
      expect(minhas.corpo()).toMatchObject({ garantias: [], encerradas: [{ motivo: 'recusada' }] });
      expect((await indicarFiador(servidor, estudante, pessoaNumero(900))).tipoPessoa).toBe('fiador');
      expect((await lerDoEstudante('/status')).corpo()).toMatchObject({ recusaDoFiador: null });
    },
  );

  it('is nobody else’s to give', async () => {
    const { estudante, fiador, codFiador } = await convite();
    const garantiaId = await abrirConvite(servidor, fiador, codFiador);
    expect((await recusar(estudante, garantiaId, { motivo: 'nao-quero' })).status).toBe(404);
    expect((await recusar(await sessaoDeSuporte(fiador), garantiaId, { motivo: 'nao-quero' })).status).toBe(
      403,
    );
    expect((await recusar(fiador, garantiaId, { motivo: 'porque sim' })).status).toBe(400);
  });

  it('is not possible while the request is being analysed', async () => {
    const { fiador, codFiador, solicitacaoId } = await convite();
    const garantiaId = await aceitarConvite(servidor, fiador, codFiador);
    await db.updateTable('solicitacao').set({ sigla: 'PADC' }).where('id', '=', solicitacaoId).execute();
    expect((await recusar(fiador, garantiaId, { motivo: 'nao-quero' })).status).toBe(409);
  });
});

it('who has not accepted enters, sends and erases nothing, also where the student filled in', async () => {
  const estudante = await outraConta();
  const fiador = await outraConta();
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  const { codFiador, pessoaId } = await preencherPeloFiador(servidor, estudante, fiador);
  await preencherPessoa(servidor, estudante, id, { tipoPessoa: 'fiador' });
  await abrirConvite(servidor, fiador, codFiador);
  const carregar = async ({ token }: ContaDeTeste) =>
    (await servidor.pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/carregar?id=${id}`, token })).corpo<{
      fiador: { editavel: boolean; versao: number; dados: { respostas: object } };
    }>().fiador;
  const antes = await carregar(fiador);
  expect(antes.editavel).toBe(false);
  const escritas = {
    passo: {
      metodo: 'PUT',
      url: '/api/solicitacaoCredito/preencherDadosComplementares',
      body: {
        idSolicitacao: id,
        tipoPessoa: 'fiador',
        passo: 'nome-da-mae',
        versao: antes.versao,
        alteracoes: { nomeMae: 'Rosa Maria Moreira' },
      },
    },
    exclusao: {
      metodo: 'DELETE',
      url: '/api/solicitacaoCredito/documentosv2',
      body: { idSolicitacao: id, tipoPessoa: 'fiador', tipoDocumentos: ['RG'] },
    },
  } as const;
  for (const escrita of Object.values(escritas))
    expect((await servidor.pedir({ ...escrita, token: fiador.token })).corpo()).toMatchObject({
      status: 409,
      message: 'Antes, leia e aceite o convite.',
    });
  const { token } = fiador;
  const conteudo = new TextEncoder().encode('%PDF-1.7');
  const envio = { token, solicitacaoId: id, conteudo, pessoa: 'fiador', tipo: 'RESIDENCIA' } as const;
  expect((await enviarDocumento(servidor, envio)).corpo()).toMatchObject({
    status: 409,
    message: 'Antes, leia e aceite o convite.',
  });
  expect((await carregar(estudante)).dados.respostas).toEqual(antes.dados.respostas);
  await aceitarConvite(servidor, fiador, codFiador);
  expect(await carregar(fiador)).toMatchObject({ id: pessoaId, editavel: true });
  await enviarNovo(servidor, fiador, id, 'fiador', 'RESIDENCIA');
});

it('one person guarantees for several students and is a student too', async () => {
  const um = await convite();
  const outroEstudante = await outraConta();
  await criarSolicitacao(servidor, outroEstudante, { curso: CURSO_SIMPLES });
  const segundo = await indicarFiador(servidor, outroEstudante, um.fiador);
  await criarSolicitacao(servidor, um.fiador, { curso: CURSO_SIMPLES });
  await aceitarConvite(servidor, um.fiador, um.codFiador);
  await abrirConvite(servidor, um.fiador, segundo.codFiador);
  const { garantias } = (
    await servidor.pedir({ metodo: 'GET', url: '/api/fiador/garantias', token: um.fiador.token })
  ).corpo<{ garantias: Garantia[] }>();
  expect(garantias.map(({ estudante, situacao }) => [estudante, situacao]).sort()).toEqual(
    [
      [um.estudante.nome, 'preenchendo'],
      [outroEstudante.nome, 'aguardando-aceite'],
    ].sort(),
  );
});

async function novaSessao(conta: ContaDeTeste): Promise<ContaDeTeste> {
  const origem = { agente: null, enderecoIp: null };
  const { token } = await abrirSessao(contexto, db, { tipo: 'conta', contaId: conta.contaId }, origem);
  return { ...conta, token };
}

async function sessaoDeSuporte(conta: ContaDeTeste): Promise<{ token: string }> {
  const { operadorId } = await criarOperador(servidor, 'suporte');
  const expiraEm = new Date(relogio.agora().getTime() + 3_600_000);
  return abrirSessao(
    contexto,
    db,
    { tipo: 'suporte', contaId: conta.contaId, operadorId, motivo: 'Ajuda por telefone', expiraEm },
    { agente: null, enderecoIp: null },
  );
}
