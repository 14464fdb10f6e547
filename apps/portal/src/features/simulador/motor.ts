/** All of the simulator that computes: a part of its own, so that the page can be read and filled in before. */
import { errosDaSimulacao, lerSimulacao } from '@credito/domain/credito/simulacao-digitada';
import { Resultado } from './components/resultado.tsx';

export interface Motor {
  errosDaSimulacao: typeof errosDaSimulacao;
  lerSimulacao: typeof lerSimulacao;
  Resultado: typeof Resultado;
}

export const motor: Motor = { errosDaSimulacao, lerSimulacao, Resultado };
