/**
 * 1234.56 to "1.234,56", with as many decimals as there are, up to `casas`. Written here and not by the language data
 * of whatever runs it: browsers differ in signs and spaces, and what a form shows is read back.
 */
export function formatarNumero(numero: number | bigint, casas = 3): string {
  const [inteiro = '', decimais = ''] = (
    typeof numero === 'bigint' ? String(numero) : String(Number(numero.toFixed(casas)))
  ).split('.');
  const emMilhares = inteiro.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimais === '' ? emMilhares : `${emMilhares},${decimais}`;
}

/** Like "1.234,5", for a spreadsheet: only the decimal comma, no separator that it would have to undo. */
export const formatarDecimal = (numero: number): string => formatarNumero(numero).replaceAll('.', '');
