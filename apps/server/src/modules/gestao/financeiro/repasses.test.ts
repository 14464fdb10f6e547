/** What a school is paid, and what of a contract's money takes two people, from the preview to the ledger. */
import type { ExtratoDoContrato, Financeiro } from '@credito/api/financeiro.rotas';
import type { Negociacao, rotaNegociacoes } from '@credito/api/financeiro-negociacao.rotas';
import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import type { PropostaFinanceira } from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Repasse, rotaPreviaDoRepasse } from '@credito/api/gestao-repasses.rotas';
import type { rotaRepassesDaInstituicao } from '@credito/api/gestao-repasses-da-instituicao.rotas';
import type { Resposta } from '@credito/api/rota';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { servirProvedorDeTeste } from '../../../../test/gateways/provedor-de-pagamento.ts';
import { aprovadaSemContrato, instituicaoDoContrato } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { consultarCobranca } from '../../financeiro/consultar-cobranca.ts';
import { devolverPagamento } from '../../financeiro/devolver.ts';
import { noiteDasCobrancas } from '../../financeiro/noite-das-cobrancas.ts';
import { conferirRegras } from '../../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../../invariantes/regras-do-dinheiro.ts';
import { abrirSessao } from '../../sessao/abrir-sessao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
contexto.gateways.pagamento = pagamento;

let numero = 7_500;
let estudante: ContaDeTeste;
let contrato = 0;
let instituicaoId = 0;
let primeira = { token: '' };
let segunda = { token: '' };

beforeAll(async () => {
  primeira = await criarOperador(servidor, 'analista');
  segunda = await criarOperador(servidor, 'analista');
});

beforeEach(async () => {
  numero += 1;
  const solicitacao = await aprovadaSemContrato(servidor, numero);
  estudante = solicitacao.estudante;
  contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  instituicaoId = await instituicaoDoContrato(servidor, contrato);
});

const chamar = (quem: { token: string }, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  });
const extrato = async () =>
  (await chamar(estudante, `financeiro/s/contratos/${contrato}`)).corpo<ExtratoDoContrato>();
/** Days pass in a test: whoever comes back has logged in again. */
async function criarSessao() {
  return abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId: estudante.contaId },
    { agente: null, enderecoIp: null },
  );
}
const naMesa = async () =>
  (await chamar(primeira, `gestao/financeiro/contratos/${contrato}`)).corpo<ContratoNaGestaoFinanceira>();
const previa = async (mes: string) =>
  (
    await chamar(primeira, `gestao/financeiro/repasses/previa?instituicaoId=${instituicaoId}&mes=${mes}`)
  ).corpo<Resposta<typeof rotaPreviaDoRepasse>>();
/** Of this test's contract: the ones of the tests before were left as if they had never been in effect. */
const quebras = async () =>
  (await conferirRegras(db)).filter(
    ({ id, ids }) =>
      INVARIANTES_DO_DINHEIRO.some((regra) => regra.id === id) && ids.includes(String(contrato)),
  );

async function proporRepasse(mes: string, marcas: Record<number, 'pago' | 'retido' | 'cancelado'> = {}) {
  const { usos } = await previa(mes);
  const marcados = usos.map((uso) => ({ ...uso, marca: marcas[uso.posicao] ?? uso.marca }));
  return chamar(primeira, 'gestao/financeiro/repasses', {
    instituicaoId,
    mes,
    usos: marcados.map(({ contratoId, posicao, marca }) => ({
      contratoId,
      posicao,
      marca,
      motivo: 'A escola pediu.',
    })),
    totalCentavos: marcados.reduce(
      (soma, { marca, centavos }) => soma + (marca === 'pago' ? centavos : 0),
      0,
    ),
  });
}

