import { fracao, somar } from './conta.ts';

/** In proportion, to the cent: what rounding leaves over is the last one's. */
export function repartirPorPesos(total: number, pesos: readonly number[]): readonly number[] {
  const soma = somar(pesos);
  let corrido = 0;
  let dado = 0;
  return pesos.map((peso) => {
    corrido += peso;
    const ate = soma === 0 ? 0 : fracao(total, corrido, soma);
    const parte = ate - dado;
    dado = ate;
    return parte;
  });
}
