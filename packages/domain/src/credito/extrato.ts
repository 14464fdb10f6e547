/**
 * The statement: what of each instalment is open on a day, after every payment so far, late, early and in part (credito,
 * section 5). Pure: the same plan and payments always tell the same.
 */
import { somar } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { COMPONENTES, type Componente, type Composicao, ContaDaParcela } from './conta-da-parcela.ts';
import type { DadosDaRestituicao, Parcela } from './plano-de-restituicao.ts';

export interface Restituicao {
  dados: DadosDaRestituicao;
  parcelas: readonly Parcela[];
}

export interface Pagamento {
  em: Data;
  centavos: number;
  /** The instalment that the payer points at: what is more than it owes is a credit. Without it the oldest open ones. */
  parcela?: number;
  /**
   * Asked for as an early pay-off: months that have not run are not charged. A charge that is paid a few days before it
   * is due is no early pay-off, it pays what it says.
   */
  antecipa?: boolean;
}

type SituacaoDaParcela = 'a-vencer' | 'vencida' | 'paga';

interface ParcelaNoExtrato {
  numero: number;
  vencimento: Data;
  /** Until then, paid without charges. */
  pagavelAte: Data;
  situacao: SituacaoDaParcela;
  aberto: Composicao;
  pago: Composicao;
  totalAberto: number;
  /** What pays it today, with the fee of no month that has not run. */
  totalAntecipado: number;
  totalPago: number;
}

/** What was allocated where, in order: the rows that a ledger writes. */
interface Imputacao {
  /** Position of the payment in what was given. */
  pagamento: number;
  parcela: number;
  componente: Componente;
  centavos: number;
}

export interface Extrato {
  em: Data;
  parcelas: readonly ParcelaNoExtrato[];
  totalAberto: number;
  totalVencido: number;
  totalPago: number;
  /** Paid beyond what it could be allocated to: the payer's. */
  credito: number;
  /** What pays off everything today, with the fee of no month that has not run. */
  quitacao: number;
  imputacoes: readonly Imputacao[];
}

/** Payments after `dia` are not looked at; those of one day count in the given order. */
export function calcularExtrato(plano: Restituicao, pagamentos: readonly Pagamento[], dia: Data): Extrato {
  const contas = plano.parcelas.map((parcela) => new ContaDaParcela(plano.dados, parcela));
  const imputacoes: Imputacao[] = [];
  let credito = 0;
  for (const [posicao, pagamento] of ateODia(pagamentos, dia)) {
    const feitas = imputar(contas, pagamento, posicao);
    imputacoes.push(...feitas);
    credito += pagamento.centavos - somar(feitas.map(({ centavos }) => centavos));
  }
  for (const conta of contas) conta.avancar(dia);
  const parcelas = contas.map((conta) => noExtrato(conta, dia));
  return {
    em: dia,
    parcelas,
    totalAberto: somar(parcelas.map(({ totalAberto }) => totalAberto)),
    totalVencido: somar(
      parcelas.filter(({ situacao }) => situacao === 'vencida').map(({ totalAberto }) => totalAberto),
    ),
    totalPago: somar(parcelas.map(({ totalPago }) => totalPago)),
    credito,
    quitacao: somar(parcelas.map(({ totalAntecipado }) => totalAntecipado)),
    imputacoes,
  };
}

function ateODia(pagamentos: readonly Pagamento[], dia: Data): Array<readonly [number, Pagamento]> {
  return [...pagamentos.entries()]
    .filter(([, { em }]) => em <= dia)
    .sort(([umaPosicao, um], [outraPosicao, outro]) =>
      um.em === outro.em ? umaPosicao - outraPosicao : um.em < outro.em ? -1 : 1,
    );
}

function imputar(contas: readonly ContaDaParcela[], pagamento: Pagamento, posicao: number): Imputacao[] {
  const { em, antecipa = false } = pagamento;
  const feitas: Imputacao[] = [];
  let resto = pagamento.centavos;
  for (const conta of contas) {
    const { numero } = conta.parcela;
    if (pagamento.parcela !== undefined && pagamento.parcela !== numero) continue;
    conta.avancar(em);
    const aberto = conta.aberto(em, antecipa);
    for (const componente of COMPONENTES) {
      const centavos = Math.min(resto, aberto[componente]);
      if (centavos === 0) continue;
      conta.pagar(componente, centavos, em, antecipa);
      feitas.push({ pagamento: posicao, parcela: numero, componente, centavos });
      resto -= centavos;
    }
    if (resto === 0) break;
  }
  return feitas;
}

function noExtrato(conta: ContaDaParcela, dia: Data): ParcelaNoExtrato {
  const { parcela, pagavelAte } = conta;
  const aberto = conta.aberto(dia, false);
  const totalAberto = total(aberto);
  return {
    numero: parcela.numero,
    vencimento: parcela.vencimento,
    pagavelAte,
    situacao: totalAberto === 0 ? 'paga' : dia > pagavelAte ? 'vencida' : 'a-vencer',
    aberto,
    pago: { ...conta.pago },
    totalAberto,
    totalAntecipado: total(conta.aberto(dia, true)),
    totalPago: total(conta.pago),
  };
}

function total(composicao: Composicao): number {
  return somar(COMPONENTES.map((componente) => composicao[componente]));
}
