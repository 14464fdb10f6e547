/** A contract's instalments from the night that charges them to the payment that ends it, beside a provider with bad habits. */
import type { ExtratoDoContrato, Financeiro } from '@credito/api/financeiro.rotas';
import { somar } from '@credito/domain/dinheiro/conta';
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { SEGREDO_DO_AVISO, servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import type { ContaDeTeste } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { AGENDA, listaDeTarefas } from '../../tarefas.ts';
import { historicoDasCobrancas } from '../gestao/financeiro/historico-das-cobrancas.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { marcarParaBaixa } from './agendar-baixas.ts';
import { baixarCobrancas } from './baixar-cobrancas.ts';
import { consultarCobranca } from './consultar-cobranca.ts';
import { criarCobrancas } from './emitir-cobrancas.ts';
import { noiteDasCobrancas, TAREFA_NOITE_DAS_COBRANCAS } from './noite-das-cobrancas.ts';
import { receberPagamentos } from './receber.ts';
import { registrarCobrancas, TAREFA_REGISTRAR_COBRANCAS } from './registrar-cobrancas.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
contexto.gateways.pagamento = pagamento;

const em = (momento: string) =>
  relogio.avancar({ milissegundos: Date.parse(momento) - relogio.agora().getTime() });
const dia = (data: string) => em(`${data}T15:00:00Z`);
let numero = 7_400;
let estudante: ContaDeTeste;
let contrato = 0;

/** Due on 10/12/2026 and the five months after it. */
beforeEach(async () => {
  dia('2026-11-27');
  provedor.fora = false;
  await db.updateTable('saude_do_pagamento').set({ conciliado_ate: null, falhando_desde: null }).execute();
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  estudante = solicitacao.estudante;
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacao.id).execute();
  contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  await anteciparPlano(servidor, contrato, 49);
  await repassar(servidor, contrato);
});

/** Weeks pass in a test: whoever comes back has logged in again. */
async function entrar(): Promise<string> {
  const { token } = await abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId: estudante.contaId },
    { agente: null, enderecoIp: null },
  );
  return token;
}
const ler = async <T>(caminho: string): Promise<T> =>
  (await pedir({ metodo: 'GET', url: `/api/${caminho}`, token: await entrar() })).corpo<T>();
const extrato = () => ler<ExtratoDoContrato>(`financeiro/s/contratos/${contrato}`);
const visao = () => ler<Financeiro>('financeiro/s');
const cobrancas = () =>
  db.selectFrom('cobranca').selectAll().where('contrato_id', '=', contrato).orderBy('criada_em').execute();
async function unica() {
  const [cobranca, ...outras] = (await cobrancas())
    .filter(({ situacao }) => situacao !== 'baixada')
    .slice(-1);
  if (!cobranca || outras.length > 0) throw new Error('there is another number of charges');
  return cobranca;
}
async function pagar(centavos: number, meio: 'pix' | 'boleto' = 'pix') {
  const { txid } = await unica();
  provedor.pagar(txid, meio, centavos);
  await consultarCobranca(contexto, txid);
}
/** About what is late, of this test's request, by e-mail. */
async function avisados() {
  const linhas = await db
    .selectFrom('mensagem')
    .innerJoin('contrato', 'contrato.solicitacao_id', 'mensagem.solicitacao_id')
    .select(({ fn }) => ['mensagem.modelo', fn.countAll<string>().as('vezes')])
    .where('contrato.id', '=', contrato)
    .where('mensagem.canal', '=', 'email')
    .where(sql<string>`mensagem.modelo`, 'like', 'parcela-em-atraso%')
    .groupBy('mensagem.modelo')
    .orderBy('mensagem.modelo')
    .execute();
  return linhas.map(({ modelo, vezes }) => ({ modelo, vezes: Number(vezes) }));
}
const quebras = async () =>
  (await conferirRegras(db)).filter(({ id }) => INVARIANTES_DO_DINHEIRO.some((regra) => regra.id === id));

