/** What student, guarantor and desk read of the money of a contract, before and after it is paid to the school. */
import type { ExtratoDoContrato, Financeiro } from '@credito/api/financeiro.rotas';
import type { rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import type { ContratoNaGestaoFinanceira, rotaAtrasos } from '@credito/api/gestao-financeiro.rotas';
import type { Resposta } from '@credito/api/rota';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
let estudante: ContaDeTeste;
let fiador: ContaDeTeste;
let contrato = 0;

beforeAll(async () => {
  const solicitacao = await solicitacaoEmAnalise(servidor, 7_300, CURSO_SIMPLES);
  if (!solicitacao.fiador) throw new Error('the course asks for a guarantor');
  estudante = solicitacao.estudante;
  fiador = solicitacao.fiador;
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacao.id).execute();
  contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  // Today is 27/11/2026; due on 10/10, 10/11, 10/12.
  await anteciparPlano(servidor, contrato, 51);
});

async function ler<T>(conta: { token: string }, caminho: string): Promise<T> {
  const resposta = await pedir({ metodo: 'GET', url: `/api/${caminho}`, token: conta.token });
  expect(resposta.status).toBe(200);
  return resposta.corpo<T>();
}
const visao = () => ler<Financeiro>(estudante, 'financeiro/s');
const extrato = () => ler<ExtratoDoContrato>(estudante, `financeiro/s/contratos/${contrato}`);

it('nothing is owed of what was not paid to the school, and the plan stands as it will be', async () => {
  const { totais, proxima, contratos } = await visao();
  expect(totais).toEqual({ abertoCentavos: 0, vencidoCentavos: 0, pagoCentavos: 0, creditoCentavos: 0 });
  expect(proxima).toMatchObject({
    contratoId: contrato,
    numero: 1,
    vencimento: '2026-10-10',
    abertoCentavos: 70_080,
    cobranca: null,
    cobrancaEm: '2026-09-30',
  });
  expect(contratos).toMatchObject([{ totalCentavos: 420_480, repassadoCentavos: 0, parcelasPagas: 0 }]);
  expect((await extrato()).lancamentos).toEqual([]);
});

