/** Whose part of which request the screens below are about. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Voz } from '@credito/domain/participante/voz';
import { createContext, type ReactNode, useContext } from 'react';

export interface ParteAtual {
  idSolicitacao: number;
  tipoPessoa: TipoPessoa;
  pessoaId?: string | undefined;
  /** To the person, or to the student who fills in for the guarantor. */
  voz: Voz;
}

const Contexto = createContext<ParteAtual | null>(null);

export function ProvedorDaParte({
  idSolicitacao,
  tipoPessoa,
  pessoaId,
  voz = 'da-pessoa',
  children,
}: Omit<ParteAtual, 'voz'> & { voz?: Voz; children: ReactNode }) {
  return <Contexto value={{ idSolicitacao, tipoPessoa, pessoaId, voz }}>{children}</Contexto>;
}

export function useParteAtual(): ParteAtual {
  const parte = useContext(Contexto);
  if (!parte) throw new Error('This screen needs a ProvedorDaParte above it');
  return parte;
}
