/** What a screen of a step receives from the wizard. */

import type { ContextoDeWizard, IdComTela, Passo } from '@credito/domain/wizard/plano';
import type { Blocos } from '@credito/ui/blocos/blocos';
import type { ComponentType } from 'react';
import type { Respostas } from './valores.ts';

export interface TelaDoPassoProps<C extends ContextoDeWizard = ContextoDeWizard> {
  passo: Passo<C>;
  contexto: C;
  /** "Etapa 3 de 4 · Dados pessoais". */
  etapa: string;
  /** `minutos`: of what is left of the plan. */
  progresso: { valor: number; maximo: number; minutos?: number | undefined };
  direcao: 'frente' | 'volta' | undefined;
  dono: string | null;
  wizard: string;
  /** Saves the step's answers and goes to the next one; throws ErroDeApi when refused. */
  enviar: (respostas: Respostas) => Promise<void>;
  /** Absent on the first step of a wizard that has nowhere to go back to. */
  voltar: (() => void) | undefined;
  textoDaAcao: string;
  /** That the answer before this one is kept, and where. */
  salvo?: string | undefined;
  /** Why this is asked, where somebody has said so. */
  porQue?: Blocos | undefined;
}

/**
 * The screens of exactly those rows that say that they have one of their own: written with this type, neither a missing
 * nor a superfluous one compiles.
 */
export type TelasDoPlano<C extends ContextoDeWizard, P extends Passo<C>> = Readonly<
  Record<IdComTela<P>, ComponentType<TelaDoPassoProps<C>>>
>;

/** What a screen of documents takes beside the step: something to read before the files. */
export interface TelaDeDocumentosProps<C extends ContextoDeWizard = ContextoDeWizard>
  extends TelaDoPassoProps<C> {
  acima?: Blocos;
  /** Reasons of a refusal that `acima` says: a card whose reasons are the same does not say them again. */
  motivosJaDitos?: readonly string[];
}

/** Thrown by `enviar` when the step stays and whoever threw it has already said why. */
export class PassoMantido extends Error {}
