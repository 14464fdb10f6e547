/** What the steps of the correction of an update share beside those of a block. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import type { PassoDaCorrecaoDaAtualizacao } from '@credito/domain/atualizacao/correcao';
import type { GrupoRecusado } from '@credito/domain/pendencia/grupos';
import { type ComponentType, createContext, useContext } from 'react';
import type { TelaDeDocumentosProps } from '../../wizard/tela-do-passo.ts';
import type { TelaDoVisualizador } from './contexto-da-correcao.tsx';

/** Screens of the documents' feature, handed over where the portal is put together. */
export interface TelasDaAtualizacaoRecusada {
  telaDeDocumentos: ComponentType<TelaDeDocumentosProps<ContextoDaAtualizacao>>;
  visualizador: TelaDoVisualizador;
}

interface AtualizacaoRecusada extends TelasDaAtualizacaoRecusada {
  atualizacaoId: number;
  grupos: readonly GrupoRecusado[];
  plano: readonly PassoDaCorrecaoDaAtualizacao[];
  irParaPasso: (passo: string) => void;
}

const Contexto = createContext<AtualizacaoRecusada | null>(null);

export const ProvedorDaAtualizacaoRecusada = Contexto;

export function useAtualizacaoRecusada(): AtualizacaoRecusada {
  const recusada = useContext(Contexto);
  if (!recusada) throw new Error('This screen needs a ProvedorDaAtualizacaoRecusada above it');
  return recusada;
}
