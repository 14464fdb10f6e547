/** Presses about money. */
import type { GestoDe, QueMuda } from './gesto.ts';

export type DoFinanceiro = Extract<QueMuda, `${string} /financeiro/${string}`>;

export const GESTOS_DO_FINANCEIRO: { readonly [K in DoFinanceiro]: GestoDe<K> } = {
  'POST /financeiro/conferir': {
    quem: 'ninguem',
    preparar: () => ({ body: { codigo: '00190.00009 01234.567004 12345.678901 1 00000000116800' } }),
    semEfeito: true,
  },
};
