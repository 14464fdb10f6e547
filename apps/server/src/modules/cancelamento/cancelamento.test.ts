import type { Acao } from '@credito/domain/solicitacao/transicoes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { abrirConvite, aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';
import { conferirInvariantes } from '../invariantes/conferir-invariantes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
let numero = 7_000;

async function emPreenchimento(): Promise<{ conta: ContaDeTeste; id: number }> {
  numero += 1;
  const conta = await criarConta(servidor, pessoaNumero(numero));
  const { id } = await criarSolicitacao(servidor, conta);
  return { conta, id };
}

const corpo = (conta: ContaDeTeste, id: number, resto: Record<string, unknown> = {}) => ({
  cpf: conta.cpf,
  usrId: conta.contaId,
  solId: id,
  motId: 1,
  ...resto,
});

const cancelar = (conta: ContaDeTeste, body: unknown) =>
  pedir({ metodo: 'POST', url: '/api/v1/portal/solicitacoesweb/cancelar', token: conta.token, body });

const mensagens = async (id: number) =>
  (
    await db
      .selectFrom('mensagem')
      .select(['destino', 'modelo', 'canal'])
      .where('solicitacao_id', '=', id)
      .where(sql<string>`modelo`, 'like', 'solicitacao-cancelada%')
      .execute()
  ).map(({ destino, modelo, canal }) => `${modelo} ${canal} ${destino}`);

describe('The student who gives a request up', () => {
  it('chooses a reason from the list', async () => {
    const { conta } = await emPreenchimento();
    const resposta = await pedir({
      metodo: 'GET',
      url: '/api/v1/portal/motivocancelamentosolicitacao',
      token: conta.token,
    });
    const motivos = resposta.corpo<Array<Record<string, unknown>>>();
    expect(motivos.at(-1)).toEqual({
      id: 9,
      tipoCancelamento: 'OUTRO',
      descricao: 'Outro motivo',
      obrigatorioComplemento: true,
      LINE_NUMBER: 9,
    });
  });

  it('hears that it is done, and when the files leave', async () => {
    const { conta, id } = await emPreenchimento();
    const resposta = await cancelar(conta, corpo(conta, id));
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      message: 'Sua solicitação foi cancelada.',
      canceladaEm: '2026-11-27T15:00:00.000Z',
      arquivosApagadosEm: '2026-12-27T15:00:00.000Z',
    });
    expect(await mensagens(id)).toEqual([`solicitacao-cancelada email ${conta.email}`]);
    const status = await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: conta.token });
    expect(status.corpo()).toMatchObject({
      siglaStatusCadastro: 'CAN',
      temCopia: false,
      exibicao: 'nenhum',
      pagina: '/inicio',
      podeIniciarSolicitacao: true,
    });
  });

  it('did so after whatever changed the request while they waited', async () => {
    const { conta, id } = await emPreenchimento();
    const depois = new Date(servidor.relogio.agora().getTime() + 40);
    await db.updateTable('solicitacao').set({ situacao_desde: depois }).where('id', '=', id).execute();
    expect((await cancelar(conta, corpo(conta, id))).status).toBe(200);
    const { cancelada_em } = await db
      .selectFrom('solicitacao')
      .select('cancelada_em')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(cancelada_em).toEqual(depois);
  });

  it('may ask anew', async () => {
    const { conta, id } = await emPreenchimento();
    await cancelar(conta, corpo(conta, id));
    expect((await criarSolicitacao(servidor, conta)).id).not.toBe(id);
  });

  it.each([
    { caso: 'a reason that the list does not have', resto: { motId: 77 }, campo: 'motivo' },
    {
      caso: 'another reason in nine characters',
      resto: { motId: 9, txt: 'Nove letr' },
      campo: 'complemento',
    },
    { caso: 'another reason made of spaces', resto: { motId: 9, txt: ' '.repeat(20) }, campo: 'complemento' },
    {
      caso: 'another reason that nobody sees',
      resto: { motId: 9, txt: '\u200B\u3164'.repeat(12) },
      campo: 'complemento',
    },
  ])('$caso changes nothing and names the field', async ({ resto, campo }) => {
    const { conta, id } = await emPreenchimento();
    const resposta = await cancelar(conta, corpo(conta, id, resto));
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: Array<{ campo: string }> }>().campos[0]?.campo).toBe(campo);
    expect(await mensagens(id)).toEqual([]);
  });

  it.each([
    { caso: 'no id', resto: { solId: undefined } },
    { caso: 'a text as id', resto: { solId: 'x' } },
    { caso: 'no person', resto: { usrId: 'eu' } },
    { caso: 'a book as text', resto: { txt: 'a'.repeat(5_000) } },
  ])('$caso is refused as it came', async ({ resto }) => {
    const { conta, id } = await emPreenchimento();
    expect((await cancelar(conta, corpo(conta, id, resto))).status).toBe(400);
  });

  it('cannot give up what is not theirs, in any of the three ways to name it', async () => {
    const { conta, id } = await emPreenchimento();
    const alheia = await emPreenchimento();
    const nossas = [
      corpo(alheia.conta, id),
      corpo(alheia.conta, alheia.id),
      corpo(conta, id, { cpf: alheia.conta.cpf }),
      corpo(conta, id, { usrId: alheia.conta.contaId }),
      corpo(conta, alheia.id),
      corpo(conta, 999_999_999),
    ];
    const textos = new Set<string>();
    for (const body of nossas) {
      const resposta = await cancelar(conta, body);
      expect(resposta.status).toBe(404);
      textos.add(resposta.corpo<{ message: string }>().message);
    }
    expect(textos.size).toBe(1);
  });
});

