/** Whose documents the screens below are about. */
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { createContext, type ReactNode, useContext } from 'react';

export interface DonoDosDocumentos {
  idSolicitacao: number;
  tipoPessoa: TipoPessoa;
}

const Contexto = createContext<DonoDosDocumentos | null>(null);

export function ProvedorDeDocumentos({
  idSolicitacao,
  tipoPessoa,
  children,
}: DonoDosDocumentos & { children: ReactNode }) {
  return <Contexto value={{ idSolicitacao, tipoPessoa }}>{children}</Contexto>;
}

export function useDonoDosDocumentos(): DonoDosDocumentos {
  const dono = useContext(Contexto);
  if (!dono) throw new Error('PassoDeDocumentos needs a ProvedorDeDocumentos above it');
  return dono;
}
