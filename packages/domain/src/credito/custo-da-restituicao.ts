/** What a plan costs, as the simulator, the contract and the alterations tell it: totals, tax, total effective cost, examples. */
import { somar } from '../dinheiro/conta.ts';
import { type Data, somarDias } from '../tempo/data.ts';
import { calcularCet, type Fluxo } from './cet.ts';
import { calcularExtrato } from './extrato.ts';
import { iofDoRepasse } from './iof.ts';
import { type DadosDaRestituicao, type Parcela, totalDasParcelas } from './plano-de-restituicao.ts';
import { vencimentoEfetivo } from './vencimento.ts';

export interface CustoDaRestituicao {
  totalFinanciado: number;
  totalDaTaxa: number;
  totalAPagar: number;
  totalDeIof: number;
  /** Per cent a year; null where nothing is financed. */
  cet: number | null;
  /** An example: the first instalment paid `dias` after it could be paid without charges. */
  atraso: { dias: number; multa: number; juros: number; total: number };
  /** An example: everything paid off on the due date of the first instalment. */
  antecipacao: { em: Data; total: number; economia: number };
}

const DIAS_DO_EXEMPLO = 30;

export function custoDaRestituicao(
  dados: DadosDaRestituicao,
  parcelas: readonly Parcela[],
): CustoDaRestituicao {
  const totalAPagar = totalDasParcelas(parcelas);
  const quitacao = calcularExtrato({ dados, parcelas }, [], dados.primeiroVencimento).quitacao;
  return {
    totalFinanciado: somar(parcelas.map(({ principal }) => principal)),
    totalDaTaxa: somar(parcelas.map(({ taxa }) => taxa)),
    totalAPagar,
    totalDeIof: somar(iofDosUsos(dados, parcelas)),
    cet: calcularCet(fluxosDaRestituicao(dados, parcelas)),
    atraso: exemploDeAtraso(dados, parcelas),
    antecipacao: { em: dados.primeiroVencimento, total: quitacao, economia: totalAPagar - quitacao },
  };
}

/** Releases without what the tax takes out of them, and instalments on their due dates. */
export function fluxosDaRestituicao(dados: DadosDaRestituicao, parcelas: readonly Parcela[]): Fluxo[] {
  const iof = iofDosUsos(dados, parcelas);
  return [
    ...dados.usos.map(({ em, financiadoCentavos }, posicao) => ({
      em,
      centavos: financiadoCentavos - (iof[posicao] ?? 0),
    })),
    ...parcelas.map(({ vencimento, total }) => ({ em: vencimento, centavos: -total })),
  ];
}

/** Of each use, from its release to the instalment that repays it; in `linear` to the last one. */
export function iofDosUsos({ usos, regras }: DadosDaRestituicao, parcelas: readonly Parcela[]): number[] {
  const ultima = parcelas.at(-1);
  return usos.map((uso, posicao) => {
    const paga = parcelas.find((parcela) => parcela.usos.includes(posicao)) ?? ultima;
    if (!paga) return 0;
    return iofDoRepasse(uso.financiadoCentavos, { em: uso.em, pagoEm: paga.vencimento }, regras.iof);
  });
}

function exemploDeAtraso(
  dados: DadosDaRestituicao,
  parcelas: readonly Parcela[],
): CustoDaRestituicao['atraso'] {
  const [primeira] = parcelas;
  if (!primeira) return { dias: DIAS_DO_EXEMPLO, multa: 0, juros: 0, total: 0 };
  const dia = somarDias(vencimentoEfetivo(primeira.vencimento), DIAS_DO_EXEMPLO);
  const [atrasada] = calcularExtrato({ dados, parcelas: [primeira] }, [], dia).parcelas;
  const { multa = 0, juros = 0 } = atrasada?.aberto ?? {};
  return { dias: DIAS_DO_EXEMPLO, multa, juros, total: atrasada?.totalAberto ?? 0 };
}