describe('a monthly run', () => {
  it('is proposed by one and confirmed by another, and only then something is owed', async () => {
    await anteciparPlano(servidor, contrato, 3);
    // What lies after this month is not there, whatever month is asked for.
    for (const mes of ['2026-11-01', '2027-06-01'])
      expect((await previa(mes)).usos.map(({ em, marca }) => [em, marca])).toEqual([
        ['2026-10-10', 'pago'],
        ['2026-11-10', 'pago'],
      ]);
    const { id, estado, totalCentavos } = (await proporRepasse('2026-11-01')).corpo<Repasse>();
    expect([estado, totalCentavos]).toEqual(['proposto', 120_000]);
    const responder = (quem: { token: string }) =>
      chamar(quem, `gestao/financeiro/repasses/${id}/resposta`, { resposta: 'confirmar' });
    expect((await responder(primeira)).status).toBe(409);
    expect((await extrato()).repassadoCentavos).toBe(0);
    expect((await responder(segunda)).corpo()).toMatchObject({ estado: 'confirmado', pagos: 2 });
    expect((await responder(segunda)).status).toBe(200);
    const { repassadoCentavos, abertoCentavos, usos } = await extrato();
    expect([repassadoCentavos, abertoCentavos]).toEqual([120_000, 2 * 70_080]);
    expect(usos.map(({ situacao }) => situacao).slice(0, 3)).toEqual(['pago', 'pago', 'previsto']);
    expect((await previa('2026-11-01')).usos).toEqual([]);
    const arquivo = await chamar(segunda, `gestao/financeiro/repasses/${id}/arquivo`);
    expect(arquivo.texto).toContain('Total pago;;;120000;');
    const daEscola = await criarOperador(servidor, 'instituicao', instituicaoId);
    const outra = await db
      .selectFrom('instituicao')
      .select('id')
      .where('id', '<>', instituicaoId)
      .executeTakeFirstOrThrow();
    const deOutra = await criarOperador(servidor, 'instituicao', outra.id);
    const lidos = async (quem: { token: string }, ano = 2026) =>
      (await chamar(quem, `gestao/instituicao/repasses?ano=${ano}`)).corpo<
        Resposta<typeof rotaRepassesDaInstituicao>
      >();
    const { itens, pagoCentavos, proxima } = await lidos(daEscola);
    const destes = itens.filter(({ contratoId }) => contratoId === contrato);
    expect(
      destes.map(({ em, centavos, situacao, repassadoEm }) => [em, centavos, situacao, repassadoEm]),
    ).toEqual([
      ['2026-10-10', 60_000, 'pago', '2026-11-27'],
      ['2026-11-10', 60_000, 'pago', '2026-11-27'],
    ]);
    expect([pagoCentavos, proxima]).toEqual([120_000, null]);
    const [primeiro] = itens;
    expect(
      (await chamar(daEscola, `gestao/instituicao/repasses?ano=2026&depoisDe=${primeiro?.id}`)).corpo(),
    ).toMatchObject({
      itens: [{ em: '2026-11-10' }],
    });
    expect((await lidos(daEscola, 2025)).itens).toEqual([]);
    expect(await lidos(deOutra)).toMatchObject({ itens: [], pagoCentavos: 0 });
    expect((await chamar(segunda, 'gestao/instituicao/repasses?ano=2026')).status).toBe(403);
    const planilha = await chamar(daEscola, 'gestao/instituicao/repasses/arquivo?ano=2026');
    expect(planilha.texto).toContain(';10/10/2026;27/11/2026;Pago à instituição;R$');
    expect(planilha.texto).not.toContain(estudante.nome);
    expect(
      (await chamar(deOutra, 'gestao/instituicao/repasses/arquivo?ano=2026')).texto.trim().split('\n'),
    ).toHaveLength(1);
    expect(await quebras()).toEqual([]);
  });

  it('holds a fee for the next one, and a cancelled one leaves the plan', async () => {
    await anteciparPlano(servidor, contrato, 8);
    const semMotivo = await chamar(primeira, 'gestao/financeiro/repasses', {
      instituicaoId,
      mes: '2026-10-01',
      usos: [{ contratoId: contrato, posicao: 1, marca: 'cancelado', motivo: ' . ' }],
      totalCentavos: 0,
    });
    expect(semMotivo.status).toBe(422);
    expect(semMotivo.texto).toContain('Diga por que');
    const { id } = (await proporRepasse('2026-10-01', { 1: 'retido', 5: 'cancelado' })).corpo<Repasse>();
    await chamar(segunda, `gestao/financeiro/repasses/${id}/resposta`, { resposta: 'confirmar' });
    const arquivo = await chamar(segunda, `gestao/financeiro/repasses/${id}/arquivo`);
    expect(arquivo.texto).toContain('A escola pediu.');
    const { plano, totalCentavos, abertoCentavos } = await extrato();
    expect(plano).toHaveLength(5);
    // Four paid, one held; the plan keeps five.
    expect([totalCentavos, abertoCentavos]).toEqual([5 * 70_080, 4 * 70_080]);
    expect((await previa('2026-10-01')).usos).toMatchObject([{ posicao: 1 }]);
    expect(await quebras()).toEqual([]);
  });

  it('refuses what the rules refuse, what was decided, and another total', async () => {
    await db.updateTable('contrato').set({ assinado_em: '2026-11-26' }).where('id', '=', contrato).execute();
    await anteciparPlano(servidor, contrato, 2);
    expect((await previa('2026-11-01')).usos).toMatchObject([{ marca: 'retido' }]);
    const forcado = await proporRepasse('2026-11-01', { 0: 'pago' });
    expect(forcado.status).toBe(422);
    expect(forcado.texto).toContain('ainda pode desistir');
    const pedido = {
      instituicaoId,
      mes: '2026-11-01',
      usos: [{ contratoId: contrato, posicao: 0, marca: 'retido' }],
    };
    expect(
      (await chamar(primeira, 'gestao/financeiro/repasses', { ...pedido, totalCentavos: 1 })).status,
    ).toBe(409);
    expect(
      (
        await chamar(primeira, 'gestao/financeiro/repasses', {
          ...pedido,
          usos: [{ contratoId: contrato, posicao: 3, marca: 'retido' }],
          totalCentavos: 0,
        })
      ).status,
    ).toBe(409);
  });
});

