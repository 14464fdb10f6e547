/** Money is integer cents everywhere except on the screen (case GRANA-01). */

/** 123456 to "R$ 1.234,56", -50 to "-R$ 0,50". */
export function formatarReais(centavos: number): string {
  return `${centavos < 0 ? '-' : ''}R$ ${formatarValor(Math.abs(centavos))}`;
}

/** 123456 to "1.234,56", -50 to "-0,50". */
export function formatarValor(centavos: number): string {
  const absoluto = Math.abs(centavos);
  const inteiro = Math.trunc(absoluto / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${inteiro},${String(absoluto % 100).padStart(2, '0')}`;
}
