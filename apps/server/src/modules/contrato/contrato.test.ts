import { Readable } from 'node:stream';
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
let numero = 6_000;

async function aprovada() {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await db
    .updateTable('solicitacao')
    .set({ sigla: 'A', decidida_em: relogio.agora() })
    .where('id', '=', solicitacao.id)
    .execute();
  await db.updateTable('instituicao').set({ via_de_assinatura: 'impressa' }).execute();
  return solicitacao;
}

const gerar = (solicitacaoId: number, mais: Record<string, unknown> = {}) =>
  pedir({
    metodo: 'POST',
    url: '/api/gestao/contratos/gerar',
    token: mesa.token,
    body: {
      termo: { ano: 2027, semestre: 1 },
      solicitacoes: [solicitacaoId],
      ultimoMes: '2030-12-01',
      ensaio: false,
      ...mais,
    },
  });

async function verNaMesa(id: number, token = mesa.token): Promise<ContratoDaGestao> {
  return (
    await pedir({ metodo: 'GET', url: `/api/gestao/contratos/${id}`, token })
  ).corpo<ContratoDaGestao>();
}

async function agir(id: number, acao: string, mais: Record<string, unknown> = {}, token = mesa.token) {
  const { versao } = await verNaMesa(id, token);
  return pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}`,
    token,
    body: { acao, versao, ...mais },
  });
}

async function responder(id: number, resposta: string, token = mesa.token) {
  const { versao } = await verNaMesa(id, token);
  return pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}/proposta`,
    token,
    body: { resposta, versao },
  });
}

const doEstudante = (
  conta: ContaDeTeste,
  metodo: 'GET' | 'POST' | 'PUT' | 'PATCH',
  caminho: string,
  body?: unknown,
) =>
  pedir({
    metodo,
    url: `/api/contrato/${caminho}`,
    token: conta.token,
    ...(body === undefined ? {} : { body }),
  });

const lista = async (conta: ContaDeTeste) =>
  (await doEstudante(conta, 'GET', 's/contratos-estudante')).corpo<ContratoNaLista[]>();

const modelos = async (solicitacaoId: number) =>
  (
    await db
      .selectFrom('mensagem')
      .select('modelo')
      .distinct()
      .where('solicitacao_id', '=', solicitacaoId)
      .where(sql<string>`modelo`, 'like', 'contrato-%')
      .orderBy('modelo')
      .execute()
  ).map(({ modelo }) => modelo);

