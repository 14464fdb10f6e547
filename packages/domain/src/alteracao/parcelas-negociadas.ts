/** Late instalments as they were agreed upon: every cent of what is owed is in the new ones, and none more. */
import { calcularExtrato, type Pagamento, type Restituicao } from '../credito/extrato.ts';
import type { Parcela } from '../credito/plano-de-restituicao.ts';
import { somar } from '../dinheiro/conta.ts';
import { repartirPorPesos } from '../dinheiro/repartir-por-pesos.ts';
import { planoNegociado } from '../negociacao/negociacao.ts';
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import type { PedidoDa } from './pedido.ts';

export interface DividaNegociada {
  /** Late on the day of the proposal, and what of them is still open. */
  parcelas: ReadonlyArray<{ numero: number; principal: number; taxa: number }>;
  /** Fine and interest until the day of the proposal that were not paid since. */
  encargosCentavos: number;
  totalCentavos: number;
  /** What has left the debt since the day of the proposal. */
  pagoDesdeCentavos: number;
}

/** Charges stop on the day of the proposal; what was paid since leaves the debt. */
export function dividaNegociada(
  restituicao: Restituicao,
  pagamentos: readonly Pagamento[],
  { em, hoje }: { em: Data; hoje: Data },
): DividaNegociada {
  const noDia = calcularExtrato(restituicao, pagamentos, em).parcelas.filter(
    ({ situacao }) => situacao === 'vencida',
  );
  const numeros = new Set(noDia.map(({ numero }) => numero));
  const agora = calcularExtrato(restituicao, pagamentos, hoje).parcelas.filter(({ numero }) =>
    numeros.has(numero),
  );
  const encargosPagos = (parcelas: typeof noDia) =>
    somar(parcelas.map(({ pago }) => pago.multa + pago.juros));
  const combinados = somar(noDia.map(({ aberto }) => aberto.multa + aberto.juros));
  const encargosCentavos = Math.max(0, combinados - (encargosPagos(agora) - encargosPagos(noDia)));
  const parcelas = agora.map(({ numero, aberto: { principal, taxa } }) => ({ numero, principal, taxa }));
  const aberto = somar(parcelas.map(({ principal, taxa }) => principal + taxa));
  const totalCentavos = aberto === 0 ? 0 : somar([aberto, encargosCentavos]);
  const antes = somar(noDia.map(({ totalAberto }) => totalAberto));
  return { parcelas, encargosCentavos, totalCentavos, pagoDesdeCentavos: antes - totalCentavos };
}

export interface FatosDasNegociadas {
  /** As the plan has them. */
  atrasadas: readonly Parcela[];
  divida: DividaNegociada;
  /** The greatest number so far. */
  depoisDe: number;
  hoje: Data;
}

/**
 * The entry, which falls due with the first instalment and is what payments made meanwhile are taken from first, and equal
 * parts of the rest. Where the agreed day has gone by, each falls due some months later, with the same amount.
 */
export function parcelasNegociadas(
  { entradaCentavos, prazo, primeiroVencimento }: PedidoDa<'negociacao'>,
  { atrasadas, divida, depoisDe, hoje }: FatosDasNegociadas,
): Parcela[] {
  const { totalCentavos } = divida;
  const entrada = Math.min(totalCentavos, Math.max(0, entradaCentavos - divida.pagoDesdeCentavos));
  let primeiro = primeiroVencimento;
  for (let meses = 1; primeiro <= hoje; meses += 1) primeiro = somarMeses(primeiroVencimento, meses);
  const partes = [
    { vencimento: primeiro, totalCentavos: entrada },
    ...planoNegociado(totalCentavos, { entradaCentavos: entrada, prazo, primeiroVencimento: primeiro }),
  ].filter((parte) => parte.totalCentavos > 0);
  const totais = partes.map((parte) => parte.totalCentavos);
  const corrigido = somar(divida.parcelas.map(({ principal }) => principal));
  // A payment reaches the correction last: what of the principal is still open is what was not paid of it.
  const principalAberto = somar(
    atrasadas.map(({ numero, correcao }) => {
      const aberto = divida.parcelas.find((parcela) => parcela.numero === numero)?.principal ?? 0;
      return Math.max(0, aberto - correcao);
    }),
  );
  const corrigidos = repartirPorPesos(corrigido, totais);
  const principais = repartirPorPesos(principalAberto, corrigidos);
  return partes.map(({ vencimento, totalCentavos: total }, posicao) => {
    const doCorrigido = corrigidos[posicao] ?? 0;
    const principal = principais[posicao] ?? 0;
    return {
      numero: somar([depoisDe, posicao, 1]),
      vencimento,
      usos: [],
      principal,
      correcao: doCorrigido - principal,
      taxa: total - doCorrigido,
      total,
    };
  });
}
