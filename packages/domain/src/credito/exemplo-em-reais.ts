/** The example of the start page: what one credit of a programme costs, by the engine that the simulator uses. */
import type { Data } from '../tempo/data.ts';
import type { RegrasDoPrograma } from './regras-do-programa.ts';
import { proximaMensalidade, simular } from './simulacao.ts';
import { exemploDigitado, type FaixaDoPrograma } from './simulacao-de-exemplo.ts';
import { lerSimulacao } from './simulacao-digitada.ts';

export interface ProgramaDoExemplo extends FaixaDoPrograma {
  instituicao: string;
  grau: string;
  regras: RegrasDoPrograma;
}

export interface ExemploEmReais {
  instituicao: string;
  mensalidade: number;
  percentual: number;
  meses: number;
  pagoAgora: number;
  parcelaMenor: number;
  parcelaMaior: number;
  parcelas: number;
  financiado: number;
  total: number;
}

/** Most people who ask are about to graduate; where nobody offers that, the first programme speaks for all. */
export function exemploEmReais(programas: readonly ProgramaDoExemplo[], hoje: Data): ExemploEmReais | null {
  const programa = programas.find(({ grau }) => grau === 'GRADUACAO') ?? programas[0];
  const lida = programa && lerSimulacao(exemploDigitado(programa), programa);
  if (!programa || !lida) return null;
  const { mensalidadeCentavos: mensalidade, percentual, meses } = lida;
  const { pagoAgora, parcelas, totalFinanciado, totalAPagar } = simular({
    ...lida,
    regras: programa.regras,
    primeiraMensalidadeEm: proximaMensalidade(hoje),
  });
  const valores = parcelas.map(({ total }) => total);
  return {
    instituicao: programa.instituicao,
    mensalidade,
    percentual,
    meses,
    pagoAgora,
    parcelaMenor: Math.min(...valores),
    parcelaMaior: Math.max(...valores),
    parcelas: parcelas.length,
    financiado: totalFinanciado,
    total: totalAPagar,
  };
}
