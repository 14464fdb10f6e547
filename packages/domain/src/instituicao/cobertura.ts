/** Share of the fee that a programme covers (spec 1 sections 3 and 5): F fixed, V range, O list; in percent. */
import { fracao } from '../dinheiro/conta.ts';

export type Cobertura =
  | { tipo: 'F'; valorMaximo: number }
  | { tipo: 'V'; valorMinimo: number; valorMaximo: number }
  | { tipo: 'O'; valores: readonly number[] };

/** The spec's flat shape of a coverage: `valores` is filled for O only. */
export interface CoberturaNoFio {
  tipo: Cobertura['tipo'];
  valorMinimo: number;
  valorMaximo: number;
  valores: ReadonlyArray<{ valor: number }>;
}

export function lerCobertura({ tipo, valorMinimo, valorMaximo, valores }: CoberturaNoFio): Cobertura {
  switch (tipo) {
    case 'F':
      return { tipo, valorMaximo };
    case 'V':
      return { tipo, valorMinimo, valorMaximo };
    case 'O':
      return { tipo, valores: valores.map(({ valor }) => valor) };
  }
}

const PASSO_DO_PERCENTUAL = 5;
export const MENSAGEM_PERCENTUAL = 'Escolha um percentual oferecido para este curso.';

/** Every percentage that may be asked for, in ascending order. A range always ends in its maximum. */
export function percentuaisPermitidos(cobertura: Cobertura): readonly number[] {
  switch (cobertura.tipo) {
    case 'F':
      return [cobertura.valorMaximo];
    case 'O':
      return [...cobertura.valores].sort((a, b) => a - b);
    case 'V': {
      const valores: number[] = [];
      for (let valor = cobertura.valorMinimo; valor < cobertura.valorMaximo; valor += PASSO_DO_PERCENTUAL)
        valores.push(valor);
      return [...valores, cobertura.valorMaximo];
    }
  }
}

export function isPercentualPermitido(cobertura: Cobertura, percentual: number): boolean {
  return percentual > 0 && percentuaisPermitidos(cobertura).includes(percentual);
}

/** Cents of the monthly fee that the percentage finances, rounded half up. */
export function valorFinanciado(mensalidadeCentavos: number, percentual: number): number {
  return fracao(mensalidadeCentavos, percentual, 100, 'meio-para-cima');
}
