/** One press of a button for each call that changes something: valid, and with an effect when it is made once. */
import type { Metodo, Pedido } from '@credito/api/rota';
import type { ChaveDeRota, RotaPorChave } from '@credito/api/rotas';
import type { Mundo, Quem } from '../autorizacao/mundo.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';

export interface Cena {
  servidor: ServidorDeTeste;
  mundo: Mundo;
  /** Of everybody who has a password here. */
  senha: { texto: string; hash: string };
  foto: Uint8Array;
  /** Of two pages. */
  pdf: Uint8Array;
}

interface Extras {
  /** Instead of the session of `quem`. */
  token?: string;
  cookies?: Record<string, string>;
  cabecalhos?: Record<string, string>;
  campos?: Record<string, string | { conteudo: Uint8Array; nome: string }>;
}

export interface Gesto {
  quem: Quem;
  /** Puts the world into the state that the call works on, and gives the call. */
  preparar: (cena: Cena) => unknown;
  /** The call only looks, or only answers: there is nothing to double. */
  semEfeito?: true;
  /** Draws or checks a file: drawn less often where many are drawn. */
  comArquivo?: true;
}

export type QueMuda = {
  [K in ChaveDeRota]: RotaPorChave<K>['metodo'] extends Exclude<Metodo, 'GET'> ? K : never;
}[ChaveDeRota];

type ChamadaDe<K extends ChaveDeRota> = Pedido<RotaPorChave<K>> & Extras;

export interface GestoDe<K extends ChaveDeRota> extends Gesto {
  preparar: (cena: Cena) => ChamadaDe<K> | Promise<ChamadaDe<K>>;
}

/** What crosses the wire, whatever the route. */
export interface Chamada extends Extras {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