describe('a night', () => {
  it('charges ten days before the due date, each instalment once', async () => {
    dia('2026-11-29');
    await noiteDasCobrancas(contexto);
    expect(await cobrancas()).toEqual([]);
    dia('2026-11-30');
    await noiteDasCobrancas(contexto);
    await noiteDasCobrancas(contexto);
    const [cobranca, ...outras] = await cobrancas();
    expect(outras).toEqual([]);
    expect(cobranca).toMatchObject({
      situacao: 'aberta',
      tipo: 'parcela',
      parcelas: [1],
      vencimento: '2026-12-10',
      valor_centavos: 70_080,
    });
    const avisos = await db
      .selectFrom('mensagem')
      .select('modelo')
      .where('conta_id', '=', estudante.contaId)
      .where('canal', '=', 'email')
      .where('modelo', '=', 'cobranca-emitida')
      .execute();
    expect(avisos).toHaveLength(1);
  });

  it('waits for a provider that is down, says so, and goes on without a second charge', async () => {
    dia('2026-11-30');
    provedor.fora = true;
    await expect(noiteDasCobrancas(contexto)).rejects.toThrow('did not tell');
    em('2026-11-30T15:11:00Z');
    expect((await visao()).comunicados).toMatchObject([{ titulo: expect.stringContaining('indisponível') }]);
    provedor.fora = false;
    await noiteDasCobrancas(contexto);
    expect(await cobrancas()).toMatchObject([{ situacao: 'aberta' }]);
    expect((await visao()).comunicados).toEqual([]);
  });
});

it('what is being taken back is neither registered nor told of', async () => {
  dia('2026-11-30');
  await criarCobrancas(contexto);
  await db
    .updateTable('cobranca')
    .set({ a_baixar: 'o plano mudou' })
    .where('contrato_id', '=', contrato)
    .execute();
  await registrarCobrancas(contexto);
  expect(await cobrancas()).toMatchObject([{ situacao: 'registrando' }]);
  await noiteDasCobrancas(contexto);
  expect((await cobrancas()).map(({ situacao }) => situacao).toSorted()).toEqual(['aberta', 'baixada']);
});

it('what is taken back while the provider registers it is cancelled there once it is registered', async () => {
  dia('2026-11-30');
  await criarCobrancas(contexto);
  const { txid } = await unica();
  contexto.gateways.pagamento = {
    ...pagamento,
    async registrar(cobranca) {
      await marcarParaBaixa(db, contrato, 'o plano mudou');
      await baixarCobrancas(contexto);
      return pagamento.registrar(cobranca);
    },
  };
  await registrarCobrancas(contexto);
  contexto.gateways.pagamento = pagamento;
  await baixarCobrancas(contexto);
  expect(await cobrancas()).toMatchObject([{ txid, situacao: 'baixada' }]);
  const noProvedor = provedor.memoria.estado.cobrancas.get(txid);
  expect(noProvedor && provedor.valorNoDia(noProvedor, '2026-12-01')).toBe(null);
  const avisos = await db
    .selectFrom('mensagem')
    .select('id')
    .where('conta_id', '=', estudante.contaId)
    .where('modelo', '=', 'cobranca-emitida')
    .execute();
  expect(avisos).toEqual([]);
});

it('what is taken back after an answer that was lost waits until no registration can be under way', async () => {
  dia('2026-11-30');
  await criarCobrancas(contexto);
  provedor.fora = true;
  await registrarCobrancas(contexto);
  provedor.fora = false;
  await marcarParaBaixa(db, contrato, 'o plano mudou');
  await baixarCobrancas(contexto);
  expect(await cobrancas()).toMatchObject([{ situacao: 'registrando' }]);
  relogio.avancar({ minutos: 31 });
  await baixarCobrancas(contexto);
  expect(await cobrancas()).toMatchObject([{ situacao: 'baixada' }]);
});