describe('two people', () => {
  const propor = (corpo: unknown) =>
    chamar(primeira, `gestao/financeiro/contratos/${contrato}/propostas`, corpo);
  const confirmar = (id: string) =>
    chamar(segunda, `gestao/financeiro/propostas/${id}/resposta`, { resposta: 'confirmar' });

  it('end a course early: nothing later is paid, and it is paid back from the next month on', async () => {
    await repassar(servidor, contrato, 2);
    // Two fees were paid; the course ended in the month after them.
    await anteciparPlano(servidor, contrato, 3);
    const proposta = await propor({
      tipo: 'fim-do-curso',
      causa: 'evasao',
      em: '2026-11-20',
      motivo: 'Saiu do curso.',
    });
    expect(proposta.status).toBe(200);
    expect((await confirmar(proposta.corpo<PropostaFinanceira>().id)).corpo()).toMatchObject({
      estado: 'confirmada',
    });
    const { plano, usos, primeiroVencimento, situacao } = await extrato();
    expect(usos.map((uso) => uso.situacao)).toEqual([
      'pago',
      'pago',
      'cancelado',
      'cancelado',
      'cancelado',
      'cancelado',
    ]);
    expect([primeiroVencimento, situacao]).toEqual(['2026-12-10', 'em-uso']);
    // R$ 600,00 of October and of November, 0,35 % for two months each.
    expect(plano.map(({ vencimento, totalCentavos }) => [vencimento, totalCentavos])).toEqual([
      ['2026-12-10', 60_420],
      ['2027-01-10', 60_420],
    ]);
    expect(await quebras()).toEqual([]);
  });

  it('enter a payment that came another way, which pays the oldest', async () => {
    await anteciparPlano(servidor, contrato, 51);
    await repassar(servidor, contrato);
    const deposito = {
      tipo: 'recebimento-manual',
      centavos: 72_533,
      em: '2026-11-27',
      parcela: null,
      motivo: 'Depósito.',
    };
    // The contract was made on 20/08/2022: what came in before is no payment of it.
    expect((await propor({ ...deposito, em: '2022-08-19' })).status).toBe(422);
    expect((await propor({ ...deposito, em: '0000-01-01' })).status).toBe(422);
    const { id } = (await propor(deposito)).corpo<PropostaFinanceira>();
    expect((await confirmar(id)).status).toBe(200);
    expect((await confirmar(id)).status).toBe(200);
    const { recebimentos, plano, propostas, razao } = await naMesa();
    expect(recebimentos).toMatchObject([{ meio: 'manual', centavos: 72_533 }]);
    expect(plano[0]).toMatchObject({ situacao: 'paga' });
    expect(propostas).toMatchObject([{ estado: 'confirmada', motivo: 'Depósito.' }]);
    expect(razao[0]).toMatchObject({ tipo: 'ajuste', motivo: 'Depósito.' });
    expect(await quebras()).toEqual([]);
  });

  it('enter a payment made before it was due, of one instalment and of everything, for what it cost', async () => {
    await anteciparPlano(servidor, contrato, 47);
    await repassar(servidor, contrato);
    const { plano, quitacaoHojeCentavos } = await naMesa();
    const custa = plano[2]?.antecipadaCentavos ?? 0;
    expect(custa).toBeGreaterThan(0);
    expect(custa).toBeLessThan(plano[2]?.totalCentavos ?? 0);
    const antes = {
      tipo: 'recebimento-manual',
      em: '2026-11-27',
      antecipa: true,
      motivo: 'Pagou no balcão.',
    };
    const menos = await propor({ ...antes, parcela: 3, centavos: custa - 1 });
    expect(menos.status).toBe(422);
    expect(JSON.stringify(menos.corpo())).toContain(formatarReais(custa));
    const { id } = (await propor({ ...antes, parcela: 3, centavos: custa })).corpo<PropostaFinanceira>();
    expect((await confirmar(id)).status).toBe(200);
    const depois = await naMesa();
    expect(depois.recebimentos).toMatchObject([{ creditoCentavos: 0, conclusaoCodigo: 'exata' }]);
    expect(depois.plano.map(({ situacao }) => situacao)).toEqual([
      'a-vencer',
      'a-vencer',
      'paga',
      'a-vencer',
      'a-vencer',
      'a-vencer',
    ]);
    expect(depois.quitacaoHojeCentavos).toBe(quitacaoHojeCentavos - custa);
    expect((await propor({ ...antes, parcela: 3, centavos: custa })).status).toBe(422);
    const tudo = await propor({ ...antes, parcela: null, centavos: depois.quitacaoHojeCentavos });
    expect((await confirmar(tudo.corpo<PropostaFinanceira>().id)).status).toBe(200);
    expect(await naMesa()).toMatchObject({ codigo: 'LIQ', abertoCentavos: 0, creditoCentavos: 0 });
    expect(await quebras()).toEqual([]);
  });

  it('give back what was paid twice, by the provider and once', async () => {
    await anteciparPlano(servidor, contrato, 49);
    await repassar(servidor, contrato);
    relogio.avancar({ dias: 3 });
    await noiteDasCobrancas(contexto);
    const { txid } = await db
      .selectFrom('cobranca')
      .select('txid')
      .where('contrato_id', '=', contrato)
      .executeTakeFirstOrThrow();
    provedor.pagar(txid, 'pix', 70_080);
    provedor.pagar(txid, 'pix', 70_080);
    await consultarCobranca(contexto, txid);
    primeira = await criarOperador(servidor, 'analista');
    segunda = await criarOperador(servidor, 'analista');
    const { recebimentos } = await naMesa();
    const qual = recebimentos.find(({ creditoCentavos }) => creditoCentavos > 0);
    const outro = recebimentos.find(({ id }) => id !== qual?.id);
    const devolucao = { tipo: 'devolucao', recebimentoId: qual?.id, motivo: 'Pagou duas vezes.' };
    expect((await propor({ ...devolucao, centavos: 70_081 })).status).toBe(422);
    // The other one paid the instalment.
    const doOutro = { ...devolucao, recebimentoId: outro?.id };
    expect((await propor({ ...doOutro, centavos: 1 })).status).toBe(422);
    const { id } = (await propor({ ...devolucao, centavos: 70_080 })).corpo<PropostaFinanceira>();
    await confirmar(id);
    const pedida = await db
      .selectFrom('devolucao')
      .select('id')
      .where('contrato_id', '=', contrato)
      .executeTakeFirstOrThrow();
    await devolverPagamento(contexto, pedida.id);
    await devolverPagamento(contexto, pedida.id);
    expect(provedor.memoria.estado.pagamentos.find((um) => um.id === qual?.chave)?.devolucoes).toMatchObject([
      { centavos: 70_080 },
    ]);
    expect(await naMesa()).toMatchObject({ creditoCentavos: 0, pagoCentavos: 70_080 });
    const avisos = await db
      .selectFrom('mensagem')
      .select('modelo')
      .where('modelo', '=', 'devolucao-feita')
      .where('conta_id', '=', estudante.contaId)
      .where('canal', '=', 'email')
      .execute();
    expect(avisos).toHaveLength(1);
    expect(
      (await chamar(await criarSessao(), `financeiro/s/contratos/${contrato}`)).corpo<ExtratoDoContrato>(),
    ).toMatchObject({
      recibos: expect.arrayContaining([
        expect.objectContaining({
          id: qual?.id,
          devolucoes: [
            expect.objectContaining({
              centavos: 70_080,
              estado: 'devolvida',
              mensagem: expect.stringMatching(/^Devolvemos R\$\s700,80 a você em /),
            }),
          ],
        }),
      ]),
      lancamentos: expect.arrayContaining([
        expect.objectContaining({ titulo: 'Devolução a você', centavos: 70_080 }),
        expect.objectContaining({ titulo: 'Crédito seu separado para a devolução', centavos: -70_080 }),
      ]),
    });
    expect((await propor({ ...devolucao, centavos: 1 })).status).toBe(422);
    expect(await quebras()).toEqual([]);
  });
});

