import type { ModeloDoContrato } from './modelo.ts';
import type { TerrenoDoContrato } from './terreno.ts';

/** One thing that somebody may try: what the model says of it, and how the server is asked. */
export interface Acao {
  nome: string;
  /** Changes the model and says true, or says false and what it did to the model is forgotten. */
  prever: (modelo: ModeloDoContrato) => boolean;
  /** Status of the answer. */
  fazer: (terreno: TerrenoDoContrato) => Promise<number>;
}
