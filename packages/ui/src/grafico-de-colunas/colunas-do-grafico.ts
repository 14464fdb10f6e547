/** Where each column of the chart stands: arithmetic alone, in the units of the drawing. */

export const LARGURA = 320;
export const ALTURA = 200;
/** The line of the highest value, and the line that the columns stand on. */
export const TOPO = 20;
export const BASE = 178;

/** More labels than these touch each other on a phone. */
const MAXIMO_DE_ROTULOS = 7;
const PARTE_DA_VAGA = 0.68;

export interface DadosDaColuna {
  /** Below the column; unique in the chart. */
  rotulo: string;
  /** From the bottom up, one for each series; never negative. */
  valores: readonly number[];
}

interface Coluna {
  rotulo: string;
  x: number;
  largura: number;
  /** Whether its label is written below it. */
  comRotulo: boolean;
  /** What is nothing is not drawn. */
  partes: ReadonlyArray<{ serie: number; y: number; altura: number }>;
}

export function colunasDoGrafico(dados: readonly DadosDaColuna[]): {
  teto: number;
  colunas: readonly Coluna[];
} {
  const teto = tetoRedondo(
    Math.max(1, ...dados.map(({ valores }) => valores.reduce((soma, um) => soma + um, 0))),
  );
  const vaga = LARGURA / Math.max(1, dados.length);
  const salto = Math.ceil(dados.length / MAXIMO_DE_ROTULOS);
  return {
    teto,
    colunas: dados.map(({ rotulo, valores }, posicao) => {
      let chao = BASE;
      const partes = valores.flatMap((valor, serie) => {
        const altura = (valor / teto) * (BASE - TOPO);
        if (altura === 0) return [];
        chao -= altura;
        return [{ serie, y: chao, altura }];
      });
      return {
        rotulo,
        x: posicao * vaga + (vaga * (1 - PARTE_DA_VAGA)) / 2,
        largura: vaga * PARTE_DA_VAGA,
        comRotulo: posicao % salto === 0,
        partes,
      };
    }),
  };
}

/** The next 1, 2, 2,5 or 5 followed by zeros: a line that people can read a column against. */
function tetoRedondo(valor: number): number {
  const potencia = 10 ** Math.floor(Math.log10(valor));
  const passo = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((vezes) => vezes * potencia >= valor) ?? 10;
  return passo * potencia;
}
