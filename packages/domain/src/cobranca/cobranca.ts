/** Words of a charge and of what comes in for it. */

/** One instalment as the plan has it; what is left of late ones; one, or everything at once, before it is due. */
export const TIPOS_DE_COBRANCA = ['parcela', 'saldo', 'antecipacao', 'quitacao'] as const;
export type TipoDeCobranca = (typeof TIPOS_DE_COBRANCA)[number];

/** Worked out for a day, without the fee of months that have not run by then. */
export const isPagaAntes = (tipo: TipoDeCobranca): boolean => tipo === 'antecipacao' || tipo === 'quitacao';

export const MEIOS_DE_PAGAMENTO = ['pix', 'boleto', 'manual'] as const;
export type MeioDePagamento = (typeof MEIOS_DE_PAGAMENTO)[number];

export const ROTULO_DO_MEIO: Readonly<Record<MeioDePagamento, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  manual: 'Lançado pela equipe',
};

/** Asked of the provider, or to be transferred by the team; done, or not to be done (devolucao.ts). */
export const ESTADOS_DA_DEVOLUCAO = ['pedida', 'a-transferir', 'devolvida', 'nao-realizada'] as const;
export type EstadoDaDevolucao = (typeof ESTADOS_DA_DEVOLUCAO)[number];

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
