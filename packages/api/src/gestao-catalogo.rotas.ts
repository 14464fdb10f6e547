import { ENTIDADES } from '@credito/domain/catalogo/entidades';
import { PUBLICOS_DO_COMUNICADO } from '@credito/domain/catalogo/fichas-de-comunicacao';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: catálogo';
const permissao = 'gestao:administrar-catalogo';

const entidade = z.enum(ENTIDADES);
const chave = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

/** What an entry says; the fields of each kind are in domain's catalogo/entidades.ts, which the server checks. */
const conteudoSchema = z.record(
  z.string().max(40),
  z.union([
    z.string().max(2_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string().max(60), z.number()])).max(40),
  ]),
);
export type ConteudoDoItem = z.infer<typeof conteudoSchema>;

const versaoSchema = z.object({
  id: uuid,
  numero: z.int(),
  conteudo: conteudoSchema,
  vigenteDe: momento,
  /** Null: as it came with the product, before the first change. */
  autor: z.string().nullable(),
  criadaEm: momento,
  situacao: z.enum(['vigente', 'agendada', 'anterior', 'cancelada']),
});
export type VersaoDoItem = z.infer<typeof versaoSchema>;

const itemSchema = z.object({
  chave,
  titulo: z.string(),
  detalhe: z.string(),
  /** Cannot be chosen any more. */
  inativo: z.boolean(),
  agendada: z.boolean(),
});

const itemCompletoSchema = z.object({
  chave,
  titulo: z.string(),
  conteudo: conteudoSchema,
  /** Number of the newest version, sent back with the next one. */
  numero: z.int(),
  /** Newest first. Entries of before have none. */
  versoes: z.array(versaoSchema),
});
export type ItemCompleto = z.infer<typeof itemCompletoSchema>;

export const rotaListarCatalogo = definirRota({
  metodo: 'GET',
  caminho: '/gestao/catalogo/{entidade}',
  resumo: 'Itens do catálogo de um tipo, por nome',
  area: AREA,
  permissao,
  params: z.object({ entidade }),
  query: z.object({ busca: z.string().trim().max(60).default('') }),
  resposta: z.object({ itens: z.array(itemSchema), haMais: z.boolean() }),
});

export const rotaOpcoesDoCatalogo = definirRota({
  metodo: 'GET',
  caminho: '/gestao/catalogo/{entidade}/opcoes',
  resumo: 'O que os campos do formulário podem apontar',
  area: AREA,
  permissao,
  params: z.object({ entidade }),
  resposta: z.object({
    opcoes: z.record(z.string(), z.array(z.object({ valor: z.string(), texto: z.string() }))),
  }),
});

export const rotaItemDoCatalogo = definirRota({
  metodo: 'GET',
  caminho: '/gestao/catalogo/{entidade}/itens/{chave}',
  resumo: 'Um item como está em vigor, e suas versões',
  area: AREA,
  permissao,
  params: z.object({ entidade, chave }),
  resposta: itemCompletoSchema,
  recusas: [404],
});

export const rotaSalvarNoCatalogo = definirRota({
  metodo: 'POST',
  caminho: '/gestao/catalogo/{entidade}',
  resumo: 'Cria um item, ou uma nova versão dele, desde já ou a partir de um dia',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ entidade }),
  body: z.object({
    /** Null: a new entry. */
    chave: chave.nullable(),
    conteudo: conteudoSchema,
    /** Null: from now on. */
    vigenteDe: data.nullable(),
    /** The newest version that the author saw. */
    numero: z.int().min(0),
  }),
  resposta: itemCompletoSchema,
  recusas: [404, 409, 422],
});

export const rotaCancelarVersao = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/catalogo/versoes/{versao}',
  resumo: 'Desiste de uma versão que ainda não está em vigor',
  area: AREA,
  permissao,
  efeito: { chave: 'natural', por: 'a versão é cancelada uma vez' },
  params: z.object({ versao: uuid }),
  recusas: [404, 409],
});

export const rotaPublicarRegulamento = definirRota({
  metodo: 'POST',
  caminho: '/gestao/catalogo/regulamentos',
  resumo: 'Guarda o PDF de um regulamento e devolve seu endereço',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  arquivo: true,
  resposta: z.object({ endereco: z.string(), paginas: z.int() }),
  recusas: [413, 415, 422],
});

export const rotaRegulamento = definirRota({
  metodo: 'GET',
  caminho: '/regulamentos/{regulamento}',
  resumo: 'O PDF de um regulamento',
  area: 'catálogo',
  permissao: 'publica',
  params: z.object({ regulamento: uuid }),
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaComunicados = definirRota({
  metodo: 'GET',
  caminho: '/comunicados',
  resumo: 'Comunicados de hoje para um público',
  area: 'catálogo',
  permissao: 'publica',
  query: z.object({ publico: z.enum(PUBLICOS_DO_COMUNICADO) }),
  resposta: z.object({
    comunicados: z.array(
      z.object({
        chave,
        /** Changes with the words. */
        edicao: z.string(),
        titulo: z.string(),
        texto: z.string(),
      }),
    ),
  }),
});

export const rotasDoCatalogoDaGestao = [
  rotaListarCatalogo,
  rotaOpcoesDoCatalogo,
  rotaItemDoCatalogo,
  rotaSalvarNoCatalogo,
  rotaCancelarVersao,
  rotaPublicarRegulamento,
  rotaRegulamento,
  rotaComunicados,
] as const;
