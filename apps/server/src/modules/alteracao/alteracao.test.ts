import type { AlteracaoAberta, AlteracoesDoEstudante } from '@credito/api/alteracao.rotas';
import type { AlteracaoGarantida, ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { devidoNoRazao, diferencaDosSaldos, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOVO_ENDERECO, rendaComprovada } from '../../../test/alteracoes.ts';
import { assinarAditivo } from '../../../test/assinar-aditivo.ts';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { contratoEmVigor } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa } from '../../../test/gestao.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { repassar } from '../../../test/repasses.ts';
import { criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { codigoDoConvite } from '../fiador/codigo-do-convite.ts';
import { fatosDoRazao, lancar, saldosDoRazao } from '../financeiro/lancar.ts';
import { carregarPosicoes } from '../financeiro/posicao.ts';
import { INVARIANTES_DOS_ESTADOS } from '../invariantes/regras.ts';
import { INVARIANTES_DAS_ALTERACOES } from '../invariantes/regras-das-alteracoes.ts';
import { INVARIANTES_DAS_PROVAS } from '../invariantes/regras-das-provas.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';
import { INVARIANTES_DOS_CONTRATOS } from '../invariantes/regras-dos-contratos.ts';
import { vencerAlteracoes } from './vencer-alteracoes.ts';

/** The contract is put into effect by hand here: of its own signature there is nothing. */
const DO_QUE_VEIO_ANTES = ['contract-not-where-its-history-ends', 'signed-without-a-sealed-envelope'];

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
const representante = await criarRepresentante(servidor);
let numero = 8_000;

let caso: Awaited<ReturnType<typeof contratoEmVigor>>;
/** In effect, of six fees of R$ 600,00, guaranteed by somebody who is married. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
});

const REPARCELAR = { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2027-07-10' };

const daMesa = (metodo: 'GET' | 'POST', caminho: string, body?: unknown, token = mesa.token) =>
  pedir({
    metodo,
    url: `/api/gestao/alteracoes${caminho}`,
    token,
    ...(body === undefined ? {} : { body }),
  });

const doEstudante = (metodo: 'GET' | 'POST' | 'PUT' | 'PATCH', caminho: string, body?: unknown) =>
  pedir({
    metodo,
    url: `/api${caminho}`,
    token: caso.estudante.token,
    ...(body === undefined ? {} : { body }),
  });

async function iniciar(pedido: unknown): Promise<AlteracaoDaGestao> {
  const resposta = await daMesa('POST', '', { contratoId: caso.contratoId, pedido });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoDaGestao>();
}

async function agir(id: number, acao: string, mais: Record<string, unknown> = {}, token = mesa.token) {
  const { versao } = (await daMesa('GET', `/${id}`, undefined, token)).corpo<AlteracaoDaGestao>();
  return daMesa('POST', `/${id}`, { acao, versao, ...mais }, token);
}

const lista = async () =>
  (await doEstudante('GET', '/alteracao-contrato/alteracoes')).corpo<AlteracoesDoEstudante>();

const contrato = async () =>
  (await doEstudante('GET', `/contrato/s/${caso.contratoId}`)).corpo<ContratoAberto>();

const enviar = (id: number) =>
  doEstudante('POST', '/alteracao-contratual/enviar-clicksign', {
    alteracaoId: id,
    tipoAutenticacao: 'email',
  });

const assinarTodos = (id: number, papeis: readonly PapelDeSignatario[]) =>
  assinarAditivo(servidor, representante, id, papeis);

describe('a rescheduling begun by the desk', () => {
  it('is signed by student, guarantor and spouse, and put into effect by a second person', async () => {
    const antes = await contrato();
    const { id, mudancas, plano } = await iniciar(REPARCELAR);
    expect(mudancas.map(({ rotulo }) => rotulo)).toContain('Parcelas');
    expect(plano?.depois).toMatchObject({ parcelas: 12, primeiroVencimento: '2027-07-10' });
    expect(await lista()).toEqual({ alteracoesDisponiveis: [], alteracoesEfetivadas: [] });

    expect((await agir(id, 'liberar')).status).toBe(200);
    expect((await lista()).alteracoesDisponiveis).toMatchObject([
      { alteracaoId: id, tipoAlteracao: 'R', fluxoAlteracao: 'DIS', sitAlteracao: 'P', acoes: ['assinar'] },
    ]);
    expect((await enviar(id)).status).toBe(204);
    expect((await enviar(id)).status).toBe(204);
    await assinarTodos(id, ['estudante', 'fiador', 'conjuge-do-fiador']);
    expect((await lista()).alteracoesDisponiveis).toMatchObject([
      { fluxoAlteracao: 'ASS', statusClickSign: 'closed' },
    ]);

    const recusado = await agir(id, 'efetivar');
    expect([recusado.status, recusado.corpo<{ message: string }>().message]).toEqual([
      409,
      'Isto cabe a outra pessoa da equipe: você já trabalhou nesta alteração.',
    ]);
    expect(await contrato()).toEqual(antes);
    expect((await agir(id, 'efetivar', {}, outra.token)).status).toBe(200);

    const depois = await contrato();
    expect(depois.plano).toEqual(plano?.depois.linhas);
    expect(depois.plano.reduce((soma, { principalCentavos }) => soma + principalCentavos, 0)).toBe(360_000);
    expect(depois.fatos.totalCentavos).toBe(plano?.depois.totalCentavos);
    expect(await lista()).toMatchObject({
      alteracoesDisponiveis: [],
      alteracoesEfetivadas: [{ sitAlteracao: 'E', estudanteConcluiu: 'N', acoes: ['baixar', 'concluir'] }],
    });
    expect((await doEstudante('PUT', `/alteracao-contrato/s/${id}/finalizar`)).status).toBe(204);
    expect((await lista()).alteracoesEfetivadas[0]?.estudanteConcluiu).toBe('S');
    const pdf = await doEstudante('GET', `/documentos-digitalizados/alteracao/efetivada/${id}`);
    expect([pdf.status, pdf.texto.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('ends with the deadline, tells who looks, and frees the plan for another one', async () => {
    const { id } = await iniciar(REPARCELAR);
    const ocupado = await daMesa('POST', '', { contratoId: caso.contratoId, pedido: REPARCELAR });
    expect([ocupado.status, ocupado.corpo<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('ainda sem fim, já muda o plano de pagamento. Espere por ela'),
    ]);
    await agir(id, 'liberar', { prazo: '2026-12-05' });
    await enviar(id);
    await db.updateTable('alteracao').set({ prazo: '2026-11-20' }).where('id', '=', id).execute();
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({ fluxoAlteracao: 'DPR', atrasada: true });
    expect(await vencerAlteracoes(contexto)).toBe(1);
    expect(await vencerAlteracoes(contexto)).toBe(0);
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      fluxoAlteracao: 'CAN',
      sitAlteracao: 'C',
      statusClickSign: 'canceled',
      mensagem: 'A alteração foi cancelada por atraso nas assinaturas.',
    });
    await iniciar(REPARCELAR);
  });

  it('holds up the signature of another contract while it is open, and no longer', async () => {
    const outro = await inserirContrato(servidor, caso.id, {
      via: 'eletronica',
      termo: { ano: 2027, semestre: 2 },
    });
    const verificar = () => doEstudante('GET', `/contrato/s/${outro}/status-contratos-efetivados`);
    expect((await verificar()).status).toBe(204);
    const { id } = await iniciar(REPARCELAR);
    expect((await verificar()).status).toBe(204);
    await agir(id, 'liberar');
    expect((await verificar()).corpo()).toMatchObject({ type: '/erros/alteracao-aberta' });
    await agir(id, 'cancelar', { motivo: 'O estudante pagou tudo.' });
    expect((await verificar()).status).toBe(204);
  });

  it('is refused with a reason, corrected, and over after thirty days that nobody used', async () => {
    const { id } = await iniciar(NOVO_ENDERECO);
    await agir(id, 'liberar');
    await enviar(id);
    await assinarTodos(id, ['estudante']);
    expect((await agir(id, 'reprovar')).status).toBe(422);
    await agir(id, 'reprovar', { motivo: 'O número da casa está errado.' });
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      fluxoAlteracao: 'REP',
      motivo: 'O número da casa está errado.',
      acoes: ['ver-motivo'],
    });
    await db
      .updateTable('alteracao')
      .set({ situacao_desde: new Date('2026-10-20T12:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect((await lista()).alteracoesDisponiveis[0]?.sitAlteracao).toBe('R');
    expect(await vencerAlteracoes(contexto)).toBe(1);
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({ fluxoAlteracao: 'CAN' });
  });
});

describe('a plan of which something was paid', () => {
  it('keeps what was paid, divides what is open to the cent, and leaves the ledger in balance', async () => {
    await repassar(servidor, caso.contratoId);
    const cobranca = await inserirCobranca(servidor, caso.contratoId, { parcelas: [2] });
    const { id } = await iniciar(REPARCELAR);
    await agir(id, 'liberar');
    await enviar(id);
    await assinarTodos(id, ['estudante', 'fiador', 'conjuge-do-fiador']);
    // The slip of the first instalment was on its way while everybody signed.
    const agora = relogio.agora();
    await db
      .insertInto('recebimento')
      .values({
        id: contexto.aleatorio.uuid(),
        contrato_id: caso.contratoId,
        chave: `E${caso.contratoId}`,
        meio: 'pix',
        em: '2026-11-27',
        pago_em: agora,
        gravado_em: agora,
        centavos: 70_080,
        parcela: 1,
        conclusao: 'exata',
      })
      .execute();
    await db.transaction().execute(async (trx) => {
      const [posicao] = await carregarPosicoes(trx, [caso.contratoId], { travar: true });
      if (posicao)
        await lancar(contexto, trx, [
          {
            posicao,
            causa: { tipo: 'recebimento', em: '2026-11-27', operadorId: null, motivo: 'Pix de teste' },
          },
        ]);
    });
    expect((await agir(id, 'efetivar', {}, outra.token)).status).toBe(200);

    const { a_baixar } = await db
      .selectFrom('cobranca')
      .select('a_baixar')
      .where('id', '=', cobranca)
      .executeTakeFirstOrThrow();
    expect(a_baixar).toBe('o plano mudou por uma alteração');
    const { plano } = await contrato();
    expect(plano[0]).toMatchObject({ numero: 1, principalCentavos: 60_000, totalCentavos: 70_080 });
    expect(plano).toHaveLength(13);
    expect(plano.slice(1).reduce((soma, { principalCentavos }) => soma + principalCentavos, 0)).toBe(300_000);
    const [posicao] = await carregarPosicoes(db, [caso.contratoId]);
    if (!posicao) throw new Error('the contract is gone');
    const saldos = (await saldosDoRazao(db, [caso.contratoId])).get(caso.contratoId) ?? [];
    expect(devidoNoRazao(saldos)).toBe(
      plano.slice(1).reduce((soma, { totalCentavos }) => soma + totalCentavos, 0),
    );
    expect(diferencaDosSaldos(saldos, saldosDevidos(fatosDoRazao(posicao)))).toEqual([]);
    for (const { consulta, id: invariante } of [...INVARIANTES_DO_DINHEIRO, ...INVARIANTES_DOS_CONTRATOS])
      if (!DO_QUE_VEIO_ANTES.includes(invariante))
        expect((await consulta.execute(db)).rows, invariante).not.toContainEqual({
          id: String(caso.contratoId),
        });
  });
});

describe('what a student asks for', () => {
  const simular = (pedido: unknown) =>
    doEstudante('POST', '/alteracao-contrato/s/simular', { contratoId: caso.contratoId, pedido });
  const pedirAlteracao = (pedido: unknown) =>
    doEstudante('POST', '/alteracao-contrato/s/pedir', { contratoId: caso.contratoId, pedido });

  it('shows what it changes first, waits for the institution, then for the desk', async () => {
    const suspensao = { especie: 'suspensao', semestres: 1 };
    const { mudancas, assinam, ouveInstituicao } = (await simular(suspensao)).corpo<{
      mudancas: { rotulo: string; antes: string; depois: string }[];
      assinam: { papel: string }[];
      ouveInstituicao: boolean;
    }>();
    expect(mudancas).toContainEqual({
      rotulo: 'Primeiro vencimento',
      antes: '10/01/2031',
      depois: '10/07/2031',
    });
    expect(assinam.map(({ papel }) => papel)).toEqual([
      'estudante',
      'fiador',
      'conjuge-do-fiador',
      'representante',
    ]);
    expect(ouveInstituicao).toBe(true);

    const { alteracaoId: id } = (await pedirAlteracao(suspensao)).corpo<AlteracaoAberta>();
    expect((await agir(id, 'aceitar')).corpo()).toMatchObject({
      message: 'A instituição de ensino ainda não confirmou o pedido.',
    });
    const { sigla } = await db
      .selectFrom('solicitacao')
      .innerJoin('instituicao', 'instituicao.id', 'solicitacao.instituicao_id')
      .select('instituicao.sigla')
      .where('solicitacao.id', '=', caso.id)
      .executeTakeFirstOrThrow();
    const escola = await criarOperadorDa(servidor, sigla);
    const { versao } = (await daMesa('GET', `/${id}`, undefined, escola.token)).corpo<AlteracaoDaGestao>();
    const palavra = { versao, resposta: 'confirmou' };
    expect((await daMesa('POST', `/${id}/palavra`, palavra, escola.token)).status).toBe(200);
    expect((await daMesa('POST', `/${id}/palavra`, palavra, escola.token)).status).toBe(200);
    expect((await agir(id, 'aceitar')).corpo<AlteracaoDaGestao>().fluxo).toBe('GER');
  });

  it('is answered with a reason, or taken back', async () => {
    const { alteracaoId: negada } = (await pedirAlteracao(NOVO_ENDERECO)).corpo<AlteracaoAberta>();
    expect((await agir(negada, 'negar')).status).toBe(422);
    await agir(negada, 'negar', { motivo: 'Falta o comprovante do endereço.' });
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      mensagem: 'O pedido não foi aceito.',
      motivo: 'Falta o comprovante do endereço.',
    });
    const { alteracaoId: retirada } = (await pedirAlteracao(NOVO_ENDERECO)).corpo<AlteracaoAberta>();
    expect((await doEstudante('POST', `/alteracao-contrato/s/${retirada}/retirar`)).status).toBe(204);
    expect((await lista()).alteracoesDisponiveis.map(({ alteracaoId }) => alteracaoId)).toEqual([negada]);
  });

  it('is refused beside the field that stands in its way', async () => {
    const cedo = await simular({ ...REPARCELAR, primeiroVencimento: '2026-11-30' });
    expect([cedo.status, cedo.corpo<{ campos: { campo: string }[] }>().campos[0]?.campo]).toEqual([
      422,
      'primeiroVencimento',
    ]);
    expect((await simular({ especie: 'suspensao', semestres: 9 })).status).toBe(400);
    expect((await simular({ ...NOVO_ENDERECO, papel: 'fiador' })).status).toBe(409);
  });
});

const trocaPor = ({ nome, cpf, email, telefone }: ReturnType<typeof pessoaNumero>) => ({
  especie: 'fiador',
  papel: 'fiador',
  novo: {
    nome,
    cpf,
    email,
    telefone,
    nascimento: '1970-05-20',
    estadoCivil: 'SOLTEIRO',
    regime: null,
    uniaoEstavel: false,
    endereco: NOVO_ENDERECO.endereco,
    conjuge: null,
  },
});

async function codigoDoConviteDa(alteracaoId: number): Promise<string> {
  const { id } = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .where('revogado_em', 'is', null)
    .executeTakeFirstOrThrow();
  return codigoDoConvite(contexto.segredo, id);
}

/** By the link, as the invited person. */
async function aceitar(id: number, token: string): Promise<void> {
  const codFiador = await codigoDoConviteDa(id);
  await pedir({ metodo: 'POST', url: '/api/fiador/convite/vincular', token, body: { codFiador } });
  const url = `/api/alteracao-contrato/f/${id}`;
  const { consentimento } = (
    await pedir({ metodo: 'GET', url: `${url}/convite`, token })
  ).corpo<ConviteDaAlteracao>();
  const { versao, sha256 } = consentimento;
  const aceite = () =>
    pedir({ metodo: 'POST', url: `${url}/aceite`, token, body: { versao, sha256, li: true } });
  expect((await aceite()).corpo()).toMatchObject({ aceitou: true });
  expect((await aceite()).status).toBe(200);
  await rendaComprovada(db, id);
}

describe('a change of guarantor', () => {
  it('frees the old one only when the new one is in force, and tells both', async () => {
    const nova = pessoaNumero(numero + 30_000);
    const pedido = trocaPor(nova);
    const { id } = await iniciar(pedido);
    expect((await agir(id, 'liberar')).corpo()).toMatchObject({
      message: 'A pessoa indicada para garantir o contrato ainda não aceitou o convite.',
    });
    const convidada = await criarConta(servidor, nova);
    await aceitar(id, convidada.token);
    expect((await agir(id, 'liberar')).status).toBe(200);
    await enviar(id);
    const doAntigo = () =>
      pedir({ metodo: 'GET', url: '/api/alteracao-contrato/f/alteracoes', token: caso.fiador?.token ?? '' });
    expect((await doAntigo()).corpo<AlteracaoGarantida[]>()).toMatchObject([
      { naoAssina: expect.stringContaining('A sua fiança vale até a troca entrar em vigor') },
    ]);
    await assinarTodos(id, ['estudante', 'fiador']);
    const garantidos = async () =>
      (
        await pedir({
          metodo: 'GET',
          url: '/api/contrato/f/contratos-fiador',
          token: caso.fiador?.token ?? '',
        })
      ).corpo<unknown[]>();
    expect(await garantidos()).toHaveLength(1);
    await agir(id, 'efetivar', {}, outra.token);
    expect(await garantidos()).toEqual([]);
    expect((await doAntigo()).corpo<AlteracaoGarantida[]>()).toMatchObject([
      { mudancas: [], naoAssina: expect.stringContaining('Você não responde mais por ele.') },
    ]);
    const partes = await db
      .selectFrom('contrato_parte')
      .select(['papel', 'nome'])
      .where('contrato_id', '=', caso.contratoId)
      .where('grupo', '=', 2)
      .where('saiu_em', 'is', null)
      .execute();
    expect(partes).toEqual([{ papel: 'fiador', nome: nova.nome }]);
    const avisados = await db
      .selectFrom('mensagem')
      .select('chave_unica')
      .where('modelo', '=', 'alteracao-fianca-encerrada')
      .where('chave_unica', 'like', `%:${id}:%:email`)
      .execute();
    expect(avisados).toHaveLength(1);

    // Takes part in the request from now on: the half-yearly update asks this person.
    const { participante_id } = await db
      .selectFrom('contrato_parte')
      .select('participante_id')
      .where('contrato_id', '=', caso.contratoId)
      .where('papel', '=', 'fiador')
      .where('saiu_em', 'is', null)
      .executeTakeFirstOrThrow();
    const participante = await db
      .selectFrom('participante')
      .select(['conta_id', 'tipo_pessoa', 'removido_em', 'status_analise'])
      .where('id', '=', participante_id)
      .executeTakeFirstOrThrow();
    expect(participante).toEqual({
      conta_id: convidada.contaId,
      tipo_pessoa: 'fiador',
      removido_em: null,
      status_analise: 'A',
    });
    for (const { id: nome, consulta } of [
      ...INVARIANTES_DOS_ESTADOS,
      ...INVARIANTES_DAS_PROVAS,
      ...INVARIANTES_DAS_ALTERACOES,
    ])
      if (nome.includes('guarantor') || nome.includes('accept') || nome.includes('link'))
        expect((await consulta.execute(db)).rows, nome).not.toContainEqual({ id: participante_id });
  });
});

describe('whoever is named to guarantee', () => {
  const pedirTroca = async () => {
    const nova = pessoaNumero(numero + 31_000);
    const resposta = await doEstudante('POST', '/alteracao-contrato/s/pedir', {
      contratoId: caso.contratoId,
      pedido: trocaPor(nova),
    });
    expect(resposta.status, resposta.texto).toBe(200);
    return { nova, id: resposta.corpo<AlteracaoAberta>().alteracaoId };
  };
  it('is invited as in a request, by a link that is only the invited person’s', async () => {
    const { id, nova } = await pedirTroca();
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      mensagem:
        'Enviamos o convite à pessoa que você indicou. Depois que ela aceitar e comprovar a renda, a nossa equipe analisa o pedido e responde aqui.',
      agora: { titulo: 'Aceitar o convite', quem: 'A pessoa que você indicou', ate: null },
    });
    const codFiador = await codigoDoConviteDa(id);
    const publico = await pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` });
    expect(publico.corpo()).toMatchObject({ tipo: 'indicacao', convidado: nova.nome.split(' ')[0] });
    const vincular = (token: string) =>
      pedir({ metodo: 'POST', url: '/api/fiador/convite/vincular', token, body: { codFiador } });
    expect((await vincular(caso.fiador?.token ?? '')).status).toBe(404);
    const convidada = await criarConta(servidor, nova);
    expect((await vincular(convidada.token)).corpo()).toEqual({ garantiaId: null, alteracaoId: id });
    const garantidas = await pedir({
      metodo: 'GET',
      url: '/api/alteracao-contrato/f/alteracoes',
      token: convidada.token,
    });
    expect(garantidas.corpo<AlteracaoGarantida[]>()).toMatchObject([{ alteracaoId: id, convite: 'espera' }]);
    await aceitar(id, convidada.token);
    expect((await agir(id, 'aceitar')).corpo<AlteracaoDaGestao>().fluxo).toBe('GER');
  });

  it('accepts by a contact of their own: shared with somebody of the contract, it could never come into effect', async () => {
    const { id, nova } = await pedirTroca();
    // As in a family: the account has the phone that is the student's too.
    const { contaId, token } = await criarConta(servidor, { ...nova, telefone: caso.estudante.telefone });
    const codFiador = await codigoDoConviteDa(id);
    await pedir({ metodo: 'POST', url: '/api/fiador/convite/vincular', token, body: { codFiador } });
    const url = `/api/alteracao-contrato/f/${id}`;
    const { consentimento } = (
      await pedir({ metodo: 'GET', url: `${url}/convite`, token })
    ).corpo<ConviteDaAlteracao>();
    const { versao, sha256 } = consentimento;
    const aceite = await pedir({
      metodo: 'POST',
      url: `${url}/aceite`,
      token,
      body: { versao, sha256, li: true },
    });
    expect(aceite.status, aceite.texto).toBe(409);
    expect(aceite.corpo()).toMatchObject({
      message: 'Este celular já é de outra pessoa do contrato. Troque o seu em Perfil e aceite de novo.',
    });
    await db.updateTable('conta').set({ telefone: nova.telefone }).where('id', '=', contaId).execute();
    await aceitar(id, token);
    expect((await agir(id, 'aceitar')).corpo<AlteracaoDaGestao>().fluxo).toBe('GER');
  });

  it('may refuse: the request ends, the student is told, and the link is dead', async () => {
    const { id, nova } = await pedirTroca();
    const codFiador = await codigoDoConviteDa(id);
    const convidada = await criarConta(servidor, nova);
    await pedir({
      metodo: 'POST',
      url: '/api/fiador/convite/vincular',
      token: convidada.token,
      body: { codFiador },
    });
    const recusar = (token: string) =>
      pedir({ metodo: 'POST', url: `/api/alteracao-contrato/f/${id}/recusa`, token });
    expect((await recusar(caso.fiador?.token ?? '')).status).toBe(404);
    expect((await recusar(convidada.token)).status).toBe(204);
    expect((await recusar(convidada.token)).status).toBe(204);
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      fluxoAlteracao: 'CAN',
      mensagem: 'A pessoa indicada não aceitou garantir o contrato. Você pode indicar outra.',
    });
    expect((await pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` })).status).toBe(
      404,
    );
    await pedirTroca();
  });
});
