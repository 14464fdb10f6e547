/**
 * What the ledger of a contract has to hold: the same engine that tells the statement tells each balance, so that the two
 * never disagree. An entry is the difference to what stands there already (ADR 0150).
 */
import { calcularExtrato, type Pagamento, type Restituicao } from '../credito/extrato.ts';
import { somar } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import type { ContaDoRazao, LinhaDoRazao } from './contas.ts';

export interface PagamentoNoRazao extends Pagamento {
  /** Paid out of what the payer had too much: no money came in. */
  doCredito?: boolean;
}

export interface FatosDoRazao {
  /** Of what was paid to the school. */
  restituicao: Restituicao;
  pagamentos: readonly PagamentoNoRazao[];
  /** To be given back to the payer, from the decision on. */
  devolvidoCentavos: number;
  /** Everything that was open when the contract was written off is lost. */
  baixadoEm: Data | null;
}

/** Balances that are not zero. */
export function saldosDevidos(fatos: FatosDoRazao): LinhaDoRazao[] {
  const { restituicao, pagamentos, devolvidoCentavos } = fatos;
  // Charges of a day on which nothing is paid are not in the ledger: they are booked when they are paid.
  const extrato = calcularExtrato(restituicao, pagamentos, ultimoDia(fatos));
  const linhas: LinhaDoRazao[] = [];
  const por = (conta: ContaDoRazao, centavos: number, parcela: number | null = null) => {
    if (centavos !== 0) linhas.push({ conta, parcela, centavos });
  };
  const parcelas = restituicao.parcelas.map((parcela, posicao) => {
    const { aberto, pago } = extrato.parcelas[posicao] ?? NADA;
    return { parcela, aberto, pago, desconto: parcela.taxa - aberto.taxa - pago.taxa };
  });
  const soma = (de: (linha: (typeof parcelas)[number]) => number) => somar(parcelas.map(de));
  const perdido = fatos.baixadoEm !== null;
  if (!perdido)
    for (const { parcela, aberto } of parcelas) {
      por('principal', aberto.principal, parcela.numero);
      por('taxa', aberto.taxa, parcela.numero);
    }
  const recebido = somar(pagamentos.flatMap((um) => (um.doCredito ? [] : [um.centavos])));
  const imputado = somar(extrato.imputacoes.map(({ centavos }) => centavos));
  por('caixa', recebido - devolvidoCentavos);
  por('credito-do-pagador', imputado + devolvidoCentavos - recebido);
  por('repasses', -soma(({ parcela }) => parcela.principal));
  por('receita-de-taxa', -soma(({ parcela }) => parcela.taxa));
  por('receita-de-correcao', -soma(({ parcela }) => parcela.correcao));
  por('receita-de-multa', -soma(({ pago }) => pago.multa));
  por('receita-de-juros', -soma(({ pago }) => pago.juros));
  por(
    'desconto',
    soma(({ desconto }) => desconto),
  );
  if (perdido)
    por(
      'perda',
      soma(({ aberto }) => aberto.principal + aberto.taxa),
    );
  return linhas;
}

const NADA = {
  aberto: { multa: 0, juros: 0, taxa: 0, principal: 0 },
  pago: { multa: 0, juros: 0, taxa: 0, principal: 0 },
};

function ultimoDia({ restituicao, pagamentos }: FatosDoRazao): Data {
  const primeiro = restituicao.parcelas[0]?.vencimento ?? restituicao.dados.primeiroVencimento;
  return [primeiro, ...pagamentos.map(({ em }) => em)].toSorted().at(-1) ?? primeiro;
}

const chaveDe = ({ conta, parcela }: Omit<LinhaDoRazao, 'centavos'>) => `${conta}:${parcela ?? ''}`;

/** The lines that lead from the balances that stand to those that are due; none where nothing changes. */
export function diferencaDosSaldos(
  atuais: readonly LinhaDoRazao[],
  devidos: readonly LinhaDoRazao[],
): LinhaDoRazao[] {
  const saldos = new Map(devidos.map((linha) => [chaveDe(linha), { ...linha }]));
  for (const { conta, parcela, centavos } of atuais) {
    const linha = saldos.get(chaveDe({ conta, parcela })) ?? { conta, parcela, centavos: 0 };
    linha.centavos -= centavos;
    saldos.set(chaveDe(linha), linha);
  }
  return [...saldos.values()].filter(({ centavos }) => centavos !== 0);
}

/** What the student owes as the ledger has it, without charges that run. */
export function devidoNoRazao(saldos: readonly LinhaDoRazao[]): number {
  return somar(
    saldos.flatMap(({ conta, centavos }) => (conta === 'principal' || conta === 'taxa' ? [centavos] : [])),
  );
}