it('what could not be issued costs no fine and no interest until it could be paid', async () => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  const { id } = await unica();
  await db.updateTable('cobranca').set({ situacao: 'falhou' }).where('id', '=', id).execute();
  dia('2026-12-14');
  expect((await extrato()).plano[0]).toMatchObject({ abertoCentavos: 70_080, multaCentavos: 0 });
  await noiteDasCobrancas(contexto);
  const emitida = (await cobrancas()).find(({ tipo }) => tipo === 'saldo');
  expect(emitida).toMatchObject({ vencimento: '2026-12-17', valor_centavos: 70_080 });
  dia('2026-12-28');
  // Eleven days after the first day on which it was late by the student's own doing.
  expect((await extrato()).plano[0]).toMatchObject({ multaCentavos: 1_402, jurosCentavos: 257 });
  expect(await avisados()).toEqual([]);
  expect(await quebras()).toEqual([]);
});

it('what happened to a charge is kept beside it, for the desk to read', async () => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  const { id, valor_centavos } = await unica();
  dia('2026-12-12');
  await noiteDasCobrancas(contexto);
  await pagar(valor_centavos);
  const historico = (await historicoDasCobrancas(db, await cobrancas())).get(id) ?? [];
  expect(historico.map(({ titulo, centavos, revisao }) => [titulo, centavos, revisao])).toEqual([
    ['Criada', valor_centavos, null],
    ['Registrada no provedor de pagamento', valor_centavos, 0],
    ['Venceu sem pagamento', null, null],
    ['Pagamento recebido', valor_centavos, null],
  ]);
  expect(historico.map(({ em: momento }) => momento.slice(0, 10))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-12',
    '2026-12-12',
  ]);
});

it('why a charge was taken back is kept beside it', async () => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  const { id } = await unica();
  await marcarParaBaixa(db, contrato, 'o plano mudou');
  await baixarCobrancas(contexto);
  expect((await historicoDasCobrancas(db, await cobrancas())).get(id)?.at(-1)).toMatchObject({
    titulo: 'Cancelada no provedor de pagamento',
    motivo: 'o plano mudou',
  });
});

describe('an instalment whose first charge is made after its due date', () => {
  const emails = async () =>
    (
      await db
        .selectFrom('mensagem')
        .select(['texto'])
        .where('conta_id', '=', estudante.contaId)
        .where('canal', '=', 'email')
        .where('modelo', '=', 'cobranca-do-saldo')
        .orderBy('criada_em')
        .execute()
    ).map(({ texto }) => texto);

  it('bears nothing before it could be paid, and its payer is told once until when', async () => {
    dia('2026-12-14');
    expect((await extrato()).plano[0]).toMatchObject({ abertoCentavos: 70_080, multaCentavos: 0 });
    await noiteDasCobrancas(contexto);
    expect(await cobrancas()).toMatchObject([
      { tipo: 'saldo', vencimento: '2026-12-17', valor_centavos: 70_080 },
    ]);
    expect(await emails()).toEqual([
      expect.stringMatching(/parcela 1 de 6[\s\S]*até 17\/12\/2026\. Até esse dia não há multa nem juros/),
    ]);
    dia('2026-12-18');
    await noiteDasCobrancas(contexto);
    await noiteDasCobrancas(contexto);
    expect((await unica()).valor_centavos).toBe(70_080 + 1_402 + 23);
    expect(await emails()).toHaveLength(1);
    expect(await quebras()).toEqual([]);
  });

  it('of a quote for a day to come, is taken to have been charged in time', async () => {
    const depois = await ler<{ semAntecipacaoCentavos: number }>(
      `financeiro/s/contratos/${contrato}/quitacao?dia=2027-01-04`,
    );
    expect(depois.semAntecipacaoCentavos).toBeGreaterThan(420_480);
  });
});

it.each([
  ['2026-12-10', 'não tem multa nem juros'],
  ['2026-12-14', 'já tem a multa e os juros'],
])('a charge made anew on %s says that its amount %s', async (data, dito) => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  await pagar(70_000);
  dia(data);
  await noiteDasCobrancas(contexto);
  const avisos = await db
    .selectFrom('mensagem')
    .select('texto')
    .where('conta_id', '=', estudante.contaId)
    .where('canal', '=', 'email')
    .where('modelo', '=', 'cobranca-do-saldo')
    .execute();
  expect(avisos).toMatchObject([{ texto: expect.stringContaining(dito) }]);
});