describe('The guarantor', () => {
  it('who was never told of the request hears nothing, and the link is dead', async () => {
    const { conta, id } = await emPreenchimento();
    await indicarFiador(servidor, conta, pessoaNumero(numero + 1_000));
    await cancelar(conta, corpo(conta, id));
    expect(await mensagens(id)).toHaveLength(1);
    const { vigentes } = await db
      .selectFrom('convite_fiador')
      .innerJoin('participante', 'participante.id', 'participante_id')
      .select((eb) => eb.fn.countAll<number>().as('vigentes'))
      .where('solicitacao_id', '=', id)
      .where('revogado_em', 'is', null)
      .executeTakeFirstOrThrow();
    expect(vigentes).toBe(0);
  });

  it('who was invited and did not accept hears of the invitation, and was never a guarantor', async () => {
    const { conta, id } = await emPreenchimento();
    const convidado = await criarConta(servidor, pessoaNumero(numero + 2_000));
    const { codFiador } = await indicarFiador(servidor, conta, convidado);
    await abrirConvite(servidor, convidado, codFiador);
    await cancelar(conta, corpo(conta, id));
    const avisos = await db
      .selectFrom('mensagem')
      .select(['canal', 'modelo', 'assunto', 'texto'])
      .where('conta_id', '=', convidado.contaId)
      .where('solicitacao_id', '=', id)
      .where(sql<string>`modelo`, 'like', 'solicitacao-cancelada%')
      .orderBy('canal')
      .execute();
    expect(avisos.map(({ canal, modelo }) => `${modelo} ${canal}`)).toEqual([
      'solicitacao-cancelada-convidado email',
      'solicitacao-cancelada-convidado sms',
    ]);
    for (const { assunto, texto } of avisos) {
      expect(`${assunto} ${texto}`).not.toMatch(
        /era fiador|não é mais fiador|garante mais|garantia|seu aceite/i,
      );
      expect(texto).toMatch(/convi(te|dou).*deixou de valer/s);
    }
  });

  it('has nothing left to guarantee, whether they accepted or only opened the invitation', async () => {
    const { conta, id } = await emPreenchimento();
    const aceita = await criarConta(servidor, pessoaNumero(numero + 2_000));
    const primeiro = await indicarFiador(servidor, conta, aceita);
    await aceitarConvite(servidor, aceita, primeiro.codFiador);
    const outra = await emPreenchimento();
    const le = await criarConta(servidor, pessoaNumero(numero + 3_000));
    const segundo = await indicarFiador(servidor, outra.conta, le);
    await abrirConvite(servidor, le, segundo.codFiador);
    await cancelar(conta, corpo(conta, id));
    await cancelar(outra.conta, corpo(outra.conta, outra.id));
    const ler = async ({ token }: ContaDeTeste, url = '') =>
      (await pedir({ metodo: 'GET', url: `/api/fiador/garantias${url}`, token })).corpo();
    expect(await ler(aceita)).toMatchObject({
      garantias: [],
      encerradas: [{ id: primeiro.pessoaId, motivo: 'cancelada', temDetalhes: true }],
    });
    expect(await ler(le)).toMatchObject({
      garantias: [],
      encerradas: [{ id: segundo.pessoaId, motivo: 'cancelada', temDetalhes: false }],
    });
    expect(await ler(aceita, `/${primeiro.pessoaId}`)).toMatchObject({ fim: { tipo: 'cancelada' } });
  });

  it('who accepted hears of it, and staff let go of the request', async () => {
    const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 7_900, CURSO_SIMPLES);
    if (!fiador) throw new Error('no guarantor');
    const { token } = await criarOperador(servidor, 'analista');
    await pedir({ metodo: 'PUT', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token });
    expect((await cancelar(estudante, corpo(estudante, id))).status).toBe(200);
    expect((await mensagens(id)).sort()).toEqual(
      [
        `solicitacao-cancelada email ${estudante.email}`,
        `solicitacao-cancelada-fiador email ${fiador.email}`,
        `solicitacao-cancelada-fiador sms ${fiador.telefone}`,
      ].sort(),
    );
    const lidas = async ({ token: dePessoa }: ContaDeTeste, url: string) =>
      (await pedir({ metodo: 'GET', url, token: dePessoa })).corpo();
    // What was handed in stays readable after the end, and the screens know it.
    expect(await lidas(estudante, '/api/solicitacao/status')).toMatchObject({ temCopia: true });
    const { participante } = await db
      .selectFrom('participante')
      .select('id as participante')
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', 'fiador')
      .executeTakeFirstOrThrow();
    expect(await lidas(fiador, `/api/fiador/garantias/${participante}`)).toMatchObject({ temCopia: true });
    for (const conta of [estudante, fiador])
      expect(await lidas(conta, `/api/solicitacao/s/copia-declarada/${id}`)).toMatchObject({
        nome: conta.nome,
      });
    const assumidas = await db
      .selectFrom('solicitacao')
      .select('id')
      .where('atribuida_ate', 'is not', null)
      .execute();
    expect(assumidas).toEqual([]);
  });
});