describe('the printed route, from the approval to the effect', () => {
  it('is walked by everybody in turn, and told', async () => {
    const { id: solicitacaoId, estudante, fiador } = await aprovada();
    const ensaio = (await gerar(solicitacaoId, { ensaio: true })).corpo<{ gerados: unknown[] }>();
    expect(ensaio.gerados).toHaveLength(1);
    expect(
      await db.selectFrom('contrato').select('id').where('solicitacao_id', '=', solicitacaoId).execute(),
    ).toEqual([]);

    const { gerados } = (await gerar(solicitacaoId)).corpo<{ gerados: { contratoId: number }[] }>();
    const id = gerados[0]?.contratoId ?? 0;
    expect(await lista(estudante)).toEqual([]);

    await db
      .updateTable('instituicao')
      .set({ entrega_de_contratos: 'Secretaria, bloco A, das 8h às 20h.' })
      .execute();
    expect((await agir(id, 'liberar', { prazo: '2026-12-20' })).status).toBe(200);
    const { texto } = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('chave_unica', 'like', `contrato-disponivel:${id}:%:email`)
      .executeTakeFirstOrThrow();
    expect(texto).toContain('assine, colha as outras assinaturas, reconheça todas em cartório e');
    expect(texto).toContain(
      'entregue na sua instituição de ensino até o último dia do prazo. Onde entregar: Secretaria, bloco A, das 8h às 20h.',
    );
    expect(await lista(estudante)).toMatchObject([
      { status: 'DIS', acoes: ['assinar'], electronicSignature: 'NAO' },
    ]);

    const situacao = async () =>
      (
        await pedir({ metodo: 'GET', url: `/api/status-contrato/${id}`, token: estudante.token })
      ).corpo<ContratoNaLista>().status;
    expect(await situacao()).toBe('DIS');
    expect((await doEstudante(estudante, 'PUT', `s/${id}/finalizar`)).status).toBe(409);

    const abrir = async () => (await doEstudante(estudante, 'GET', `s/${id}`)).corpo<ContratoAberto>();
    const aberto = await abrir();
    expect(aberto.agora).toMatchObject({ titulo: 'Ler e aceitar o plano', quem: 'Você', ate: '2026-12-20' });
    expect(aberto.ondeEntregar).toBe('Secretaria, bloco A, das 8h às 20h.');
    expect(aberto.plano).toHaveLength(6);
    expect(aberto.fatos.totalCentavos).toBe(
      aberto.plano.reduce((soma, { totalCentavos }) => soma + totalCentavos, 0),
    );

    expect((await doEstudante(estudante, 'POST', `s/${id}/imprimir`)).status).toBe(409);
    const { versao, fatos } = aberto;
    const visto = { versao, totalCentavos: fatos.totalCentavos };
    expect((await doEstudante(estudante, 'POST', `s/${id}/aceitar-plano`, visto)).status).toBe(200);
    expect((await abrir()).agora?.titulo).toBe('Imprimir e assinar o contrato');
    expect((await doEstudante(estudante, 'POST', `s/${id}/imprimir`)).status).toBe(200);
    // Nothing is told after what follows from it, also where all of it is of one moment.
    expect((await abrir()).linhaDoTempo.map(({ titulo }) => titulo)).toEqual([
      'Contrato disponível',
      'Plano aceito',
      'Contrato impresso para assinar no papel',
    ]);
    expect((await abrir()).agora).toMatchObject({
      titulo: 'Assinar no papel e entregar',
      quem: 'Você',
      ate: '2026-12-20',
    });
    expect((await doEstudante(estudante, 'POST', `s/${id}/imprimir`)).status).toBe(200);
    expect(await situacao()).toBe('VIS');

    const escola = await criarOperadorDa(servidor, await siglaDa(solicitacaoId));
    for (const acao of ['receberNaIes', 'enviarAoProvedor']) {
      const vista = await verNaMesa(id, escola.token);
      const feito = await pedir({
        metodo: 'POST',
        url: `/api/gestao/contratos/${id}/pela-instituicao`,
        token: escola.token,
        body: { acao, versao: vista.versao },
      });
      expect(feito.status).toBe(200);
    }

    expect((await agir(id, 'receber', { assinadoEm: '2026-11-26' })).status).toBe(422);
    const { partes } = await verNaMesa(id);
    const conferidas = partes.filter(({ papel }) => papel !== 'representante').map((parte) => parte.id);
    expect((await agir(id, 'receber', { assinadoEm: '2026-11-27', conferidas })).corpo()).toMatchObject({
      message: 'Guarde a cópia digitalizada do contrato antes de recebê-lo.',
    });
    await guardarCopia(id);
    expect((await agir(id, 'receber', { assinadoEm: '2026-11-27', conferidas })).status).toBe(200);
    expect((await agir(id, 'aprovar')).status).toBe(200);
    expect((await agir(id, 'efetivar')).status).toBe(200);
    expect((await lista(estudante))[0]).toMatchObject({ status: 'APR' });
    expect((await responder(id, 'confirmar')).status).toBe(409);
    expect((await responder(id, 'confirmar', outra.token)).status).toBe(200);

    expect((await lista(estudante))[0]).toMatchObject({ status: 'EFE', acoes: ['baixar', 'concluir'] });
    expect((await abrir()).agora).toMatchObject({ titulo: 'Guardar a sua cópia e concluir', quem: 'Você' });
    expect((await doEstudante(estudante, 'PUT', `s/${id}/finalizar`)).status).toBe(204);
    expect((await abrir()).agora).toBeNull();
    expect((await lista(estudante))[0]?.studentFinished).toBe('SIM');
    const baixado = await doEstudante(estudante, 'GET', `disponibilizado/${id}/contrato`);
    expect([baixado.status, baixado.texto]).toEqual([200, '%PDF-1.7 assinado']);
    if (!fiador) throw new Error('the course asks for a guarantor');
    expect((await doEstudante(fiador, 'GET', 'f/contratos-fiador')).corpo()).toMatchObject([
      { id, codigo: 'EFE', exposicao: { totalCentavos: fatos.totalCentavos } },
    ]);
    expect(await modelos(solicitacaoId)).toEqual([
      'contrato-disponivel',
      'contrato-disponivel-fiador',
      'contrato-efetivado',
      'contrato-efetivado-fiador',
    ]);
  });
});

