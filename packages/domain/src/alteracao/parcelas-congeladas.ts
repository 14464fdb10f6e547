/** Of instalments that are divided anew, what was paid: exactly that, and nothing is owed by them any more. */
import type { Parcela } from '../credito/plano-de-restituicao.ts';
import { somar } from '../dinheiro/conta.ts';

/** What of an instalment was paid, and of which part of it. */
export interface PagoDaParcela {
  numero: number;
  /** With its correction. */
  principal: number;
  taxa: number;
  /** Fine and interest. */
  encargos?: number;
}

export function principalPago(pagas: readonly PagoDaParcela[], { numero }: Parcela): number {
  return somar(pagas.flatMap((paga) => (paga.numero === numero ? [paga.principal] : [])));
}

/**
 * What was paid in part carries the charges that were paid with it, and runs none: counted again on the smaller amount they
 * would be smaller too, and a part of the payment would be left over.
 */
export function congelar(
  parcelas: readonly Parcela[],
  pagas: readonly PagoDaParcela[],
): { congeladas: Parcela[]; semEncargos: number[] } {
  const congeladas: Parcela[] = [];
  const semEncargos: number[] = [];
  for (const parcela of parcelas) {
    const daParcela = pagas.filter(({ numero }) => numero === parcela.numero);
    const pago = principalPago(pagas, parcela);
    const encargos = somar(daParcela.map((paga) => paga.encargos ?? 0));
    const taxaPaga = somar(daParcela.map(({ taxa }) => taxa));
    if (pago + taxaPaga + encargos === 0) continue;
    const emParte = pago < parcela.principal + parcela.correcao;
    if (emParte) semEncargos.push(parcela.numero);
    const principal = Math.min(pago, parcela.principal);
    const correcao = pago - principal;
    const taxa = emParte ? somar([taxaPaga, encargos]) : taxaPaga;
    congeladas.push({ ...parcela, usos: [], principal, correcao, taxa, total: somar([pago, taxa]) });
  }
  return { congeladas, semEncargos };
}
