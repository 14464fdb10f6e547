/** Presses about money. */
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DoFinanceiro = Extract<
  QueMuda,
  `${string} /financeiro/${string}` | `${string} /gestao/financeiro/${string}`
>;

async function emVigor({ servidor, mundo }: Cena): Promise<{ params: { id: number } }> {
  const { contrato: id } = mundo.alvos;
  await servidor.db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', id).execute();
  return { params: { id } };
}

export const GESTOS_DO_FINANCEIRO: { readonly [K in DoFinanceiro]: GestoDe<K> } = {
  'POST /financeiro/conferir': {
    quem: 'ninguem',
    preparar: () => ({ body: { codigo: '00190.00009 01234.567004 12345.678901 1 00000000116800' } }),
    semEfeito: true,
  },
  'POST /financeiro/f/contratos/{id}/pedido-de-saida': {
    quem: 'fiador',
    preparar: async (cena) => ({ ...(await emVigor(cena)), body: { motivo: 'Vou me mudar do país.' } }),
  },
  'POST /gestao/financeiro/saidas/{id}/responder': {
    quem: 'analista',
    preparar: async (cena) => {
      await emVigor(cena);
      return {
        params: { id: cena.mundo.alvos.saida },
        body: { resposta: 'O contrato precisa de outro fiador antes.' },
      };
    },
  },
};
