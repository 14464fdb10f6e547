/**
 * What a payment means for what was charged. The provider tells an amount and no split into fine and interest: what was
 * due on the day is computed again and compared to the cent (ADR 0151).
 */
import type { SituacaoDaCobranca } from './transicoes.ts';

export const CONCLUSOES = [
  'exata',
  'a-menor',
  'a-maior',
  'em-dobro',
  'depois-da-baixa',
  'sem-debito',
] as const;
export type Conclusao = (typeof CONCLUSOES)[number];

export interface FatosDoPagamento {
  situacao: SituacaoDaCobranca;
  /** Of what the charge names, with the charges of the day of the payment. */
  devidoCentavos: number;
  recebidoCentavos: number;
}

export function concluirPagamento(fatos: FatosDoPagamento): Conclusao {
  const { situacao, devidoCentavos, recebidoCentavos } = fatos;
  if (situacao === 'paga') return 'em-dobro';
  if (devidoCentavos === 0) return 'sem-debito';
  if (situacao === 'baixada' || situacao === 'falhou') return 'depois-da-baixa';
  if (recebidoCentavos < devidoCentavos) return 'a-menor';
  return recebidoCentavos > devidoCentavos ? 'a-maior' : 'exata';
}

const O_QUE_FAZER_DO_CREDITO =
  'O crédito paga a próxima parcela quando ela for cobrada; se preferir o dinheiro de volta, fale com a nossa central.';

/** What the payer reads of it. */
export const SENTENCA_DA_CONCLUSAO: Readonly<Record<Conclusao, string>> = {
  exata: 'Recebemos o valor certo. Está pago.',
  'a-menor':
    'Recebemos menos do que era devido no dia. O que falta continua em aberto e terá outra cobrança.',
  'a-maior': `Recebemos mais do que era devido. O que passou ficou como crédito seu. ${O_QUE_FAZER_DO_CREDITO}`,
  'em-dobro': `Esta cobrança já estava paga. O valor ficou como crédito seu. ${O_QUE_FAZER_DO_CREDITO}`,
  'depois-da-baixa': 'Esta cobrança já estava cancelada. O valor foi contado no que você ainda deve.',
  'sem-debito': `Não havia nada em aberto para este pagamento. O valor ficou como crédito seu. ${O_QUE_FAZER_DO_CREDITO}`,
};
