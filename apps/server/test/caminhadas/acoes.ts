/** One thing that somebody may try: what the model says of it, and how the server is asked. */
import type { Terreno } from './gente.ts';
import type { Modelo } from './modelo.ts';

export interface Acao {
  nome: string;
  /** Leaves it out of a walk where there is nothing to try it on. */
  cabe?: (modelo: Modelo) => boolean;
  /** Changes the model and says true, or says false and what it did to the model is forgotten. */
  prever: (modelo: Modelo) => boolean;
  /** Status of the answer. */
  fazer: (terreno: Terreno) => Promise<number>;
}