describe('a payment', () => {
  beforeEach(async () => {
    dia('2026-11-30');
    await noiteDasCobrancas(contexto);
  });

  it('of what is due settles the instalment, however often it is told', async () => {
    await pagar(70_080);
    await consultarCobranca(contexto, (await unica()).txid);
    await noiteDasCobrancas(contexto);
    const { recibos, plano, lancamentos } = await extrato();
    expect(recibos).toMatchObject([
      { centavos: 70_080, creditoCentavos: 0, conclusao: expect.stringContaining('certo') },
    ]);
    expect(plano[0]).toMatchObject({ situacao: 'paga', pagoCentavos: 70_080 });
    expect(lancamentos).toContainEqual(
      expect.objectContaining({ titulo: 'Pagamento recebido', centavos: -70_080 }),
    );
    expect(await quebras()).toEqual([]);
  });

  it('17 days late brings fine and interest to the cent', async () => {
    dia('2026-12-28');
    await noiteDasCobrancas(contexto);
    expect(await unica()).toMatchObject({ situacao: 'vencida' });
    await noiteDasCobrancas(contexto);
    expect(await avisados()).toEqual([
      { modelo: 'parcela-em-atraso', vezes: 1 },
      { modelo: 'parcela-em-atraso-fiador', vezes: 1 },
    ]);
    const { hojeCentavos } = (await visao()).cobrancas[0] ?? { hojeCentavos: 0 };
    // 18 days after 10/12, a Thursday: 14,02 and 4,20.
    expect(hojeCentavos).toBe(70_080 + 1_402 + 420);
    await pagar(hojeCentavos, 'boleto');
    expect((await extrato()).recibos).toMatchObject([
      { conclusao: expect.stringContaining('certo'), partes: [{ multaCentavos: 1_402, jurosCentavos: 420 }] },
    ]);
    expect(await quebras()).toEqual([]);
  });

  it('that is late is told to guarantors when the configuration says so, or never', async () => {
    const comDias = (diasAteOFiador: number) => ({
      ...contexto,
      configuracao: {
        ...contexto.configuracao,
        cobranca: { ...contexto.configuracao.cobranca, diasAteOFiador },
      },
    });
    const doFiador = async () =>
      (await avisados()).filter(({ modelo }) => modelo === 'parcela-em-atraso-fiador');
    dia('2026-12-28');
    for (const dias of [0, 19]) await noiteDasCobrancas(comDias(dias));
    expect(await doFiador()).toEqual([]);
    await noiteDasCobrancas(comDias(18));
    expect(await doFiador()).toEqual([{ modelo: 'parcela-em-atraso-fiador', vezes: 1 }]);
  });

  it('of less leaves the rest open, which is charged anew once it is late', async () => {
    await pagar(70_000);
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'a-vencer', abertoCentavos: 80 });
    dia('2026-12-14');
    await noiteDasCobrancas(contexto);
    const saldo = await unica();
    expect(saldo).toMatchObject({ tipo: 'saldo', parcelas: [1], vencimento: '2026-12-17' });
    expect(saldo.valor_centavos).toBe(80 + 2);
    // What was promised for three days settles it on the last of them.
    dia('2026-12-17');
    await pagar(82);
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'paga', abertoCentavos: 0 });
    expect(await quebras()).toEqual([]);
  });

  it('of more, and a second one, are credit, which pays the next instalment before it is charged', async () => {
    await pagar(70_100);
    await pagar(70_080, 'boleto');
    const { recibos, creditoCentavos } = await extrato();
    expect(recibos.map(({ creditoCentavos: credito }) => credito)).toEqual([70_080, 20]);
    expect(creditoCentavos).toBe(70_100);
    dia('2027-01-02');
    await noiteDasCobrancas(contexto);
    const depois = await extrato();
    expect(depois.plano[1]).toMatchObject({ situacao: 'paga' });
    expect(depois.creditoCentavos).toBe(20);
    expect(await cobrancas()).toHaveLength(1);
    expect(await quebras()).toEqual([]);
  });

  it('of two at the same moment the second one is told that it was paid already', async () => {
    const { txid } = await unica();
    const momento = relogio.agora();
    const chegar = (chave: string) =>
      db
        .transaction()
        .execute((trx) =>
          receberPagamentos(contexto, trx, [{ chave, txid, meio: 'pix', centavos: 70_080, momento }]),
        );
    await Promise.all([chegar(`E1-${contrato}`), chegar(`E2-${contrato}`)]);
    const conclusoes = await db
      .selectFrom('recebimento')
      .select('conclusao')
      .where('contrato_id', '=', contrato)
      .execute();
    expect(conclusoes.map(({ conclusao }) => conclusao).toSorted()).toEqual(['em-dobro', 'exata']);
    expect(await quebras()).toEqual([]);
  });

  it('after a charge was taken back is counted all the same', async () => {
    const { id, txid } = await unica();
    await db.updateTable('cobranca').set({ situacao: 'baixada' }).where('id', '=', id).execute();
    provedor.pagar(txid, 'pix', 70_080);
    await consultarCobranca(contexto, txid);
    expect((await extrato()).recibos).toMatchObject([
      { conclusao: expect.stringContaining('já estava cancelada') },
    ]);
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'paga' });
    expect(await quebras()).toEqual([]);
  });

  it('that was never told is found at night, and one that is nobody’s is kept', async () => {
    provedor.pagar((await unica()).txid, 'boleto', 70_080);
    const estranho = provedor.pagar('z'.repeat(30), 'pix', 999);
    await noiteDasCobrancas(contexto);
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'paga' });
    expect(
      await db
        .selectFrom('pagamento_sem_cobranca')
        .select('centavos')
        .where('chave', '=', estranho)
        .execute(),
    ).toEqual([{ centavos: 999 }]);
  });

  it('counts by its own day, also when it is told after a later one', async () => {
    const { txid } = await unica();
    dia('2026-12-09');
    provedor.pagar(txid, 'pix', 30_000);
    dia('2026-12-28');
    await noiteDasCobrancas(contexto);
    const { plano } = await extrato();
    // Fine and interest on what was open, not on what had come in before.
    expect(plano[0]).toMatchObject({ multaCentavos: 802, jurosCentavos: 240 });
    expect(await quebras()).toEqual([]);
  });
});