it('asks the student who signs alone for no other signature', async () => {
  const { id: solicitacaoId } = await aprovada();
  const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'GER', prazo: null });
  await db.deleteFrom('contrato_texto').where('contrato_id', '=', id).execute();
  await db
    .deleteFrom('contrato_parte')
    .where('contrato_id', '=', id)
    .where('papel', 'not in', ['estudante', 'representante'])
    .execute();
  expect((await agir(id, 'liberar', { prazo: '2026-12-20' })).status).toBe(200);
  const { texto } = await db
    .selectFrom('mensagem')
    .select('texto')
    .where('chave_unica', 'like', `contrato-disponivel:${id}:%:email`)
    .executeTakeFirstOrThrow();
  expect(texto).toContain('imprima o contrato, assine, reconheça a assinatura em cartório e entregue');
});

describe('what is refused with a sentence, and changes nothing', () => {
  it('a second contract of the same term, and a request that is not approved', async () => {
    const { id } = await aprovada();
    await gerar(id);
    expect((await gerar(id)).corpo()).toMatchObject({
      falhas: [{ motivo: 'O estudante já tem um contrato deste programa no semestre.' }],
    });
    const outraSolicitacao = await aprovada();
    await db.updateTable('solicitacao').set({ sigla: 'PAF' }).where('id', '=', outraSolicitacao.id).execute();
    expect((await gerar(outraSolicitacao.id)).corpo()).toMatchObject({
      falhas: [{ motivo: 'A solicitação não está aprovada.' }],
    });
  });

  it('a programme without rules', async () => {
    const { id } = await aprovada();
    const { bolsa_id } = await db
      .selectFrom('solicitacao')
      .select('bolsa_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const regras = await db
      .deleteFrom('item_do_catalogo')
      .where('entidade', '=', 'regras-do-programa')
      .where('chave', '=', String(bolsa_id))
      .returningAll()
      .execute();
    expect((await gerar(id)).corpo()).toMatchObject({
      falhas: [{ motivo: 'O programa ainda não tem regras de crédito no catálogo.' }],
    });
    for (const { entidade, chave, conteudo } of regras)
      await db
        .insertInto('item_do_catalogo')
        .values({ entidade, chave, conteudo: JSON.stringify(conteudo) })
        .execute();
  });

  it('a release with a deadline of tomorrow, twice, or of a version that has changed', async () => {
    const { id: solicitacaoId } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'GER', prazo: null });
    await db.deleteFrom('contrato_texto').where('contrato_id', '=', id).execute();
    expect((await agir(id, 'liberar', { prazo: '2026-11-28' })).status).toBe(422);
    const { versao } = await verNaMesa(id);
    const liberar = (token: string) =>
      pedir({
        metodo: 'POST',
        url: `/api/gestao/contratos/${id}`,
        token,
        body: { acao: 'liberar', versao, prazo: '2026-12-20' },
      });
    expect((await liberar(mesa.token)).status).toBe(200);
    // The same click again finds itself done; somebody else's finds other data.
    expect((await liberar(mesa.token)).status).toBe(200);
    expect((await liberar(outra.token)).status).toBe(409);
    expect((await agir(id, 'liberar', { prazo: '2026-12-20' })).status).toBe(409);
  });

  it('the approval of what was not received, a refusal without a reason', async () => {
    const { id: solicitacaoId } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'EFU' });
    expect((await agir(id, 'aprovar')).status).toBe(409);
    const outro = await inserirContrato(servidor, (await aprovada()).id, { codigo: 'REC' });
    expect((await agir(outro, 'reprovar')).corpo()).toMatchObject({ message: 'Informe ao menos um motivo.' });
  });

  it('the approval of a paper on which a signature is missing: it is refused, with the reason', async () => {
    const { id: solicitacaoId } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'EFU' });
    await guardarCopia(id);
    expect((await agir(id, 'receber', { assinadoEm: '2026-11-27' })).status).toBe(200);
    expect((await verNaMesa(id)).acoes).toMatchObject([
      { acao: 'aprovar', impedimento: expect.stringMatching(/^Falta a assinatura de alguém/) },
      { acao: 'reprovar', impedimento: null },
    ]);
    expect((await agir(id, 'aprovar')).corpo()).toMatchObject({
      status: 422,
      message: 'Falta a assinatura de alguém na cópia recebida. Um contrato assim é reprovado, com o motivo.',
    });
    const motivos = [{ codigo: 'FALTA_ASSINATURA', explicacao: null }];
    expect((await agir(id, 'reprovar', { motivos })).status).toBe(200);
  });

  it('the recovery of a contract that nobody had begun to sign', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, {
      codigo: 'CAN',
      prazo: '2026-11-26',
      cancelamento: { causa: 'prazo', vindoDe: 'DIS' },
    });
    expect((await doEstudante(estudante, 'PATCH', `${id}/recuperar-contrato`)).corpo()).toMatchObject({
      type: '/erros/nao-recuperavel',
      message: 'Este contrato não pode mais ser recuperado.',
    });
  });

  it('the recovery on the eighth day; on the seventh it is still one', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const cancelado = (prazo: string, ano: number) =>
      inserirContrato(servidor, solicitacaoId, {
        codigo: 'CAN',
        prazo,
        termo: { ano, semestre: 1 },
        cancelamento: { causa: 'prazo', vindoDe: 'DPR' },
      });
    const tarde = await cancelado('2026-11-19', 2027);
    const recusado = await doEstudante(estudante, 'PATCH', `${tarde}/recuperar-contrato`);
    expect([recusado.status, recusado.corpo<{ message: string }>().message]).toEqual([
      409,
      'Este contrato não pode mais ser recuperado.',
    ]);
    const aTempo = await cancelado('2026-11-20', 2028);
    expect((await doEstudante(estudante, 'PATCH', `${aTempo}/recuperar-contrato`)).status).toBe(204);
    expect((await lista(estudante)).map(({ id, status }) => [id, status])).toEqual([
      [aTempo, 'DIS'],
      [tarde, 'CAN'],
    ]);
  });

  it('a release with a deadline that is no day, or half a year away', async () => {
    const { id: solicitacaoId } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'GER', prazo: null });
    const resposta = await agir(id, 'liberar', { prazo: '2027-05-27' });
    expect([resposta.status, resposta.corpo<{ message: string }>().message]).toEqual([
      422,
      'O prazo pode ter no máximo 180 dias.',
    ]);
    for (const prazo of ['2026-02-30', '30/12/2026', ''])
      expect((await agir(id, 'liberar', { prazo })).status).toBe(400);
    expect((await verNaMesa(id)).codigo).toBe('GER');
  });

  it('what a second tab still shows: the plan of another version, a withdrawal from what has moved on', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId);
    const abrir = async () => (await doEstudante(estudante, 'GET', `s/${id}`)).corpo<ContratoAberto>();
    const { versao, fatos } = await abrir();
    const aceitar = (vista: number) =>
      doEstudante(estudante, 'POST', `s/${id}/aceitar-plano`, {
        versao: vista,
        totalCentavos: fatos.totalCentavos,
      });
    const velha = await aceitar(versao - 1 || versao + 1);
    expect([velha.status, (await abrir()).planoAceitoEm]).toEqual([409, null]);
    expect((await aceitar(versao)).status).toBe(200);
    expect((await doEstudante(estudante, 'POST', `s/${id}/imprimir`)).status).toBe(200);
    const desistir = await doEstudante(estudante, 'POST', `s/${id}/desistir`, { versao });
    expect([desistir.status, (await abrir()).status]).toEqual([409, 'VIS']);
  });

  it('the electronic signature, while nothing could be sealed', async () => {
    const { selo } = contexto.gateways;
    const impedimento = { motivo: 'vencida', frase: 'O certificado venceu.' } as const;
    contexto.gateways.selo = { ...selo, impedimento: () => impedimento };
    const { id: solicitacaoId, estudante } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { via: 'eletronica' });
    await db.updateTable('contrato').set({ plano_aceito_em: relogio.agora() }).where('id', '=', id).execute();
    const resposta = await doEstudante(estudante, 'POST', `${id}/enviar-clicksign`);
    expect([resposta.status, resposta.corpo<{ message: string }>().message]).toEqual([
      409,
      'A assinatura eletrônica não está disponível agora. Tente novamente mais tarde.',
    ]);
    contexto.gateways.selo = selo;
  });
});

