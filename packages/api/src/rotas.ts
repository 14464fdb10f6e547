/** Every entry of the API. A route is only listed when it works. */

import { rotasDeConfiguracao } from './configuracao.rotas.ts';
import type { Chave, Rota } from './rota.ts';

export const ROTAS = [...rotasDeConfiguracao] as const;

type Entradas = (typeof ROTAS)[number];
export type ChaveDeRota = Chave<Entradas>;
export type RotaPorChave<K extends ChaveDeRota> = Extract<
  Entradas,
  { metodo: Metodo<K>; caminho: Caminho<K> }
>;
type Metodo<K extends string> = K extends `${infer M} ${string}` ? M : never;
type Caminho<K extends string> = K extends `${string} ${infer C}` ? C : never;

export function chaveDaRota(rota: Rota): string {
  return `${rota.metodo} ${rota.caminho}`;
}