it('the last payment ends the contract, and whatever else is charged is taken back', async () => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  for (const data of ['2026-12-10', '2027-01-08', '2027-02-10', '2027-03-10', '2027-04-09', '2027-05-10']) {
    dia(data);
    await noiteDasCobrancas(contexto);
    await pagar(70_080);
  }
  const { codigo } = await db
    .selectFrom('contrato')
    .select('codigo')
    .where('id', '=', contrato)
    .executeTakeFirstOrThrow();
  expect(codigo).toBe('LIQ');
  const { situacao, recibos, abertoCentavos } = await extrato();
  expect([situacao, abertoCentavos, somar(recibos.map(({ centavos }) => centavos))]).toEqual([
    'quitado',
    0,
    420_480,
  ]);
  expect(await quebras()).toEqual([]);
});

it('a pay-off that was asked for and not paid is a charge of its own, never the one of the next instalment', async () => {
  dia('2026-11-30');
  await noiteDasCobrancas(contexto);
  const daParcela = await unica();
  const { quitacaoHojeCentavos } = await extrato();
  const pedida = await pedir({
    metodo: 'POST',
    url: `/api/financeiro/s/contratos/${contrato}/quitacao`,
    token: await entrar(),
    body: { totalCentavos: quitacaoHojeCentavos },
  });
  expect(pedida.status).toBe(200);
  const { proxima, cobrancas: vivas } = await visao();
  expect(proxima?.cobranca).toMatchObject({ id: daParcela.id, hojeCentavos: 70_080 });
  expect(vivas.filter(({ id }) => id !== proxima?.cobranca?.id)).toMatchObject([
    { tipo: 'quitacao', hojeCentavos: quitacaoHojeCentavos },
  ]);
});