describe('the student', () => {
  it('withdraws until the seventh day after signing, and guarantors are told', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const desistir = (id: number) => doEstudante(estudante, 'POST', `s/${id}/desistir`, { versao: 1 });
    const tarde = await inserirContrato(servidor, solicitacaoId, { codigo: 'REC', assinadoEm: '2026-11-19' });
    expect((await desistir(tarde)).status).toBe(409);
    await db.updateTable('contrato').set({ assinado_em: '2026-11-20' }).where('id', '=', tarde).execute();
    expect((await desistir(tarde)).corpo()).toMatchObject({
      status: 'CAN',
      contractStage: 'REC',
      podeDesistirAte: null,
    });
    expect(await modelos(solicitacaoId)).toEqual(['contrato-cancelado', 'contrato-cancelado-fiador']);
  });

  it('does not accept another total than the one that was shown', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId);
    expect(
      (await doEstudante(estudante, 'POST', `s/${id}/aceitar-plano`, { versao: 1, totalCentavos: 1 })).status,
    ).toBe(409);
  });

  it('reads the reasons of a refusal, and a correction becomes a new version to sign', async () => {
    const { id: solicitacaoId, estudante } = await aprovada();
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'REC' });
    await agir(id, 'reprovar', { motivos: [{ codigo: 'FALTA_RUBRICA', explicacao: 'Página 3.' }] });
    expect((await lista(estudante))[0]).toMatchObject({
      status: 'REP',
      rejectionReasons: [{ motivo: 'Falta rubrica', motivoDescricao: 'Página 3.', data: '2026-11-27' }],
    });
    expect((await agir(id, 'corrigir')).status).toBe(200);
    expect((await lista(estudante))[0]).toMatchObject({
      status: 'GER',
      mensagem: expect.stringMatching(/correção/),
    });
    expect((await agir(id, 'liberar', { prazo: '2026-12-20' })).status).toBe(200);
    expect((await doEstudante(estudante, 'GET', `disponibilizado/${id}/id-processo/`)).corpo()).toMatchObject(
      {
        idProcesso: expect.stringMatching(/-2$/),
      },
    );
  });
});

async function siglaDa(solicitacaoId: number): Promise<string> {
  const { sigla } = await db
    .selectFrom('solicitacao')
    .innerJoin('instituicao', 'instituicao.id', 'solicitacao.instituicao_id')
    .select('instituicao.sigla')
    .where('solicitacao.id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  return sigla;
}

async function guardarCopia(id: number): Promise<void> {
  const { id: arquivo } = await contexto.gateways.cofre.gravar(
    Readable.from([Buffer.from('%PDF-1.7 assinado')]),
  );
  await db
    .insertInto('contrato_copia')
    .values({
      contrato_id: id,
      edicao: 1,
      arquivo,
      sha256: 'a'.repeat(64),
      bytes: 1,
      paginas: 8,
      guardada_por: mesa.operadorId,
      guardada_em: relogio.agora(),
    })
    .execute();
}
