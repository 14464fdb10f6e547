/** Amounts, numbers and days in words, as a contract says them beside the figures (ADR 0124). */
import extenso from 'extenso';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import type { Data } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';

/** 116800 to "mil cento e sessenta e oito reais". Exact: no float is on the way. */
export function reaisPorExtenso(centavos: number): string {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not an exact amount: ${centavos}`);
  const absoluto = Math.abs(centavos);
  const reais = `${Math.trunc(absoluto / 100)}.${String(absoluto % 100).padStart(2, '0')}`;
  return extenso(centavos < 0 ? `-${reais}` : reais, { mode: 'currency', currency: { code: 'BRL' } });
}

/** 6 to "seis"; feminine for what is counted in it: 2 to "duas". */
export function numeroPorExtenso(numero: number, genero: 'feminino' | 'masculino'): string {
  return extenso(numero, { number: { gender: genero === 'feminino' ? 'female' : 'male' } });
}

/** "R$ 1.168,00 (mil cento e sessenta e oito reais)". */
export function reaisComExtenso(centavos: number): string {
  return `${formatarReais(centavos)} (${reaisPorExtenso(centavos)})`;
}

/** "10 de fevereiro de 2031", and "1º" for the first of a month. */
export function dataPorExtenso(data: Data): string {
  const dia = Number(data.slice(8));
  return `${dia === 1 ? '1º' : dia} de ${mesPorExtenso(data)}`;
}
