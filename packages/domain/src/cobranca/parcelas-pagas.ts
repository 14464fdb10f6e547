/** How many instalments of a plan are paid, beside its bar. */
export const parcelasPagasEmPalavras = (pagas: number, parcelas: number): string =>
  parcelas === 1 ? `${pagas} de 1 parcela paga` : `${pagas} de ${parcelas} parcelas pagas`;
