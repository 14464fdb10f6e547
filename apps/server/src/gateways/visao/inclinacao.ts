export type Inclinacao = {
  /** Degrees by which to turn the picture clockwise so that the lines lie level. */
  angulo: number;
  /** How clearly the dark pixels fall into lines; comparable between the two directions of one picture. */
  nitidez: number;
};

const ANGULO_MAXIMO = 15;
const PONTOS_NO_MAXIMO = 60_000;
/** Darker than its surroundings by this much: ink, not shade. */
const CONTRASTE = 14;

/** The skew of a grey picture, once for text that stands upright (or on its head) and once for text on its side. */
export function estimarInclinacao(
  cinza: Uint8Array,
  largura: number,
  altura: number,
): { emPe: Inclinacao; deitada: Inclinacao } {
  const pontos = pontosDeTinta(cinza, largura, altura);
  return { emPe: melhorAngulo(pontos), deitada: melhorAngulo(pontos.map(({ x, y }) => ({ x: y, y: -x }))) };
}

type Ponto = { x: number; y: number };

function pontosDeTinta(cinza: Uint8Array, largura: number, altura: number): Ponto[] {
  const raio = Math.max(4, Math.round(Math.max(largura, altura) / 60));
  const soma = somaAcumulada(cinza, largura, altura);
  const pontos: Ponto[] = [];
  for (let y = 0; y < altura; y += 1) {
    for (let x = 0; x < largura; x += 1) {
      const [x0, y0, x1, y1] = [
        Math.max(0, x - raio),
        Math.max(0, y - raio),
        Math.min(largura, x + raio + 1),
        Math.min(altura, y + raio + 1),
      ];
      const l = largura + 1;
      const total =
        (soma[y1 * l + x1] ?? 0) -
        (soma[y0 * l + x1] ?? 0) -
        (soma[y1 * l + x0] ?? 0) +
        (soma[y0 * l + x0] ?? 0);
      const media = total / ((x1 - x0) * (y1 - y0));
      if ((cinza[y * largura + x] ?? 0) < media - CONTRASTE) pontos.push({ x, y });
    }
  }
  const passo = Math.max(1, Math.ceil(pontos.length / PONTOS_NO_MAXIMO));
  return passo === 1 ? pontos : pontos.filter((_, i) => i % passo === 0);
}

function somaAcumulada(cinza: Uint8Array, largura: number, altura: number): Float64Array {
  const l = largura + 1;
  const soma = new Float64Array(l * (altura + 1));
  for (let y = 1; y <= altura; y += 1) {
    let linha = 0;
    for (let x = 1; x <= largura; x += 1) {
      linha += cinza[(y - 1) * largura + x - 1] ?? 0;
      soma[y * l + x] = (soma[(y - 1) * l + x] ?? 0) + linha;
    }
  }
  return soma;
}

/** Lines of text make a comb when projected along them: the sharper the comb, the better the angle. */
function melhorAngulo(pontos: readonly Ponto[]): Inclinacao {
  let melhor: Inclinacao = { angulo: 0, nitidez: nitidezEm(pontos, 0) };
  const tentar = (angulo: number) => {
    const nitidez = nitidezEm(pontos, angulo);
    if (nitidez > melhor.nitidez) melhor = { angulo, nitidez };
  };
  for (let angulo = -ANGULO_MAXIMO; angulo <= ANGULO_MAXIMO; angulo += 1) tentar(angulo);
  const grosso = melhor.angulo;
  for (let decimo = -9; decimo <= 9; decimo += 1) tentar(grosso + decimo / 10);
  return melhor;
}

function nitidezEm(pontos: readonly Ponto[], graus: number): number {
  const radianos = (graus * Math.PI) / 180;
  const [seno, cosseno] = [Math.sin(radianos), Math.cos(radianos)];
  const pente = new Map<number, number>();
  for (const { x, y } of pontos) {
    const faixa = Math.round(x * seno + y * cosseno);
    pente.set(faixa, (pente.get(faixa) ?? 0) + 1);
  }
  let nitidez = 0;
  for (const [faixa, quantos] of pente) nitidez += (quantos - (pente.get(faixa + 1) ?? 0)) ** 2;
  return nitidez;
}
