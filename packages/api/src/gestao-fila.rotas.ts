import { FILAS } from '@credito/domain/gestao/filas';
import { ATRIBUICOES, MAIOR_INSTITUICAO } from '@credito/domain/gestao/filtros-da-fila';
import { FILTROS_DA_FILA, MARCAS } from '@credito/domain/gestao/marcas';
import { QUEM_AGE } from '@credito/domain/gestao/quem-age';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { filtroDePrazo, idSolicitacao, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: fila';

export const atribuicaoSchema = z.object({
  nome: z.string(),
  minha: z.boolean(),
  expiraEm: momento,
});

const itemDaFilaSchema = z.object({
  id: z.int(),
  protocolo: z.string(),
  sigla: z.enum(SIGLAS),
  statusSolicitacao: z.string(),
  nome: z.string(),
  cpf: z.string(),
  instituicao: z.string(),
  curso: z.string(),
  situacaoDesde: momento,
  /** Until when it is due in this queue; null where nobody is waited for. */
  prazoEm: momento.nullable(),
  /** Whoever has to do something next. */
  quemAge: z.enum(QUEM_AGE),
  marcas: z.array(z.enum(MARCAS)),
  atribuicao: atribuicaoSchema.nullable(),
});
export type ItemDaFila = z.infer<typeof itemDaFilaSchema>;

const fila = z.enum(FILAS);

const contagemSchema = z.object({
  total: z.int(),
  exato: z.boolean().describe('Falso quando há mais do que o total.'),
});

export const rotaFilas = definirRota({
  metodo: 'GET',
  caminho: '/gestao/filas',
  resumo: 'Filas de quem pergunta e quantas solicitações esperam em cada uma',
  area: AREA,
  permissao: 'gestao:ver-filas',
  resposta: z.object({
    filas: z.array(
      z.object({
        sigla: fila,
        rotulo: z.string(),
        total: z.int(),
        /** False: there are more than `total`. */
        exato: z.boolean(),
        minhas: z.int(),
        /** Returned from this queue, edited by the person and not sent back yet. */
        correcoesNaoEnviadas: z.object({ total: z.int(), exato: z.boolean() }),
        maisAntigaDesde: momento.nullable(),
      }),
    ),
    /** Null for whoever decides on neither. */
    alemDasFilas: z
      .object({
        mensagens: contagemSchema.describe('Mensagens de pessoas que esperam por uma resposta da equipe.'),
        atualizacoes: contagemSchema.describe('Atualizações cadastrais que esperam pela análise.'),
      })
      .nullable()
      .describe('O que mais espera quem decide, para os números ao lado do menu; nulo de quem não decide.'),
  }),
});

export const rotaFila = definirRota({
  metodo: 'GET',
  caminho: '/gestao/filas/{sigla}',
  resumo: 'Uma página da fila, da mais antiga para a mais nova',
  area: AREA,
  permissao: 'gestao:ver-filas',
  params: z.object({ sigla: fila }),
  query: z.object({
    /** `proxima` of the page before. */
    depoisDe: z
      .string()
      .regex(/^\d{1,16}\.\d{1,16}$/)
      .optional(),
    atribuicao: z.enum(ATRIBUICOES).default('todas'),
    filtro: z.enum(FILTROS_DA_FILA).default('todas'),
    prazo: filtroDePrazo,
    instituicaoId: z.coerce.number().int().positive().max(MAIOR_INSTITUICAO).optional(),
    limite: z.coerce.number().int().min(1).max(100).default(50),
  }),
  resposta: z.object({ itens: z.array(itemDaFilaSchema), proxima: z.string().nullable() }),
});

export const rotaProximaDaFila = definirRota({
  metodo: 'POST',
  caminho: '/gestao/filas/{sigla}/proxima',
  resumo: 'Assume a solicitação mais antiga que ninguém assumiu',
  area: AREA,
  permissao: 'gestao:ver-filas',
  efeito: { chave: 'idempotency-key' },
  params: z.object({ sigla: fila }),
  resposta: z.object({ id: z.int().nullable() }),
});

export const rotaBuscarSolicitacoes = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/buscar',
  resumo: 'Procura por protocolo ou por nome',
  area: AREA,
  permissao: 'gestao:ver-solicitacao',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({
    texto: textoLivre({ minimo: 3, maximo: 60, curto: 'Digite ao menos 3 letras ou números.' }),
  }),
  resposta: z.object({
    itens: z.array(itemDaFilaSchema),
    haMais: z.boolean(),
    /** What was looked for is a request that the reader is part of. */
    conflito: z.string().nullable(),
  }),
});

export const rotaAssumirSolicitacao = definirRota({
  metodo: 'PUT',
  caminho: '/gestao/solicitacoes/{id}/atribuicao',
  resumo: 'Assume a solicitação, ou prolonga o tempo de quem já a assumiu',
  area: AREA,
  permissao: 'gestao:ver-filas',
  efeito: { chave: 'natural', por: 'a solicitação já assumida continua com a mesma pessoa' },
  params: z.object({ id: idSolicitacao }),
  resposta: atribuicaoSchema,
  recusas: [404, 409],
});

export const rotaLiberarSolicitacao = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/solicitacoes/{id}/atribuicao',
  resumo: 'Devolve a solicitação à fila',
  area: AREA,
  permissao: 'gestao:ver-filas',
  efeito: { chave: 'natural', por: 'a solicitação já devolvida continua livre' },
  params: z.object({ id: idSolicitacao }),
  recusas: [404],
});

export const rotaInstituicoesDaFila = definirRota({
  metodo: 'GET',
  caminho: '/gestao/filas/{sigla}/instituicoes',
  resumo: 'Instituições pelas quais a fila pode ser filtrada',
  area: AREA,
  permissao: 'gestao:ver-filas',
  params: z.object({ sigla: fila }),
  resposta: z.object({ instituicoes: z.array(z.object({ id: z.int(), nome: z.string() })) }),
});

export const rotaCargaDaEquipe = definirRota({
  metodo: 'GET',
  caminho: '/gestao/carga',
  resumo: 'Com quem estão as solicitações e quantas cada pessoa decidiu hoje',
  area: AREA,
  permissao: 'gestao:ver-filas',
  resposta: z.object({
    pessoas: z.array(
      z.object({
        operadorId: uuid,
        nome: z.string(),
        eu: z.boolean(),
        assumidas: z.int(),
        maisAntigaDesde: momento.nullable(),
        decididasHoje: z.int(),
      }),
    ),
  }),
});

export const rotaCobrirColega = definirRota({
  metodo: 'POST',
  caminho: '/gestao/carga/{operadorId}/cobrir',
  resumo: 'Assume o que está com um colega; fica registrado',
  area: AREA,
  permissao: 'gestao:ver-filas',
  efeito: { chave: 'natural', por: 'o que já foi assumido não está mais com o colega' },
  params: z.object({ operadorId: uuid }),
  resposta: z.object({ assumidas: z.int() }),
  recusas: [404, 409],
});

export const rotasDaFila = [
  rotaInstituicoesDaFila,
  rotaCargaDaEquipe,
  rotaCobrirColega,
  rotaFilas,
  rotaFila,
  rotaProximaDaFila,
  rotaBuscarSolicitacoes,
  rotaAssumirSolicitacao,
  rotaLiberarSolicitacao,
] as const;
