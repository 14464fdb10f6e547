/** What crosses the wire: one entry per route (architecture, shape 3; ADR 0004). */
import type { Permissao } from '@credito/domain/acesso/permissoes';
import type { AreaDoPortal } from '@credito/domain/conta/areas';
import * as z from 'zod';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What makes a repeated call have one effect: what it says itself (an id that is used up, a version, a value that is
 * already so), or the key that the client gives to each press of a button.
 */
export type Efeito =
  | {
      chave: 'natural';
      /** Why a second call has no second effect, as the documentation says it. */
      por: string;
    }
  | {
      chave: 'idempotency-key';
      /** Members of the body that are passwords: kept as what only a slow digest can be compared with. */
      segredos?: readonly string[];
      /** The row that the call makes carries the key: it is what a repetition finds, and no answer is stored. */
      naLinha?: true;
    };

/** An entry that changes something does not compile without saying why once is enough. */
export type Rota = Comum &
  ({ metodo: 'GET'; efeito?: never } | { metodo: Exclude<Metodo, 'GET'>; efeito: Efeito });

interface Comum {
  /** Path below /api, parameters in braces: `/solicitacao/s/status/{id}`. */
  caminho: `/${string}`;
  resumo: string;
  /** Domain word under which the documentation lists the route. */
  area: string;
  permissao: Permissao;
  /** The area of the portal that it serves: refused to whom the area is disabled. */
  areaDoPortal?: AreaDoPortal;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** Bytes of the largest body, where it may be more than the server takes as a rule. */
  maximoDoCorpo?: number;
  /** A multipart body with file parts, as a rule one; the handler reads the stream. */
  arquivo?: true;
  /** Fields that may stand beside the file. */
  partes?: z.core.$ZodObject;
  /** Answer on success; absent for an empty one (204) or a binary one. */
  resposta?: z.core.$ZodType;
  /** Media type of a binary answer. */
  binario?: string;
  /** Statuses of refusal beyond 400, 401 and 403 which every route may answer. */
  recusas?: readonly (404 | 409 | 410 | 413 | 415 | 422 | 429 | 503)[];
}

/** Declares an entry and keeps its literal types. */
export function definirRota<const R extends Rota>(rota: R): R {
  return rota;
}

export type Chave<R extends Rota> = R extends unknown ? `${R['metodo']} ${R['caminho']}` : never;

type Saida<S> = S extends z.core.$ZodType ? z.output<S> : undefined;
type Entrada<S> = S extends z.core.$ZodType ? z.input<S> : undefined;

/** What a handler receives, already validated. */
export interface Recebido<R extends Rota> {
  params: Saida<R['params']>;
  query: Saida<R['query']>;
  body: Saida<R['body']>;
}

/** What a handler must return. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer ends without a return.
export type Devolvido<R extends Rota> = R['resposta'] extends z.core.$ZodType ? z.input<R['resposta']> : void;

/** What the browser sends; members that the route does not have are left out. */
export type Pedido<R extends Rota> = SemIndefinidos<{
  params: Entrada<R['params']>;
  query: Entrada<R['query']>;
  body: Entrada<R['body']>;
}>;

/** What the browser gets. */
export type Resposta<R extends Rota> = R['binario'] extends string ? Blob : Saida<R['resposta']>;

type SemIndefinidos<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** RFC 9457 problem details plus the members that the spec's client reads (decisions, "Session and errors"). */
export const problemaSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  message: z.string(),
  errors: z.array(z.string()),
  /** Field errors, so that a form can show each beside its field. */
  campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
  /** Quoted in support: finds the request in the logs. */
  requestId: z.string().optional(),
});
export type Problema = z.infer<typeof problemaSchema>;
