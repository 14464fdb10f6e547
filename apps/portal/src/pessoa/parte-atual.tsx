/** Whose part of which request the screens below are about. */
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { createContext, type ReactNode, useContext } from 'react';

export interface ParteAtual {
  idSolicitacao: number;
  tipoPessoa: TipoPessoa;
}

const Contexto = createContext<ParteAtual | null>(null);

export function ProvedorDaParte({
  idSolicitacao,
  tipoPessoa,
  children,
}: ParteAtual & { children: ReactNode }) {
  return <Contexto value={{ idSolicitacao, tipoPessoa }}>{children}</Contexto>;
}

export function useParteAtual(): ParteAtual {
  const parte = useContext(Contexto);
  if (!parte) throw new Error('This screen needs a ProvedorDaParte above it');
  return parte;
}
