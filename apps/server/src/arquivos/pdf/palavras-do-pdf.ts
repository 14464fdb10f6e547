import { PALAVRAS_DE_UMA_PAGINA, type PalavraLida } from '@credito/domain/documento/leitura-tipos';

/** A text run of pdf.js: its matrix is in the page's own space, which knows nothing of the page's rotation. */
export type Trecho = { str: string; width: number; height: number; transform: number[] };

export type Moldura = { width: number; height: number; transform: number[] };

type Ponto = { x: number; y: number };

/** By how much the page must be turned, clockwise, for most of its letters to stand upright: 0, 90, 180 or 270. */
export function giroDoTexto(trechos: readonly Trecho[]): number {
  const letras = [0, 0, 0, 0];
  for (const { str, transform } of trechos) {
    const quarto = Math.round(Math.atan2(transform[1] ?? 0, transform[0] ?? 1) / (Math.PI / 2));
    letras[(quarto + 4) % 4] = (letras[(quarto + 4) % 4] ?? 0) + str.trim().length;
  }
  return letras.indexOf(Math.max(...letras)) * 90;
}

export function palavrasDaPagina(trechos: readonly Trecho[], moldura: Moldura): PalavraLida[] {
  return trechos
    .flatMap((trecho) => palavrasDoTrecho(trecho, moldura))
    .filter((p) => isDentro(p, moldura))
    .slice(0, PALAVRAS_DE_UMA_PAGINA);
}

/** A text run has one box: each word gets the share of its width that its letters have of the run's letters. */
function palavrasDoTrecho(trecho: Trecho, moldura: Moldura): PalavraLida[] {
  const [a = 1, b = 0, , , x = 0, y = 0] = trecho.transform;
  const corpo = Math.hypot(a, b) || 1;
  const direcao = { x: a / corpo, y: b / corpo };
  const porLetra = trecho.width / Math.max(1, trecho.str.length);
  return Array.from(trecho.str.matchAll(/\S+/g), (achado) => {
    const inicio = achado.index * porLetra;
    const fim = inicio + achado[0].length * porLetra;
    const cantos = [inicio, fim].flatMap((ao) =>
      [0, trecho.height].map((acima) => ({
        x: x + direcao.x * ao - direcao.y * acima,
        y: y + direcao.y * ao + direcao.x * acima,
      })),
    );
    return { texto: achado[0], ...caixaDe(cantos.map((canto) => naMoldura(canto, moldura))), confianca: 1 };
  });
}

function naMoldura({ x, y }: Ponto, { transform }: Moldura): Ponto {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function caixaDe(pontos: readonly Ponto[]) {
  const xs = pontos.map(({ x }) => x);
  const ys = pontos.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function isDentro({ x0, y0, x1, y1 }: PalavraLida, { width, height }: Moldura): boolean {
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