describe('one instalment paid before it is due', () => {
  const antecipar = (parcela: number, totalCentavos: number) =>
    entrar().then((token) =>
      pedir({
        metodo: 'POST',
        url: `/api/financeiro/s/contratos/${contrato}/parcelas/${parcela}/antecipacao`,
        token,
        body: { totalCentavos },
      }),
    );
  const cotar = async (parcela: number, data: string) =>
    pedir({
      metodo: 'GET',
      url: `/api/financeiro/s/contratos/${contrato}/parcelas/${parcela}/antecipacao?dia=${data}`,
      token: await entrar(),
    });

  // 600,00 at 0,35 % a month, 48 months from the use to the due date: 2,10 for each that has run.
  it.each([
    [6, '2026-11-27', 60_000 + 210 * 42],
    [6, '2026-12-10', 60_000 + 210 * 43],
    [1, '2026-12-09', 60_000 + 210 * 47],
  ])('instalment %i costs on %s what has run', async (parcela, data, esperado) => {
    expect((await cotar(parcela, data)).corpo()).toMatchObject({
      totalCentavos: esperado,
      semAntecipacaoCentavos: 70_080,
      economiaCentavos: 70_080 - esperado,
      parcelas: 1,
    });
  });

  it('is settled to the cent by what its charge says, and leaves the others as they were', async () => {
    const valor = 60_000 + 210 * 42;
    expect((await antecipar(6, valor + 1)).status).toBe(409);
    const pedida = await antecipar(6, valor);
    expect(pedida.status).toBe(200);
    expect((await antecipar(6, valor)).corpo<{ id: string }>().id).toBe(pedida.corpo<{ id: string }>().id);
    expect(await unica()).toMatchObject({
      tipo: 'antecipacao',
      parcelas: [6],
      situacao: 'aberta',
      vencimento: '2026-11-30',
      valor_centavos: valor,
    });
    // On its last day, a Monday: what was promised settles it.
    dia('2026-11-30');
    await pagar(valor);
    const { plano, lancamentos, recibos, creditoCentavos } = await extrato();
    expect(plano.map(({ situacao }) => situacao)).toEqual([...Array(5).fill('a-vencer'), 'paga']);
    expect(plano[5]).toMatchObject({ pagoCentavos: valor, abertoCentavos: 0, antecipadaCentavos: null });
    expect(plano[0]).toMatchObject({ abertoCentavos: 70_080 });
    expect(recibos).toMatchObject([
      {
        conclusao: expect.stringContaining('certo'),
        partes: [{ parcela: 6, taxaCentavos: 210 * 42, principalCentavos: 60_000 }],
      },
    ]);
    expect(creditoCentavos).toBe(0);
    expect(lancamentos.slice(-2).map(({ titulo, centavos }) => [titulo, centavos])).toEqual([
      ['Taxa que não se cobra de quem paga antes', -(70_080 - valor)],
      ['Pagamento recebido', -valor],
    ]);
    expect(lancamentos.at(-1)?.saldoCentavos).toBe(5 * 70_080);
    expect(await quebras()).toEqual([]);
  });

  it('takes back the charge of its due date, and pays by that one as much as it says', async () => {
    dia('2026-11-30');
    await noiteDasCobrancas(contexto);
    const daParcela = await unica();
    const valor = 60_000 + 210 * 47;
    expect((await visao()).proxima).toMatchObject({
      antecipadaCentavos: valor,
      cobranca: { id: daParcela.id, hojeCentavos: 70_080, economiaCentavos: 210 },
    });
    // The newest one is the one that is paid below.
    relogio.avancar({ segundos: 1 });
    expect((await antecipar(1, valor)).status).toBe(200);
    expect((await visao()).proxima?.cobranca?.id).toBe(daParcela.id);
    await pagar(valor);
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'paga' });
    const { a_baixar } = await db
      .selectFrom('cobranca')
      .select('a_baixar')
      .where('id', '=', daParcela.id)
      .executeTakeFirstOrThrow();
    expect(a_baixar).toContain('já está pago');
    expect(await quebras()).toEqual([]);
  });

  it('that is not paid in time ends, and the instalment is charged when it is due', async () => {
    expect((await antecipar(1, 60_000 + 210 * 47)).status).toBe(200);
    for (const data of ['2026-12-01', '2026-12-02']) {
      dia(data);
      await noiteDasCobrancas(contexto);
      await baixarCobrancas(contexto);
    }
    dia('2026-12-03');
    await noiteDasCobrancas(contexto);
    expect(await unica()).toMatchObject({ tipo: 'parcela', parcelas: [1], valor_centavos: 70_080 });
    expect(await avisados()).toEqual([]);
  });

  it('on its last day, and told of at night, is late for nobody', async () => {
    dia('2026-11-30');
    await noiteDasCobrancas(contexto);
    const daParcela = await unica();
    dia('2026-12-09');
    const valor = 60_000 + 210 * 47;
    const { id } = (await antecipar(1, valor)).corpo<{ id: string }>();
    const { txid } = await db
      .selectFrom('cobranca')
      .select('txid')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    dia('2026-12-10');
    provedor.pagar(txid, 'boleto', valor);
    for (const data of ['2026-12-11', '2026-12-18']) {
      dia(data);
      await noiteDasCobrancas(contexto);
      // The provider has not taken the other one back yet.
      await db.updateTable('cobranca').set({ situacao: 'vencida' }).where('id', '=', daParcela.id).execute();
    }
    expect((await extrato()).plano[0]).toMatchObject({ situacao: 'paga' });
    expect(await avisados()).toEqual([]);
  });

  it('is refused once it is due or paid, and for one that the plan does not have', async () => {
    expect((await cotar(7, '2026-11-27')).status).toBe(404);
    expect((await cotar(1, '2026-12-10')).status).toBe(409);
    expect((await cotar(1, '2026-11-26')).status).toBe(422);
    dia('2026-12-28');
    expect((await antecipar(1, 70_080)).status).toBe(409);
  });
});

