import type { AlteracaoAberta, AlteracoesDoEstudante } from '@credito/api/alteracao.rotas';
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { Financeiro } from '@credito/api/financeiro.rotas';
import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { somar } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { diferencaDosSaldos, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { beforeEach, describe, expect, it } from 'vitest';
import { assinarAditivo } from '../../../test/assinar-aditivo.ts';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { contratoEmVigor } from '../../../test/envelopes.ts';
import { juntas } from '../../../test/juntas.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { concluirContratos } from '../financeiro/concluir-contratos.ts';
import { fatosDoRazao, lancar, saldosDoRazao } from '../financeiro/lancar.ts';
import { carregarPosicoes } from '../financeiro/posicao.ts';
import { INVARIANTES_DAS_ALTERACOES } from '../invariantes/regras-das-alteracoes.ts';
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
let numero = 8_500;

let caso: Awaited<ReturnType<typeof contratoEmVigor>>;
/** In effect and paid to the school, two of six instalments late. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
  await anteciparPlano(servidor, caso.contratoId, 51);
  await repassar(servidor, caso.contratoId);
});

const chamar = (metodo: 'GET' | 'POST', caminho: string, body?: unknown, token = caso.estudante.token) =>
  pedir({ metodo, url: `/api/${caminho}`, token, ...(body === undefined ? {} : { body }) });

async function agir(id: number, acao: string, mais: Record<string, unknown> = {}, token = mesa.token) {
  const caminho = `gestao/alteracoes/${id}`;
  const { versao } = (await chamar('GET', caminho, undefined, token)).corpo<AlteracaoDaGestao>();
  return chamar('POST', caminho, { acao, versao, ...mais }, token);
}

/** Three parts, after an entry of R$ 200,00. */
async function propor(): Promise<Negociacao & { alteracaoId: number }> {
  const caminho = `financeiro/s/contratos/${caso.contratoId}/negociacoes`;
  const { dividaCentavos, limites } = (await chamar('GET', caminho)).corpo<{
    dividaCentavos: number;
    limites: { primeiroVencimentoAte: string };
  }>();
  const resposta = await chamar('POST', caminho, {
    entradaCentavos: 20_000,
    prazo: 3,
    primeiroVencimento: limites.primeiroVencimentoAte,
    dividaCentavos,
  });
  expect(resposta.status, resposta.texto).toBe(200);
  const negociacao = resposta.corpo<Negociacao>();
  return { ...negociacao, alteracaoId: negociacao.alteracaoId ?? 0 };
}

const financeiro = async () => (await chamar('GET', 'financeiro/s')).corpo<Financeiro>();
const negociada = async () => (await financeiro()).negociacoes[0];
const contrato = async () => (await chamar('GET', `contrato/s/${caso.contratoId}`)).corpo<ContratoAberto>();

async function assinada(alteracaoId: number): Promise<void> {
  expect((await agir(alteracaoId, 'liberar')).status).toBe(200);
  await chamar('POST', 'alteracao-contratual/enviar-clicksign', { alteracaoId, tipoAutenticacao: 'email' });
  await assinarAditivo(servidor, representante, alteracaoId, ['estudante', 'fiador', 'conjuge-do-fiador']);
}

async function pagar(parcela: number | null, centavos: number): Promise<void> {
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
      centavos,
      parcela,
      conclusao: 'a-menor',
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    const [posicao] = await carregarPosicoes(trx, [caso.contratoId], { travar: true });
    const causa = {
      tipo: 'recebimento',
      em: '2026-11-27',
      operadorId: null,
      motivo: 'Pix de teste',
    } as const;
    if (!posicao) throw new Error('the contract is gone');
    await lancar(contexto, trx, [{ posicao, causa }]);
    await concluirContratos(contexto, trx, [posicao]);
  });
}

async function conferirDinheiro(): Promise<void> {
  const [posicao] = await carregarPosicoes(db, [caso.contratoId]);
  if (!posicao) throw new Error('the contract is gone');
  const saldos = (await saldosDoRazao(db, [caso.contratoId])).get(caso.contratoId) ?? [];
  expect(diferencaDosSaldos(saldos, saldosDevidos(fatosDoRazao(posicao)))).toEqual([]);
  for (const { consulta, id } of [...INVARIANTES_DO_DINHEIRO, ...INVARIANTES_DOS_CONTRATOS])
    if (!DO_QUE_VEIO_ANTES.includes(id))
      expect((await consulta.execute(db)).rows, id).not.toContainEqual({ id: String(caso.contratoId) });
}

async function conferirAlteracoes(): Promise<void> {
  for (const { consulta, id } of INVARIANTES_DAS_ALTERACOES)
    expect((await consulta.execute(db)).rows, id).toEqual([]);
}

