/** What the steps of a block share beside their own: whose it is, the code that was asked for, and the way out. */
import type { CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import { createContext, useContext } from 'react';
import type { PessoaPropria } from './atualizacao.queries.ts';

export interface BlocoAtual {
  pessoa: PessoaPropria;
  /** When another code may be asked for; 0 where this device has asked for none. */
  reenviarEm: number;
  pedirCodigo: (canal: CanalDeCodigo) => Promise<void>;
  aoCancelar: () => void;
}

const Contexto = createContext<BlocoAtual | null>(null);

export const ProvedorDoBloco = Contexto;

export function useBlocoAtual(): BlocoAtual {
  const bloco = useContext(Contexto);
  if (!bloco) throw new Error('This screen needs a ProvedorDoBloco above it');
  return bloco;
}