it('what the provider did not take at once is told to it again within minutes', async () => {
  provedor.fora = true;
  const { quitacaoHojeCentavos } = await extrato();
  await pedir({
    metodo: 'POST',
    url: `/api/financeiro/s/contratos/${contrato}/quitacao`,
    token: await entrar(),
    body: { totalCentavos: quitacaoHojeCentavos },
  });
  expect(await unica()).toMatchObject({ tipo: 'quitacao', situacao: 'registrando' });
  provedor.fora = false;
  await listaDeTarefas(contexto)[TAREFA_REGISTRAR_COBRANCAS]?.({}, {} as JobHelpers);
  expect(await unica()).toMatchObject({ tipo: 'quitacao', situacao: 'aberta' });
  // In one queue with the night, so that neither asks for what the other is asking for.
  for (const tarefa of [
    `*/5 * * * * ${TAREFA_REGISTRAR_COBRANCAS}`,
    `30 6-9 * * * ${TAREFA_NOITE_DAS_COBRANCAS}`,
  ])
    expect(AGENDA).toContain(`${tarefa} ?max=1&queue=cobrancas`);
});

describe('a notice', () => {
  const avisar = (segredo: string, corpo: unknown) =>
    pedir({ metodo: 'POST', url: `/api/avisos-de-pagamento/${segredo}/pix`, body: corpo });
  const perguntas = async () =>
    Number(
      (
        await db
          .selectFrom('graphile_worker.jobs' as never)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('task_identifier' as never, '=', 'consultar-cobranca' as never)
          .executeTakeFirstOrThrow()
      ).total,
    );

  it('brings about one question however often it comes; a foreign one and a wrong secret none', async () => {
    dia('2026-11-30');
    await noiteDasCobrancas(contexto);
    const { txid } = await unica();
    const antes = await perguntas();
    for (const segredo of ['errado-e-comprido-demais', `${SEGREDO_DO_AVISO}x`])
      expect((await avisar(segredo, { pix: [{ txid }] })).status).toBe(404);
    for (const corpo of [{ pix: [{ txid: 'q'.repeat(30) }] }, {}, { pix: 'x' }])
      expect((await avisar(SEGREDO_DO_AVISO, corpo)).status).toBe(200);
    expect(await perguntas()).toBe(antes);
    for (let vez = 0; vez < 3; vez += 1)
      expect((await avisar(SEGREDO_DO_AVISO, { pix: [{ txid, valor: '999999.00' }] })).status).toBe(200);
    expect(await perguntas()).toBe(antes + 1);
    expect((await extrato()).recibos).toEqual([]);
  });
});
