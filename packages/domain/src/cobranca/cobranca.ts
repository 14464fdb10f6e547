/** Words of a charge and of what comes in for it. */

/** One instalment as the plan has it; what is left of late ones; everything at once on one day. */
export const TIPOS_DE_COBRANCA = ['parcela', 'saldo', 'quitacao'] as const;
export type TipoDeCobranca = (typeof TIPOS_DE_COBRANCA)[number];

export const MEIOS_DE_PAGAMENTO = ['pix', 'boleto', 'manual'] as const;
export type MeioDePagamento = (typeof MEIOS_DE_PAGAMENTO)[number];

export const ROTULO_DO_MEIO: Readonly<Record<MeioDePagamento, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  manual: 'Lançado pela equipe',
};

export type EstadoDaDevolucao = 'pedida' | 'devolvida' | 'nao-realizada';

/** Letters and digits, as the API Pix takes them; a charge is registered again under the same one. */
export const txidDe = (cobrancaId: string): string => cobrancaId.replaceAll('-', '');

/** What the payer's bank shows. */
export function descricaoDaCobranca(
  contrato: string,
  { tipo, parcelas }: { tipo: TipoDeCobranca; parcelas: readonly number[] },
): string {
  return tipo === 'quitacao'
    ? `Quitação do contrato ${contrato}`
    : `Parcela ${parcelas.join(', ')} do contrato ${contrato}`;
}
