/** What the steps of a correction share beside their own: what was refused, and the screens that others own. */

import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { IdDoPassoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import type { PASSO_DOS_DADOS } from '@credito/domain/pendencia/pendencias.plano';
import { type ComponentType, createContext, useContext } from 'react';
import type { TelaDeDocumentosProps } from '../../wizard/tela-do-passo.ts';

interface VisualizadorProps {
  titulo: string;
  registro: Pick<RegistroDeDocumento, 'idDocumento' | 'paginas'>;
  aoFechar: () => void;
}

export type TelaDoVisualizador = ComponentType<VisualizadorProps>;

/** Screens of the documents' feature, handed over where the portal is put together. */
export interface TelasDeDocumentos {
  telaDeDocumentos: ComponentType<TelaDeDocumentosProps<ContextoDoParticipante>>;
  visualizador: TelaDoVisualizador;
}

export interface Correcao extends TelasDeDocumentos {
  pendencias: Pendencias;
  /** Words of the last button: the student sends, the guarantor finishes. */
  textoFinal: string;
  irParaPasso: (passo: string) => void;
  /** Also to a step that is not part of this correction yet: an answer that nobody asked about. */
  abrir: (passo: IdDoPassoDoParticipante | typeof PASSO_DOS_DADOS) => void;
}

const Contexto = createContext<Correcao | null>(null);

export const ProvedorDaCorrecao = Contexto;

export function useCorrecao(): Correcao {
  const correcao = useContext(Contexto);
  if (!correcao) throw new Error('This screen needs a ProvedorDaCorrecao above it');
  return correcao;
}