describe('what was negotiated', () => {
  it('is signed as an alteration, takes the place of what was late to the cent, and is concluded', async () => {
    const cobranca = await inserirCobranca(servidor, caso.contratoId, { parcelas: [1] });
    const { alteracaoId, dividaCentavos, mensagem } = await propor();
    expect(mensagem).toContain('A nossa equipe está preparando o aditivo do contrato.');
    const naMesa = (
      await chamar('GET', `gestao/alteracoes/${alteracaoId}`, undefined, mesa.token)
    ).corpo<AlteracaoDaGestao>();
    expect(naMesa).toMatchObject({ fluxo: 'GER', origem: 'negociacao', especie: 'negociacao' });
    expect(naMesa.assinam.map(({ papel }) => papel)).toEqual([
      'estudante',
      'fiador',
      'conjuge-do-fiador',
      'representante',
    ]);

    await assinada(alteracaoId);
    // Under negotiations, and nowhere else.
    expect((await chamar('GET', 'alteracao-contrato/alteracoes')).corpo<AlteracoesDoEstudante>()).toEqual({
      alteracoesDisponiveis: [],
      alteracoesEfetivadas: [],
    });
    const negociacao = await negociada();
    expect(negociacao).toMatchObject({ situacao: 'aceita', aditivoALer: true, podeRetirar: false });
    expect(
      (await chamar('GET', `alteracao-contrato/s/${alteracaoId}`)).corpo<AlteracaoAberta>(),
    ).toMatchObject({ tipoAlteracao: 'R', fluxoAlteracao: 'ASS', idNegociacao: negociacao?.id });

    expect((await agir(alteracaoId, 'efetivar')).status).toBe(409);
    expect((await agir(alteracaoId, 'efetivar', {}, outra.token)).status).toBe(200);
    expect(await negociada()).toMatchObject({ situacao: 'concluida', rotulo: 'Concluída' });

    const { plano } = await contrato();
    const novas = plano.filter((parcela) => parcela.numero > 6);
    expect(somar(novas.map(({ totalCentavos }) => totalCentavos))).toBe(dividaCentavos);
    expect(novas[0]?.totalCentavos).toBe(20_000);
    expect(plano.map((parcela) => parcela.numero).toSorted((a, b) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(somar(plano.map(({ principalCentavos }) => principalCentavos))).toBe(360_000);
    expect((await financeiro()).totais.vencidoCentavos).toBe(0);
    const { a_baixar } = await db
      .selectFrom('cobranca')
      .select('a_baixar')
      .where('id', '=', cobranca)
      .executeTakeFirstOrThrow();
    expect(a_baixar).toBe('o plano mudou por uma alteração');
    await conferirDinheiro();
    await conferirAlteracoes();
  });

  it('leaves out what was paid of it while everybody signed', async () => {
    const { alteracaoId } = await propor();
    await assinada(alteracaoId);
    await pagar(1, 50_000);
    const { totais: antes } = await financeiro();
    await agir(alteracaoId, 'efetivar', {}, outra.token);
    const { totais: depois } = await financeiro();
    expect([depois.pagoCentavos, depois.creditoCentavos]).toEqual([50_000, 0]);
    // Nothing has run between the day of the proposal and today.
    expect(depois.abertoCentavos).toBe(antes.abertoCentavos);
    await conferirDinheiro();
  });

  it('is not released where part of it was paid meanwhile: it ends, the student is told and proposes again', async () => {
    const { alteracaoId, dividaCentavos } = await propor();
    await pagar(1, 50_000);
    const mudou = `Foram negociados ${formatarReais(dividaCentavos)}; disso restam ${formatarReais(dividaCentavos - 50_000)}.`;
    const { acoes } = (
      await chamar('GET', `gestao/alteracoes/${alteracaoId}`, undefined, mesa.token)
    ).corpo<AlteracaoDaGestao>();
    expect(acoes.find(({ acao }) => acao === 'liberar')?.impedimento).toContain(mudou);
    const recusada = await agir(alteracaoId, 'liberar');
    expect(recusada.status).toBe(409);
    expect(recusada.texto).toContain(mudou);
    expect((await negociada())?.mensagem).toContain('A dívida mudou desde a proposta');

    expect((await agir(alteracaoId, 'cancelar', { motivo: 'Uma parte já foi paga.' })).status).toBe(200);
    expect(await negociada()).toMatchObject({ situacao: 'sem-efeito' });
    const avisos = await db
      .selectFrom('mensagem')
      .select('modelo')
      .where('chave_unica', 'like', `alteracao-cancelada:${alteracaoId}:%`)
      .execute();
    expect(avisos).toContainEqual({ modelo: 'alteracao-cancelada' });

    const outraVez = await propor();
    expect(outraVez.dividaCentavos).toBe(dividaCentavos - 50_000);
    expect((await agir(outraVez.alteracaoId, 'liberar')).status).toBe(200);
    await conferirAlteracoes();
  });

  it('released, is not sent for signature where part of it was paid meanwhile', async () => {
    const { alteracaoId, id } = await propor();
    expect((await agir(alteracaoId, 'liberar')).status).toBe(200);
    await pagar(1, 50_000);
    const enviada = await chamar('POST', 'alteracao-contratual/enviar-clicksign', {
      alteracaoId,
      tipoAutenticacao: 'email',
    });
    expect(enviada.status).toBe(409);
    expect(enviada.texto).toContain('A dívida mudou desde a proposta');
    expect((await chamar('POST', `financeiro/s/negociacoes/${id}/retirar`, {})).corpo()).toMatchObject({
      situacao: 'retirada',
    });
  });

  it('names its fine and interest, and calls them no fee', async () => {
    const { alteracaoId } = await propor();
    const { mudancas } = (
      await chamar('GET', `gestao/alteracoes/${alteracaoId}`, undefined, mesa.token)
    ).corpo<AlteracaoDaGestao>();
    const rotulos = mudancas.map(({ rotulo }) => rotulo);
    expect(rotulos).toContain('Multa e juros do atraso');
    expect(rotulos).not.toContain('Taxa');
  });

  it('is taken back by the student until everybody has signed, and holds the plan no more', async () => {
    const { alteracaoId, id } = await propor();
    await agir(alteracaoId, 'liberar');
    const retirar = () => chamar('POST', `financeiro/s/negociacoes/${id}/retirar`, {});
    expect((await retirar()).corpo()).toMatchObject({ situacao: 'retirada' });
    expect((await retirar()).corpo()).toMatchObject({ situacao: 'retirada' });
    expect((await agir(alteracaoId, 'cancelar', { motivo: 'Não há mais o que fazer.' })).status).toBe(409);
    await propor();
    await conferirAlteracoes();
  });

  it('ends with the contract that was paid by itself, and says that nobody took it back', async () => {
    const { alteracaoId } = await propor();
    await agir(alteracaoId, 'liberar');
    await chamar('POST', 'alteracao-contratual/enviar-clicksign', { alteracaoId, tipoAutenticacao: 'email' });
    await pagar(null, (await financeiro()).totais.abertoCentavos);
    expect(await contrato()).toMatchObject({ contractStage: 'LIQ' });
    expect(
      (await chamar('GET', `alteracao-contrato/s/${alteracaoId}`)).corpo<AlteracaoAberta>(),
    ).toMatchObject({
      fluxoAlteracao: 'CAN',
      mensagem: 'O contrato foi pago por inteiro, e a alteração não é mais necessária.',
      statusClickSign: 'canceled',
      linhaDoTempo: expect.arrayContaining([
        expect.objectContaining({ titulo: 'Contrato pago por inteiro', quem: 'O portal' }),
      ]),
    });
    const { situacao, explicacao } = await db
      .selectFrom('negociacao')
      .selectAll()
      .where('contrato_id', '=', caso.contratoId)
      .executeTakeFirstOrThrow();
    expect([situacao, explicacao]).toEqual(['retirada', 'O contrato foi pago por inteiro antes do aditivo.']);
    await conferirAlteracoes();
  });

  it('is taken back while its deadline goes by: one of the two waits, and none is refused for the other', async () => {
    const { alteracaoId, id } = await propor();
    await agir(alteracaoId, 'liberar');
    await db.updateTable('alteracao').set({ prazo: '2026-11-20' }).where('id', '=', alteracaoId).execute();
    // Whoever waits for the contract holds nothing of it yet.
    const [vencidas, retirada] = await juntas<unknown>(
      db,
      (trx) =>
        trx
          .selectFrom('contrato')
          .select('id')
          .where('id', '=', caso.contratoId)
          .forNoKeyUpdate()
          .execute()
          .then(() => undefined),
      [
        () => vencerAlteracoes(contexto),
        async () => (await chamar('POST', `financeiro/s/negociacoes/${id}/retirar`, {})).status,
      ],
    );
    expect([vencidas, retirada]).toEqual([1, 409]);
    expect(await negociada()).toMatchObject({ situacao: 'sem-efeito' });
  });

  it('is without effect where the deadline goes by, and may be proposed again', async () => {
    const { alteracaoId } = await propor();
    await agir(alteracaoId, 'liberar');
    await db.updateTable('alteracao').set({ prazo: '2026-11-20' }).where('id', '=', alteracaoId).execute();
    expect(await vencerAlteracoes(contexto)).toBe(1);
    expect(await negociada()).toMatchObject({ situacao: 'sem-efeito', podeRetirar: false });
    await propor();
  });
});