describe('once it was paid to the school', () => {
  beforeAll(() => repassar(servidor, contrato));

  it('the instalments are owed, those of October and November late, with fine and interest', async () => {
    const { plano, lancamentos, quitacaoHojeCentavos, ...resumo } = await extrato();
    expect(plano.map(({ situacao }) => situacao)).toEqual([
      'vencida',
      'vencida',
      'a-vencer',
      'a-vencer',
      'a-vencer',
      'a-vencer',
    ]);
    // 10/10 was a Saturday before a holiday: 45 days, 2 % of 700,80 and 1 % a month.
    expect(plano[0]).toMatchObject({ multaCentavos: 1_402, jurosCentavos: 1_051, abertoCentavos: 72_533 });
    expect(resumo).toMatchObject({ situacao: 'em-atraso', repassadoCentavos: 360_000 });
    expect(lancamentos.map(({ titulo, centavos }) => [titulo, centavos])).toEqual([
      ['Mensalidade paga à instituição de ensino', 360_000],
      ['Taxa de administração', 60_480],
      ['Multa e juros do atraso, até hoje', resumo.abertoCentavos - 420_480],
    ]);
    expect(lancamentos.at(-1)?.saldoCentavos).toBe(resumo.abertoCentavos);
    expect(quitacaoHojeCentavos).toBeLessThan(resumo.abertoCentavos);
  });

  it('a guarantor reads what is late and what may still be asked', async () => {
    const { contratos } = await ler<Resposta<typeof rotaFinanceiroDoFiador>>(fiador, 'financeiro/f');
    const { abertoCentavos, vencidoCentavos } = await extrato();
    expect(contratos).toMatchObject([
      {
        id: contrato,
        garantia: 'vale',
        exposicaoCentavos: abertoCentavos,
        vencidoCentavos,
        atrasadas: [
          { numero: 1, vencimento: '2026-10-10', dias: 48 },
          { numero: 2, vencimento: '2026-11-10', dias: 17 },
        ],
      },
    ]);
  });

  it('a guarantor reads what was agreed about what is late, and nothing of what was only proposed', async () => {
    const deQuemGarante = async () =>
      (await ler<Resposta<typeof rotaFinanceiroDoFiador>>(fiador, 'financeiro/f')).contratos[0]?.negociacao;
    expect(await deQuemGarante()).toBeNull();
    const { vencidoCentavos } = await extrato();
    const proposta = { entradaCentavos: 5_000, prazo: 2, primeiroVencimento: '2026-12-10' };
    const feita = await pedir({
      metodo: 'POST',
      url: `/api/financeiro/s/contratos/${contrato}/negociacoes`,
      token: estudante.token,
      body: { ...proposta, dividaCentavos: vencidoCentavos },
    });
    expect(feita.status).toBe(200);
    const metade = (vencidoCentavos - 5_000) / 2;
    expect(await deQuemGarante()).toEqual({
      situacao: 'aceita',
      rotulo: 'Aceita, aguarda aditivo',
      mensagem: expect.stringContaining('também a sua assinatura'),
      dividaCentavos: vencidoCentavos,
      entradaCentavos: 5_000,
      totalCentavos: vencidoCentavos,
      plano: [
        { numero: 1, vencimento: '2026-12-10', totalCentavos: Math.ceil(metade) },
        { numero: 2, vencimento: '2027-01-10', totalCentavos: Math.floor(metade) },
      ],
    });
    const { id } = feita.corpo<{ id: string }>();
    await pedir({
      metodo: 'POST',
      url: `/api/financeiro/s/negociacoes/${id}/retirar`,
      token: estudante.token,
    });
    expect(await deQuemGarante()).toBeNull();
  });

  it('a charge is shown with what it costs today', async () => {
    const id = await inserirCobranca(servidor, contrato, { vencimento: '2026-10-10', situacao: 'vencida' });
    expect((await visao()).proxima?.cobranca).toMatchObject({
      id,
      valorCentavos: 70_080,
      hojeCentavos: 72_533,
      linhaDigitavel: expect.stringMatching(/^\d{47}$/),
    });
    expect(await ler(estudante, `financeiro/s/cobrancas/${id}`)).toMatchObject({
      beneficiario: { nome: 'Fundação Ipê' },
    });
  });

  it('the desk finds it among the late ones, with its ledger', async () => {
    const analista = await criarOperador(servidor, 'analista');
    const { itens, faixas } = await ler<Resposta<typeof rotaAtrasos>>(analista, 'gestao/financeiro/atrasos');
    expect(itens).toMatchObject([{ contratoId: contrato, desde: '2026-10-10', faixa: '31-60', parcelas: 2 }]);
    expect(faixas.find(({ faixa }) => faixa === '31-60')).toMatchObject({
      contratos: 1,
      vencidoCentavos: 140_160,
    });
    expect(
      (
        await ler<Resposta<typeof rotaAtrasos>>(
          analista,
          `gestao/financeiro/atrasos?depoisDe=2026-10-10.${String(contrato).padStart(12, '0')}`,
        )
      ).itens,
    ).toEqual([]);
    const aberto = await ler<ContratoNaGestaoFinanceira>(analista, `gestao/financeiro/contratos/${contrato}`);
    expect(aberto.saldos.reduce((soma, { centavos }) => soma + centavos, 0)).toBe(0);
    expect(aberto.razao).toMatchObject([{ tipo: 'repasse', quem: 'O sistema' }]);
    expect(aberto.cobrancas.map(({ situacao }) => situacao)).toContain('vencida');
  });

  it('the ledger takes no change, no loss, and no entry that does not balance', async () => {
    const recusado = (comando: string) => expect(sql.raw(comando).execute(db)).rejects.toThrow();
    await recusado('update lancamento_linha set centavos = centavos + 1');
    await recusado('update lancamento set motivo = motivo');
    await recusado('delete from lancamento_linha');
    await recusado(`insert into lancamento_linha (lancamento_id, ordem, contrato_id, conta, centavos)
      select id, 99, contrato_id, 'caixa', 1 from lancamento`);
    expect(
      (await conferirRegras(db)).filter(({ id }) =>
        /^(entry|ledger|released|received|credit|charge|paid)/.test(id),
      ),
    ).toEqual([]);
  });
});
