import { soDigitos } from './mascara.ts';

/**
 * The code inside whatever was typed, pasted or suggested: "Seu código é 045678" keeps its zero. With more digits
 * than places, a group of exactly that length wins, and the number of what the code is for only where there is no other; else
 * the first ones stay, as typing past the end changes nothing.
 */
export function lerCodigo(texto: string, tamanho: number): string {
  const normal = texto.normalize('NFKC');
  const digitos = soDigitos(normal);
  if (digitos.length <= tamanho) return digitos;
  const exatos = [...normal.matchAll(new RegExp(`(?<!\\d)\\d{${tamanho}}(?!\\d)`, 'g'))];
  const [exato] = [...exatos.filter(({ index }) => !NUMERO_DE_ALGO.test(normal.slice(0, index))), ...exatos];
  return exato ? exato[0] : digitos.slice(0, tamanho);
}

/** Before the number of a contract, an addendum, an alteration or a request. */
const NUMERO_DE_ALGO = /(?:contrato|aditivo|altera[çc][ãa]o|solicita[çc][ãa]o|protocolo)\s*$/i;

export interface CodigoDigitado {
  codigo: string;
  cursor: number;
}

/** One key in the field: with every place taken it replaces the digit under the caret, and past the end nothing. */
export function digitarCodigo(texto: string, cursor: number, tamanho: number): CodigoDigitado {
  const antes = soDigitos(texto.slice(0, cursor));
  const depois = soDigitos(texto.slice(cursor));
  const sobra = antes.length + depois.length - tamanho;
  if (sobra !== 1) {
    const codigo = lerCodigo(texto, tamanho);
    return { codigo, cursor: Math.min(antes.length, codigo.length) };
  }
  return { codigo: (antes + depois.slice(1)).slice(0, tamanho), cursor: Math.min(antes.length, tamanho) };
}

/** Whether a cell is where the next key goes: a caret that was left behind by an emptied field counts from its end. */
export function isCelulaAtiva(
  indice: number,
  [inicio, fim]: readonly [number, number],
  digitados: number,
  tamanho: number,
): boolean {
  if (inicio === fim || inicio >= digitados) return indice === Math.min(inicio, digitados, tamanho - 1);
  return indice >= inicio && indice < Math.min(fim, digitados);
}
