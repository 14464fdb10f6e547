/**
 * One row of the authorisation table. A route without ids needs no row: who may call it follows from its permission.
 * A route that names somebody's thing, in the path, the query or the body, does not compile without one.
 */
import type { Pedido, Rota } from '@credito/api/rota';
import type { ChaveDeRota, RotaPorChave } from '@credito/api/rotas';
import {
  type PapelDeOperador,
  PERMISSOES_POR_PAPEL,
  type PermissaoDeGestao,
} from '@credito/domain/acesso/permissoes';
import type { Banco } from '../../src/banco/conectar.ts';
import { type Alvos, EQUIPE, type Equipe, PESSOAS, type Pessoa, QUEM, type Quem } from './mundo.ts';

/** 'ok': past every check of who it is; what the rules then say does not matter here. */
export type Esperado = 'ok' | 401 | 403 | 404;

export interface CasoDaTabela {
  /** Tells the cases of a route apart. */
  nome?: string;
  /** A valid call on the student's things; the same call on things that do not exist must answer like a foreign one. */
  pedido: (alvos: Alvos) => unknown;
  /**
   * Who gets through. Other people get 404, as if it did not exist; so does staff with the permission but without the
   * right to this thing. Support sessions follow their student, and change nothing.
   */
  podem: readonly (Pessoa | Equipe)[];
  /** Who takes part in the thing and may not do this with it: they know that it is there, and get 403. */
  proibidos?: readonly Pessoa[];
  /** Puts the request into the state that the route works on. */
  antes?: (db: Banco, alvos: Alvos) => Promise<unknown>;
}

/** A case with the parameters and the body of its own route. */
interface Caso<K extends ChaveDeRota> extends CasoDaTabela {
  pedido: (alvos: Alvos) => Pedido<RotaPorChave<K>>;
  podem: readonly (RotaPorChave<K>['permissao'] extends `conta${string}` ? Pessoa : Equipe)[];
}

type IdDeAlguem = 'id' | `id${Capitalize<string>}` | `${string}Id` | 'codFiador';
type Chaves<T> = T extends unknown ? keyof T & string : never;
type Parte<K extends ChaveDeRota, P extends string> =
  Pedido<RotaPorChave<K>> extends Readonly<Record<P, infer Valor>> ? Chaves<Valor> : never;

type PrecisaDeLinha<K extends ChaveDeRota> = RotaPorChave<K>['permissao'] extends 'publica'
  ? never
  : K extends `${string}{${string}`
    ? K
    : Extract<Parte<K, 'body'> | Parte<K, 'query'>, IdDeAlguem> extends never
      ? never
      : K;

type ChaveComIds = { [K in ChaveDeRota]: PrecisaDeLinha<K> }[ChaveDeRota];

export type Tabela = { readonly [K in ChaveComIds]: readonly Caso<K>[] };

export const TODOS: readonly Pessoa[] = PESSOAS;

/** What each caller gets. Without a row only the permission speaks. */
export function esperadoDe(
  { permissao }: Pick<Rota, 'permissao'>,
  podem: readonly (Pessoa | Equipe)[] = [...PESSOAS, ...EQUIPE],
  proibidos: readonly Pessoa[] = [],
): Readonly<Record<Quem, Esperado>> {
  const daPessoa = (pessoa: Pessoa): Esperado => {
    if (proibidos.includes(pessoa)) return 403;
    return podem.includes(pessoa) ? 'ok' : 404;
  };
  const esperado = (quem: Quem): Esperado => {
    if (permissao === 'publica') return 'ok';
    if (quem === 'ninguem') return 401;
    const daConta = permissao === 'conta' || permissao === 'conta-propria';
    if (isEquipe(quem)) {
      if (daConta || !temPermissao(quem, permissao)) return 403;
      return podem.includes(quem) ? 'ok' : 404;
    }
    if (!daConta) return 403;
    if (isPessoa(quem)) return daPessoa(quem);
    if (permissao === 'conta-propria') return 403;
    return daPessoa(quem === 'suporte' ? 'estudante' : 'outroEstudante');
  };
  return Object.fromEntries(QUEM.map((quem) => [quem, esperado(quem)])) as Record<Quem, Esperado>;
}

const PAPEIS: Readonly<Record<Equipe, PapelDeOperador>> = {
  analista: 'analista',
  instituicao: 'instituicao',
  outraInstituicao: 'instituicao',
  agente: 'suporte',
  administrador: 'administrador',
  representante: 'representante',
};

function temPermissao(quem: Equipe, permissao: string): boolean {
  if (permissao === 'gestao') return true;
  const exigida = permissao.slice('gestao:'.length) as PermissaoDeGestao;
  return PERMISSOES_POR_PAPEL[PAPEIS[quem]].includes(exigida);
}

function isPessoa(quem: Quem): quem is Pessoa {
  return (PESSOAS as readonly Quem[]).includes(quem);
}

function isEquipe(quem: Quem): quem is Equipe {
  return (EQUIPE as readonly Quem[]).includes(quem);
}