describe('A hundred at once', () => {
  const CEM = Array.from({ length: 100 });

  it('cancellations of one request: one effect, one message, the same answer to all', async () => {
    const { conta, id } = await emPreenchimento();
    const respostas = await Promise.all(CEM.map(() => cancelar(conta, corpo(conta, id))));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(respostas.map(({ texto }) => texto)).size).toBe(1);
    expect(await mensagens(id)).toHaveLength(1);
    const feitas = await db
      .selectFrom('historico')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('acao', '=', 'cancelar')
      .execute();
    expect(feitas).toHaveLength(1);
  });

  it('conclusions of one request: handed in once, told once', async () => {
    numero += 1;
    const conta = await criarConta(servidor, pessoaNumero(numero));
    const { id } = await criarSolicitacao(servidor, conta, { curso: 'LIV-ING' });
    await preencherPessoa(servidor, conta, id);
    const url = `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`;
    const respostas = await Promise.all(CEM.map(() => pedir({ metodo: 'PUT', url, token: conta.token })));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    for (const resposta of respostas) expect(resposta.corpo()).toMatchObject({ siglaStatusCadastro: 'PADC' });
    const enviadas = await db
      .selectFrom('mensagem')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('modelo', '=', 'solicitacao-enviada')
      .execute();
    expect(enviadas).toHaveLength(1);
    const copias = await db
      .selectFrom('copia_declarada')
      .select('versao')
      .where('solicitacao_id', '=', id)
      .execute();
    expect(copias).toHaveLength(1);
  });

  it('conclusions against cancellations: the request ends cancelled, and nobody gets a 500', async () => {
    numero += 1;
    const conta = await criarConta(servidor, pessoaNumero(numero));
    const { id } = await criarSolicitacao(servidor, conta, { curso: 'LIV-ING' });
    await preencherPessoa(servidor, conta, id);
    const url = `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`;
    const respostas = await Promise.all(
      CEM.map((_, vez) =>
        vez % 2 === 0 ? pedir({ metodo: 'PUT', url, token: conta.token }) : cancelar(conta, corpo(conta, id)),
      ),
    );
    for (const { status } of respostas) expect([200, 409]).toContain(status);
    const { sigla } = await db
      .selectFrom('solicitacao')
      .select('sigla')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sigla).toBe('CAN');
    expect(await mensagens(id)).toHaveLength(1);
  });

  const historicoDe = async (id: number, acoes: readonly Acao[]) =>
    (
      await db
        .selectFrom('historico')
        .select('acao')
        .where('solicitacao_id', '=', id)
        .where('acao', 'in', acoes)
        .execute()
    ).map(({ acao }) => acao);

  const avisosDaDecisao = async ({ id, estudante }: { id: number; estudante: ContaDeTeste }) =>
    (
      await db
        .selectFrom('mensagem')
        .select('canal')
        .where('solicitacao_id', '=', id)
        .where('conta_id', '=', estudante.contaId)
        .where(sql<string>`modelo`, 'like', 'decisao-%')
        .execute()
    ).map(({ canal }) => canal);

  const versaoDe = async (id: number) =>
    (await db.selectFrom('solicitacao').select('versao').where('id', '=', id).executeTakeFirstOrThrow())
      .versao;

  const decidir = (id: number, token: string, body: Record<string, unknown>) =>
    pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/decidir`, token, body });

  async function avaliada(vez: number) {
    const solicitacao = await solicitacaoEmAnalise(servidor, vez);
    const { token, operadorId } = await criarOperador(servidor, 'analista');
    await db
      .updateTable('documento')
      .set({ situacao: 'aprovado', avaliado_por: operadorId, avaliado_em: servidor.contexto.relogio.agora() })
      .where(daSolicitacao(solicitacao.id))
      .execute();
    return { ...solicitacao, token, versao: await versaoDe(solicitacao.id) };
  }

  it('decisions of one analyst: one decision, one message each, the same answer to all', async () => {
    const pedida = await avaliada(7_950);
    const { id, token, versao } = pedida;
    const body = { acao: 'aprovarDadosComplementares', versao, motivos: [] };
    const respostas = await Promise.all(CEM.map(() => decidir(id, token, body)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(new Set(respostas.map(({ texto }) => texto)).size).toBe(1);
    expect(await historicoDe(id, ['aprovarDadosComplementares'])).toHaveLength(1);
    expect(await versaoDe(id)).toBe(versao + 1);
    expect((await avisosDaDecisao(pedida)).sort()).toEqual(['email', 'sms']);
  });

  it('different decisions of many analysts: the first one counts, the others hear that it was decided', async () => {
    const pedida = await avaliada(7_951);
    const { id, versao } = pedida;
    const equipe = await Promise.all([1, 2, 3, 4].map(() => criarOperador(servidor, 'analista')));
    const devolver = { acao: 'devolverDadosComplementares', motivos: [{ codigo: 'DADOS_INCORRETOS' }] };
    const aprovar = { acao: 'aprovarDadosComplementares', motivos: [] };
    const respostas = await Promise.all(
      CEM.map(async (_, vez) => {
        const quem = vez % equipe.length;
        const resposta = await decidir(id, equipe[quem]?.token ?? '', {
          ...(quem % 2 === 0 ? aprovar : devolver),
          versao,
        });
        return { quem, resposta };
      }),
    );
    const feitas = respostas.filter(({ resposta }) => resposta.status === 200);
    // Every click of whoever was first gets the first one's answer.
    expect(feitas.map(({ quem }) => quem)).toEqual(Array(25).fill(feitas[0]?.quem));
    expect(new Set(feitas.map(({ resposta }) => resposta.texto)).size).toBe(1);
    const recusadas = respostas.filter(({ resposta }) => resposta.status !== 200);
    expect(recusadas.map(({ resposta }) => resposta.corpo().message)).toEqual(
      Array(75).fill('SOLICITACAO_ATUALIZADA'),
    );
    const acoes = ['aprovarDadosComplementares', 'devolverDadosComplementares'] as const;
    expect(await historicoDe(id, acoes)).toHaveLength(1);
    expect((await avisosDaDecisao(pedida)).sort()).toEqual(['email', 'sms']);
  });

  it('leave no impossible situation behind', async () => {
    expect(await conferirInvariantes(db)).toEqual([]);
  });
});
