/**
 * Arithmetic with cents (credito, section 5). No amount passes through a float: a product that a double cannot hold
 * exactly is computed with BigInt, and a result that is no safe integer is refused.
 */

export type Arredondamento = 'meio-para-o-par' | 'meio-para-cima';

/**
 * `centavos × numerador ÷ denominador`, rounded once. Half goes to the even neighbour, which favours nobody over many
 * instalments; `meio-para-cima` (half goes away from zero) is kept for figures that people have read already.
 * Throws RangeError for what is no integer, for a denominator that is not positive, and beyond 2^53 cents.
 */
export function fracao(
  centavos: number,
  numerador: number,
  denominador: number,
  arredondamento: Arredondamento = 'meio-para-o-par',
): number {
  const produto = BigInt(inteiro(centavos)) * BigInt(inteiro(numerador));
  if (inteiro(denominador) <= 0) throw new RangeError(`A denominator must be positive: ${denominador}`);
  const divisor = BigInt(denominador);
  const negativo = produto < 0n;
  const absoluto = negativo ? -produto : produto;
  const quociente = absoluto / divisor;
  const dobroDoResto = (absoluto % divisor) * 2n;
  const sobe =
    dobroDoResto > divisor ||
    (dobroDoResto === divisor && (arredondamento === 'meio-para-cima' || quociente % 2n === 1n));
  const arredondado = quociente + (sobe ? 1n : 0n);
  return inteiro(Number(negativo ? -arredondado : arredondado));
}

/** The sum of amounts; throws RangeError when it is no longer exact. */
export function somar(parcelas: Iterable<number>): number {
  let soma = 0;
  for (const parcela of parcelas) soma = inteiro(soma + inteiro(parcela));
  return soma;
}

/**
 * The total in equal parts that add up to it again; where that is not even, the first ones have one cent more (in
 * absolute value). `partes` must be a positive integer.
 */
export function repartir(total: number, partes: number): number[] {
  if (inteiro(partes) <= 0) throw new RangeError(`Cannot be shared among ${partes}`);
  const base = Math.trunc(inteiro(total) / partes);
  const sobra = total - base * partes;
  return Array.from(
    { length: partes },
    (_, indice) => base + (indice < Math.abs(sobra) ? Math.sign(sobra) : 0),
  );
}

/** "1.234,5" and "R$ 1234,56" to cents; null for anything else. Never negative, at most nine digits before the comma. */
export function lerReais(texto: string): number | null {
  const partes = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(texto.trim());
  if (!partes?.[1]) return null;
  const reais = partes[1].replaceAll('.', '');
  return reais.length > 9 ? null : Number(reais + (partes[2] ?? '').padEnd(2, '0'));
}

function inteiro(valor: number): number {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`Not an exact amount: ${valor}`);
  return valor;
}
