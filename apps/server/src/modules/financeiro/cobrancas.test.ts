/** A contract's instalments from the night that charges them to the payment that ends it, beside a provider with bad habits. */
import type { ExtratoDoContrato, Financeiro } from '@credito/api/financeiro.rotas';
import { somar } from '@credito/domain/dinheiro/conta';
import { beforeEach, describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { SEGREDO_DO_AVISO, servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import type { ContaDeTeste } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { consultarCobranca } from './consultar-cobranca.ts';
import { noiteDasCobrancas } from './noite-das-cobrancas.ts';

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

async function ler<T>(caminho: string): Promise<T> {
  // Weeks pass in a test: whoever comes back has logged in again.
  const { token } = await abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId: estudante.contaId },
    { agente: null, enderecoIp: null },
  );
  return (await pedir({ metodo: 'GET', url: `/api/${caminho}`, token })).corpo<T>();
}
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
    .where('mensagem.modelo', 'like', 'parcela-em-atraso%')
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
    expect(lancamentos.at(-1)).toMatchObject({ tipo: 'recebimento', centavos: -70_080 });
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
