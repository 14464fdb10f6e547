/** What the pages of a signing get, from whoever let somebody in to a single step. */

import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { ErroDeApi } from '@credito/api/cliente';
import type { Entrada } from './chamadas.ts';
import type { EmCurso } from './em-curso.ts';
import type { PaginaDaAssinatura } from './passos.ts';

/** Away from here; what it is called. */
interface Saida {
  texto: string;
  sair: () => void;
}

export interface AbertaProps {
  passe: string;
  /** Address of the first page. */
  base: string;
  passo: string | undefined;
  /** The hour is over, or the contact was repaired: somebody has to be let in anew. */
  aoPerderPasse: () => void;
  /** The contact changed, and with it the pass. */
  aoTrocarEntrada?: ((nova: Entrada) => void) | undefined;
  saida: Saida;
}

export interface FluxoProps extends AbertaProps {
  assinatura: AssinaturaAberta;
  aoMudar: (nova: AssinaturaAberta) => void;
  /** What is shown may be old. */
  aoReler: () => void;
}

export interface PassoProps {
  passe: string;
  assinatura: AssinaturaAberta;
  emCurso: EmCurso;
  aoAnotar: (mudou: Partial<EmCurso>) => void;
  ir: (passo: PaginaDaAssinatura) => void;
  voltar: () => void;
  aoMudar: (nova: AssinaturaAberta) => void;
  /** What a refusal says, after whatever it tells has been looked at. */
  explicar: (erro: ErroDeApi) => string;
}
