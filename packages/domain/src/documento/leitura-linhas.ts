import type { PalavraLida } from './leitura-tipos.ts';

/** Words of one height of the page, from left to right. */
export type Linha = { palavras: PalavraLida[]; y0: number; y1: number };

const SOBREPOSICAO_MINIMA = 0.5;

/** Pages become one long page: a document's front and back belong together. */
export function emUmaPagina(paginas: readonly (readonly PalavraLida[])[]): PalavraLida[] {
  let desvio = 0;
  return paginas.flatMap((palavras) => {
    const topo = desvio;
    const fundo = Math.max(0, ...palavras.map(({ y1 }) => y1));
    desvio += fundo * 1.1;
    return palavras.map((palavra) => ({ ...palavra, y0: palavra.y0 + topo, y1: palavra.y1 + topo }));
  });
}

/**
 * The order in which OCR gives words says little on a card (columns, stamps, two sizes of type), so lines are
 * rebuilt from the places of the words alone.
 */
export function emLinhas(palavras: readonly PalavraLida[]): Linha[] {
  const linhas: Linha[] = [];
  const deCimaParaBaixo = [...palavras].sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1));
  for (const palavra of deCimaParaBaixo) {
    const linha = linhas
      .map((candidata) => ({ candidata, sobreposicao: sobreposicao(candidata, palavra) }))
      .filter(({ sobreposicao: s }) => s >= SOBREPOSICAO_MINIMA)
      .sort((a, b) => b.sobreposicao - a.sobreposicao)[0]?.candidata;
    if (linha === undefined) linhas.push({ palavras: [palavra], y0: palavra.y0, y1: palavra.y1 });
    else acrescentar(linha, palavra);
  }
  for (const linha of linhas) linha.palavras.sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0);
  return linhas.sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1));
}

/** A tall stain must not swallow the lines beside it: the line keeps the height of its ordinary words. */
function acrescentar(linha: Linha, palavra: PalavraLida): void {
  linha.palavras.push(palavra);
  linha.y0 = mediana(linha.palavras.map(({ y0 }) => y0));
  linha.y1 = mediana(linha.palavras.map(({ y1 }) => y1));
}

function sobreposicao(linha: Linha, palavra: PalavraLida): number {
  const comum = Math.min(linha.y1, palavra.y1) - Math.max(linha.y0, palavra.y0);
  return comum / Math.max(1e-6, Math.min(linha.y1 - linha.y0, palavra.y1 - palavra.y0));
}

export function mediana(valores: readonly number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? 0;
}

export function altura({ y0, y1 }: { y0: number; y1: number }): number {
  return y1 - y0;
}
