import { isEncolhendo, type Mascara, soDigitos } from './mascara.ts';

/** Digits of cents as they are shown: 123456 gives 1.234,56. */
function deCentavos(digitos: string): string {
  const semZeros = digitos.replace(/^0+/, '').padStart(3, '0');
  const reais = semZeros.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${reais},${semZeros.slice(-2)}`;
}

/**
 * Digits of cents inside a pasted text, `null` when it is no amount. The last separator is the decimal one when one
 * or two digits follow it; three digits after a single dot are thousands, as people write here, and after a single comma
 * they are no amount: nobody can tell which one was meant.
 */
export function interpretarDinheiro(texto: string): string | null {
  const limpo = texto
    .normalize('NFKC')
    .replace(/R\$|BRL/i, '')
    .replace(/\s/g, '');
  const decimal =
    /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{0,2})$/.exec(limpo) ??
    /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(limpo);
  if (decimal) return soDigitos(decimal[1] ?? '') + (decimal[2] ?? '').padEnd(2, '0');
  const inteiro = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3}){2,})$/.exec(limpo);
  return inteiro ? `${soDigitos(limpo)}00` : null;
}

export const dinheiro: Mascara = {
  digitar(texto, antes) {
    const digitos = soDigitos(texto);
    // Deleting the last digit leaves the field empty, not 0,00: zero is an answer of its own.
    const vazio = digitos === '' || (isEncolhendo(texto, antes) && /^0+$/.test(digitos));
    return vazio ? '' : deCentavos(digitos);
  },
  receber(texto) {
    if (texto.trim() === '') return '';
    const centavos = interpretarDinheiro(texto);
    return centavos === null ? texto.trim() : deCentavos(centavos);
  },
  isCompleto: (texto) => interpretarDinheiro(texto) !== null,
};
