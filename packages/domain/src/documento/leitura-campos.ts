import { altura, emLinhas, type Linha, mediana } from './leitura-linhas.ts';
import { acharRotulos, type FamiliaDeDocumento, type Rotulo } from './leitura-rotulos.ts';
import type { PalavraLida } from './leitura-tipos.ts';

/** A printed label, where it stands, and how much its text proves. */
export type RotuloNaPagina<R = Rotulo> = {
  rotulo: R;
  familia: FamiliaDeDocumento | undefined;
  letras: number;
  linha: number;
  de: number;
  ate: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
};

export type Pagina<R = Rotulo> = { linhas: Linha[]; rotulos: RotuloNaPagina<R>[] };

type Achado<R> = {
  rotulo: R;
  familia: FamiliaDeDocumento | undefined;
  letras: number;
  de: number;
  ate: number;
};

/** How far below its label a value may begin, in heights of the taller of the two. */
const ALCANCE_ABAIXO = 2.6;
/** A gap this wide, in heights, separates two columns. */
const VAO_DE_COLUNA = 2.4;
/** How far to the right of its label a value may begin, in heights. */
const ALCANCE_AO_LADO = 14;
const FOLGA_AO_LADO = 0.7;

export function montarPagina(palavras: readonly PalavraLida[]): Pagina {
  return montarPaginaCom(acharRotulos, palavras);
}

export function montarPaginaCom<R>(
  achar: (palavras: readonly string[]) => readonly Achado<R>[],
  palavras: readonly PalavraLida[],
): Pagina<R> {
  const linhas = emLinhas(palavras);
  const rotulos = linhas.flatMap(({ palavras: daLinha }, linha) =>
    achar(daLinha.map(({ texto }) => texto)).map(({ rotulo, familia, letras, de, ate }) => ({
      rotulo,
      familia,
      letras,
      linha,
      de,
      ate,
      ...caixa(daLinha.slice(de, ate)),
    })),
  );
  return { linhas, rotulos };
}

function caixa(palavras: readonly PalavraLida[]): { x0: number; x1: number; y0: number; y1: number } {
  return {
    x0: Math.min(...palavras.map(({ x0 }) => x0)),
    x1: Math.max(...palavras.map(({ x1 }) => x1)),
    y0: Math.min(...palavras.map(({ y0 }) => y0)),
    y1: Math.max(...palavras.map(({ y1 }) => y1)),
  };
}

export function confiancaMedia(palavras: readonly PalavraLida[]): number {
  if (palavras.length === 0) return 0;
  return palavras.reduce((soma, { confianca }) => soma + confianca, 0) / palavras.length;
}

/**
 * The words to the right of the label, up to the next label or the next column. The band is a little taller than
 * the label: the old RG prints labels of two short lines beside one tall value.
 */
export function aoLado<R>(pagina: Pagina<R>, rotulo: RotuloNaPagina<R>): PalavraLida[] {
  const folga = altura(rotulo) * FOLGA_AO_LADO;
  const naFaixa = ({ y0, y1 }: { y0: number; y1: number }) =>
    (y0 + y1) / 2 > rotulo.y0 - folga && (y0 + y1) / 2 < rotulo.y1 + folga;
  const aDireita = pagina.rotulos.filter((outro) => outro.x0 >= rotulo.x1 && naFaixa(outro));
  const limite = Math.min(Number.POSITIVE_INFINITY, ...aDireita.map(({ x0 }) => x0));
  const palavras = pagina.linhas
    .flatMap((linha) => linha.palavras)
    .filter((palavra) => palavra.x0 >= rotulo.x1 && palavra.x0 < limite && naFaixa(palavra))
    .sort((a, b) => a.x0 - b.x0);
  const primeira = palavras.find(({ texto }) => /[\p{L}\d]{2}/u.test(texto));
  if (primeira === undefined || primeira.x0 - rotulo.x1 > ALCANCE_AO_LADO * altura(rotulo)) return [];
  return ateAColuna(palavras);
}

/** The runs of words under the label, line by line, up to the next label below it. */
export function abaixo<R>(pagina: Pagina<R>, rotulo: RotuloNaPagina<R>, maximo: number): PalavraLida[][] {
  const achadas: PalavraLida[][] = [];
  const esquerda = rotulo.x0 - 2.5 * altura(rotulo);
  const direita = limiteDireito(pagina, rotulo);
  let ultimo: { y0: number; y1: number } = rotulo;
  for (const [indice, linha] of pagina.linhas.entries()) {
    if ((linha.y0 + linha.y1) / 2 <= rotulo.y1 || achadas.length === maximo) continue;
    const naColuna = ({ x0, x1 }: { x0: number; x1: number }) => x1 > esquerda && x0 < direita;
    if (pagina.rotulos.some((outro) => outro.linha === indice && naColuna(outro) && outro.y0 > rotulo.y1))
      break;
    const palavras = ateAColuna(
      linha.palavras.filter(({ x0, x1 }) => (x0 + x1) / 2 > esquerda && x0 < direita),
    );
    if (palavras.length === 0) continue;
    const { y0, y1 } = caixa(palavras);
    if (y0 - ultimo.y1 > ALCANCE_ABAIXO * Math.max(altura(ultimo), mediana(palavras.map(altura)))) break;
    achadas.push(palavras);
    ultimo = { y0, y1 };
  }
  return achadas;
}

/** Up to the next label on the same height: what is under that one is that one's. */
function limiteDireito<R>(pagina: Pagina<R>, rotulo: RotuloNaPagina<R>): number {
  const aDireita = pagina.rotulos.filter(
    (outro) => outro.x0 > rotulo.x1 && outro.y0 < rotulo.y1 && outro.y1 > rotulo.y0,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...aDireita.map(({ x0 }) => x0 - altura(rotulo) / 2));
}

function ateAColuna(palavras: readonly PalavraLida[]): PalavraLida[] {
  const corrida: PalavraLida[] = [];
  for (const palavra of palavras) {
    const anterior = corrida.at(-1);
    const vao = anterior === undefined ? 0 : palavra.x0 - anterior.x1;
    // A stain has a height of its own: the gap is measured by the taller neighbour.
    if (anterior !== undefined && vao > VAO_DE_COLUNA * Math.max(altura(anterior), altura(palavra))) break;
    corrida.push(palavra);
  }
  return corrida;
}
