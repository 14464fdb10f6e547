/** Where each column of the chart stands: arithmetic alone, in the units of the drawing. */
import type { AnoDaSimulacao } from '@credito/domain/credito/simulacao-por-ano';

export const LARGURA = 320;
export const ALTURA = 200;
/** The line of the highest value, and the line that the columns stand on. */
export const TOPO = 20;
export const BASE = 178;

/** More labels than these touch each other on a phone. */
const MAXIMO_DE_ROTULOS = 7;
const PARTE_DA_VAGA = 0.68;

interface Coluna {
  ano: number;
  x: number;
  largura: number;
  /** Whether the year is written below it. */
  rotulo: boolean;
  /** From the bottom up; what is nothing is not drawn. */
  partes: ReadonlyArray<{ parte: 'agora' | 'principal' | 'taxa'; y: number; altura: number }>;
}

export function colunasDoGrafico(anos: readonly AnoDaSimulacao[]): {
  teto: number;
  colunas: readonly Coluna[];
} {
  const teto = tetoRedondo(
    Math.max(1, ...anos.map(({ agora, principal, taxa }) => agora + principal + taxa)),
  );
  const vaga = LARGURA / Math.max(1, anos.length);
  const salto = Math.ceil(anos.length / MAXIMO_DE_ROTULOS);
  return {
    teto,
    colunas: anos.map((ano, posicao) => {
      let chao = BASE;
      const partes = (['agora', 'principal', 'taxa'] as const).flatMap((parte) => {
        const altura = (ano[parte] / teto) * (BASE - TOPO);
        if (altura === 0) return [];
        chao -= altura;
        return [{ parte, y: chao, altura }];
      });
      return {
        ano: ano.ano,
        x: posicao * vaga + (vaga * (1 - PARTE_DA_VAGA)) / 2,
        largura: vaga * PARTE_DA_VAGA,
        rotulo: posicao % salto === 0,
        partes,
      };
    }),
  };
}

/** The next 1, 2, 2,5 or 5 followed by zeros: a line that people can read a column against. */
function tetoRedondo(centavos: number): number {
  const potencia = 10 ** Math.floor(Math.log10(centavos));
  const passo = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((vezes) => vezes * potencia >= centavos) ?? 10;
  return passo * potencia;
}
