/** Money is integer cents everywhere except on the screen (case GRANA-01). */

/** 123456 to "R$ 1.234,56", -50 to "-R$ 0,50". The space does not break: the sign stays beside its figure. */
export function formatarReais(centavos: number): string {
  return `${centavos < 0 ? '-' : ''}R$\u00a0${formatarValor(Math.abs(centavos))}`;
}

/** 123456 to "1.234,56", -50 to "-0,50". */
export function formatarValor(centavos: number): string {
  const absoluto = Math.abs(centavos);
  const inteiro = Math.trunc(absoluto / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${inteiro},${String(absoluto % 100).padStart(2, '0')}`;
}

/** For what another program sends on, or whose bytes are evidence: with ordinary spaces alone. */
export const comEspacosSimples = (texto: string): string => texto.replaceAll('\u00a0', ' ');
