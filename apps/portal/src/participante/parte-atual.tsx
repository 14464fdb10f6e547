/** Whose part, of a request, of a half-yearly update or of a change of guarantor, the screens below are about. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Voz } from '@credito/domain/participante/voz';
import { createContext, type ReactNode, useContext } from 'react';
import type { CoisaDoEnvio } from '../envio/destino.ts';

interface DaPessoa {
  tipoPessoa: TipoPessoa;
  pessoaId?: string | undefined;
  /** To the person, or to the student who fills in for the guarantor. */
  voz: Voz;
}

export type ParteDaSolicitacao = DaPessoa & { idSolicitacao: number };
export type ParteDaAtualizacao = DaPessoa & { idAtualizacao: number };
export type ParteDaRenda = DaPessoa & { idAlteracao: number };
export type ParteAtual = ParteDaSolicitacao | ParteDaAtualizacao | ParteDaRenda;

/** What the part's files belong to. */
export function coisaDaParte(parte: ParteAtual): CoisaDoEnvio {
  if ('idSolicitacao' in parte) return { solicitacaoId: parte.idSolicitacao };
  return 'idAtualizacao' in parte
    ? { atualizacaoId: parte.idAtualizacao }
    : { alteracaoId: parte.idAlteracao };
}

const Contexto = createContext<ParteAtual | null>(null);

type SemVoz<P> = P extends unknown ? Omit<P, 'voz'> : never;

export function ProvedorDaParte({
  children,
  ...parte
}: SemVoz<ParteAtual> & { voz?: Voz; children: ReactNode }) {
  return <Contexto value={{ voz: 'da-pessoa', ...parte }}>{children}</Contexto>;
}

export function useParteAtual(): ParteAtual {
  const parte = useContext(Contexto);
  if (!parte) throw new Error('This screen needs a ProvedorDaParte above it');
  return parte;
}

/** For a screen that only a request has. */
export function useParteDaSolicitacao(): ParteDaSolicitacao {
  const parte = useParteAtual();
  if (!('idSolicitacao' in parte)) throw new Error('This screen is about a request');
  return parte;
}
