/** What the form of the simulator says before anything is computed. */
export interface SimulacaoDigitada {
  mensalidade: string;
  percentual: string;
  meses: string;
}

/** What the courses of a programme finance, in per cent. */
export interface FaixaDoPrograma {
  percentualMinimo: number;
  percentualMaximo: number;
}

/** Half a year to six years: the terms of every level are made of these. */
export const MESES_DA_SIMULACAO = [6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72] as const;

/** A course to begin with, so that nobody faces an empty page; its percentage is one that the programme has. */
export function exemploDigitado({ percentualMinimo, percentualMaximo }: FaixaDoPrograma): SimulacaoDigitada {
  const percentual = Math.min(percentualMaximo, Math.max(percentualMinimo, 50));
  return { mensalidade: '1.000,00', percentual: String(percentual), meses: '48' };
}

/** "de 25% a 75%", or "50%" where there is nothing to choose. */
export function faixaEmPalavras({ percentualMinimo, percentualMaximo }: FaixaDoPrograma): string {
  return percentualMinimo === percentualMaximo
    ? `${percentualMaximo}%`
    : `de ${percentualMinimo}% a ${percentualMaximo}%`;
}