describe('the desk', () => {
  it('negotiates beyond the student’s limits, and another person confirms', async () => {
    await anteciparPlano(servidor, contrato, 51);
    await repassar(servidor, contrato);
    const caminho = `gestao/financeiro/contratos/${contrato}/negociacoes`;
    const { dividaCentavos } = (await chamar(primeira, caminho)).corpo<{ dividaCentavos: number }>();
    const primeiroVencimento = new Date(relogio.agora().getTime() + 20 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const corpo = { entradaCentavos: 0, prazo: 36, primeiroVencimento, dividaCentavos };
    expect((await chamar(primeira, caminho, { ...corpo, prazo: 61 })).status).toBe(422);
    const { id, situacao } = (await chamar(primeira, caminho, corpo)).corpo<{
      id: string;
      situacao: string;
    }>();
    expect(situacao).toBe('proposta');
    const responder = (quem: { token: string }) =>
      chamar(quem, `gestao/financeiro/negociacoes/${id}/resposta`, { resposta: 'confirmar' });
    expect((await responder(primeira)).status).toBe(409);
    expect((await responder(segunda)).corpo()).toMatchObject({ situacao: 'aceita', respostas: [] });
    expect((await responder(segunda)).status).toBe(200);
    // It is an alteration by now, which ends by its own acts.
    const retirada = await chamar(primeira, `gestao/financeiro/negociacoes/${id}/resposta`, {
      resposta: 'retirar',
    });
    expect(retirada.status).toBe(409);
    expect(
      await db
        .selectFrom('negociacao')
        .innerJoin('alteracao', 'alteracao.negociacao_id', 'negociacao.id')
        .select(['negociacao.situacao', 'alteracao.fluxo'])
        .where('negociacao.id', '=', id)
        .execute(),
    ).toEqual([{ situacao: 'aceita', fluxo: 'GER' }]);
  });

  it('explains a payment that is nobody’s, once', async () => {
    const chave = `E${contrato}`;
    const momento = relogio.agora();
    await db
      .insertInto('pagamento_sem_cobranca')
      .values({ chave, meio: 'pix', centavos: 999, pago_em: momento, visto_em: momento })
      .execute();
    const explicar = (quem: { token: string }, explicacao: string) =>
      chamar(quem, 'gestao/financeiro/diferencas', { chave, explicacao });
    expect((await explicar(primeira, 'De outra empresa.')).corpo()).toMatchObject({ centavos: 999 });
    expect((await explicar(primeira, 'De outra empresa.')).status).toBe(200);
    expect((await explicar(segunda, 'Outra coisa.')).status).toBe(409);
    expect((await chamar(segunda, 'gestao/financeiro/diferencas')).texto).toContain('De outra empresa.');
  });

  it('reads the portfolio in sums of the ledger', async () => {
    const numeros = async () =>
      (await chamar(primeira, 'gestao/financeiro/numeros')).corpo<{
        repassadoCentavos: number;
        aReceberCentavos: number;
        vencidoCentavos: number;
      }>();
    const antes = await numeros();
    await anteciparPlano(servidor, contrato, 51);
    await repassar(servidor, contrato);
    const depois = await numeros();
    expect(depois.repassadoCentavos - antes.repassadoCentavos).toBe(360_000);
    expect(depois.aReceberCentavos - antes.aReceberCentavos).toBe(420_480);
    expect(depois.vencidoCentavos - antes.vencidoCentavos).toBe(140_160);
    expect((await chamar(primeira, 'gestao/financeiro/numeros/csv')).texto).toContain('Previsto');
    const idades = (await chamar(primeira, 'gestao/financeiro/atrasos/csv')).texto.split(/\r?\n/);
    expect(idades.find((linha) => linha.includes('De 31 a 60 dias'))).toMatch(/;[1-9]\d*;[\d.]*\d,\d\d$/);
  });
});

describe('what the student does', () => {
  it('negotiates what is late, once, and may take it back', async () => {
    await anteciparPlano(servidor, contrato, 51);
    await repassar(servidor, contrato);
    const sessao = await criarSessao();
    const caminho = `financeiro/s/contratos/${contrato}/negociacoes`;
    const { dividaCentavos, limites, impedimento } = (await chamar(sessao, caminho)).corpo<
      Resposta<typeof rotaNegociacoes>
    >();
    expect(impedimento).toBe(null);
    const proposta = { entradaCentavos: 0, prazo: 10, primeiroVencimento: limites.primeiroVencimentoDe };
    expect((await chamar(sessao, caminho, { ...proposta, prazo: 13, dividaCentavos })).status).toBe(422);
    expect((await chamar(sessao, caminho, { ...proposta, dividaCentavos: 1 })).status).toBe(409);
    const aceita = (await chamar(sessao, caminho, { ...proposta, dividaCentavos })).corpo<Negociacao>();
    expect(aceita).toMatchObject({ situacao: 'aceita', rotulo: 'Aceita, aguarda aditivo' });
    expect(aceita.plano.reduce((soma, { totalCentavos }) => soma + totalCentavos, 0)).toBe(dividaCentavos);
    expect((await chamar(sessao, caminho, { ...proposta, dividaCentavos })).corpo<Negociacao>().id).toBe(
      aceita.id,
    );
    expect((await chamar(sessao, caminho, { ...proposta, prazo: 9, dividaCentavos })).status).toBe(409);
    expect((await chamar(sessao, 'financeiro/s')).corpo<Financeiro>()).toMatchObject({ emNegociacao: true });
    expect((await chamar(sessao, `financeiro/s/negociacoes/${aceita.id}/retirar`, {})).corpo()).toMatchObject(
      {
        situacao: 'retirada',
      },
    );
  });

  it('pays everything off early at the value of today, which settles the contract', async () => {
    await anteciparPlano(servidor, contrato, 48);
    await repassar(servidor, contrato);
    const sessao = await criarSessao();
    const hoje = relogio.agora().toISOString().slice(0, 10);
    const caminho = `financeiro/s/contratos/${contrato}/quitacao`;
    const cotacao = (await chamar(sessao, `${caminho}?dia=${hoje}`)).corpo<{
      totalCentavos: number;
      economiaCentavos: number;
    }>();
    expect(cotacao.economiaCentavos).toBeGreaterThan(0);
    expect((await chamar(sessao, `${caminho}?dia=2020-01-01`)).status).toBe(422);
    expect((await chamar(sessao, caminho, { totalCentavos: 1 })).status).toBe(409);
    const { totalCentavos } = cotacao;
    const cobranca = (await chamar(sessao, caminho, { totalCentavos })).corpo<{
      id: string;
      situacao: string;
    }>();
    expect(cobranca.situacao).toBe('aberta');
    expect((await chamar(sessao, caminho, { totalCentavos })).corpo<{ id: string }>().id).toBe(cobranca.id);
    provedor.pagar(cobranca.id.replaceAll('-', ''), 'pix', totalCentavos);
    const paga = await chamar(sessao, `financeiro/s/cobrancas/${cobranca.id}/ja-paguei`, {});
    expect(paga.corpo()).toMatchObject({
      situacao: 'paga',
      mensagem: expect.stringContaining('Encontramos'),
    });
    expect((await chamar(sessao, `financeiro/s/contratos/${contrato}`)).corpo()).toMatchObject({
      codigo: 'LIQ',
      abertoCentavos: 0,
    });
    expect(await quebras()).toEqual([]);
  });
});
