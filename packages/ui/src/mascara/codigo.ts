import { soDigitos } from './mascara.ts';

/**
 * The code inside whatever was typed, pasted or suggested: "Seu código é 045678" keeps its zero. With more digits
 * than places, a group of exactly that length wins; else the first ones stay, as typing past the end changes nothing.
 */
export function lerCodigo(texto: string, tamanho: number): string {
  const normal = texto.normalize('NFKC');
  const digitos = soDigitos(normal);
  if (digitos.length <= tamanho) return digitos;
  const exato = new RegExp(`(?<!\\d)\\d{${tamanho}}(?!\\d)`).exec(normal);
  return exato ? exato[0] : digitos.slice(0, tamanho);
}
