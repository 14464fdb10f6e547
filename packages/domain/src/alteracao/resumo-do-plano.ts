/** A plan in six figures, as people compare two of them. */
import { type Parcela, totalDasParcelas } from '../credito/plano-de-restituicao.ts';
import { somar } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';

export interface ResumoDoPlano {
  parcelas: number;
  primeiroVencimento: Data;
  ultimoVencimento: Data;
  maiorCentavos: number;
  taxaCentavos: number;
  totalCentavos: number;
}

export function resumoDoPlano(parcelas: readonly Parcela[]): ResumoDoPlano {
  const emOrdem = emOrdemDePagamento(parcelas);
  const primeira = emOrdem[0]?.vencimento ?? '';
  return {
    parcelas: parcelas.length,
    primeiroVencimento: primeira,
    ultimoVencimento: emOrdem.at(-1)?.vencimento ?? primeira,
    maiorCentavos: Math.max(0, ...parcelas.map(({ total }) => total)),
    taxaCentavos: somar(parcelas.map(({ taxa }) => taxa)),
    totalCentavos: totalDasParcelas(parcelas),
  };
}

/**
 * As payments that name none of them reach them: what an earlier plan has left, then by the day on which they fall due.
 */
export function emOrdemDePagamento<P extends Pick<Parcela, 'numero' | 'vencimento'>>(
  parcelas: readonly P[],
  desde = 1,
): P[] {
  return parcelas.toSorted((a, b) => {
    if (a.numero < desde !== b.numero < desde) return a.numero < desde ? -1 : 1;
    if (a.vencimento !== b.vencimento) return a.vencimento < b.vencimento ? -1 : 1;
    return a.numero - b.numero;
  });
}
