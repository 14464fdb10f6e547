import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { CODIGOS_DE_DOCUMENTO, GRUPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { DECISOES_DA_INSTITUICAO, DECISOES_DO_ANALISTA } from '@credito/domain/gestao/etapas';
import { motivoEscolhidoSchema } from '@credito/domain/gestao/motivos';
import { MINIMO_DA_NOTA } from '@credito/domain/gestao/sinais';
import { IDS_DOS_PASSOS } from '@credito/domain/pendencia/pedidos';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { linhaDoTempoSchema } from './andamento.rotas.ts';
import { idSolicitacao, momento, tipoPessoa, uuid } from './esquemas.ts';
import { conversaDaMesaSchema } from './gestao-conversa.rotas.ts';
import { atribuicaoSchema } from './gestao-fila.rotas.ts';
import { recursoDaMesaSchema } from './gestao-recurso.rotas.ts';
import {
  motivoRegistradoSchema as motivo,
  segundaOlhadaSchema,
  versaoAnteriorSchema,
} from './gestao-segunda-olhada.ts';
import { notaSchema, propostaSchema } from './gestao-segunda-pessoa.rotas.ts';
import { conferenciaSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: mesa';

const itemSchema = z.object({
  campo: z.string(),
  rotulo: z.string(),
  valor: z.string(),
  /** The value is covered until it is revealed. */
  oculto: z.boolean(),
});

const grupoSchema = z.object({ id: z.string(), titulo: z.string(), itens: z.array(itemSchema) });

const documentoDaMesaSchema = z.object({
  id: uuid,
  tipoDocumento: z.string(),
  rotulo: z.string(),
  indice: z.int(),
  situacao: z.enum(SITUACOES_VIGENTES),
  paginas: z.int(),
  extensao: z.string(),
  enviadoEm: momento,
  avaliadoEm: momento.nullable(),
  avaliadoPor: z.string().nullable(),
  motivos: z.array(motivo),
  explicacao: z.string().nullable(),
  /** The document gets its verdict at the present stage. */
  avaliavel: z.boolean(),
  /** What the automatic checks say. */
  conferencias: z.array(conferenciaSchema),
  anteriores: z.array(versaoAnteriorSchema),
});
export type DocumentoDaMesa = z.infer<typeof documentoDaMesaSchema>;

const comparacaoSchema = z.object({
  documentoId: uuid,
  campo: z.string(),
  rotulo: z.string(),
  declarado: z.string(),
  lido: z.string().nullable(),
  resultado: z.enum(['igual', 'parecido', 'diferente', 'nao-lido']),
  oculto: z.boolean(),
});

const pessoaDaMesaSchema = z.object({
  tipoPessoa,
  rotulo: z.string(),
  nome: z.string(),
  statusAnalise: z.enum(['N', 'R', 'A']),
  motivosAnalise: z.array(motivo),
  preenchidoPor: z.enum(['pessoa', 'estudante']),
  aceitouEm: momento.nullable(),
  grupos: z.array(grupoSchema),
  documentos: z.array(documentoDaMesaSchema),
  comparacoes: z.array(comparacaoSchema),
  /** Rows of this person's plan whose answers a return may ask about. */
  corrigiveis: z.array(z.object({ id: z.enum(IDS_DOS_PASSOS), titulo: z.string() })),
  /** Documents that a return may ask for though none was refused. */
  podemFaltar: z.array(z.object({ tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO), rotulo: z.string() })),
  avisos: z.array(z.string()),
});
export type PessoaDaMesa = z.infer<typeof pessoaDaMesaSchema>;

const mesaSchema = z
  .object({
    id: z.int(),
    protocolo: z.string(),
    versao: z.int(),
    sigla: z.enum(SIGLAS),
    statusSolicitacao: z.string(),
    situacao: z.string(),
    situacaoDesde: momento,
    /** Place in the waiting list of the programme; not exact: at least this one. */
    posicaoNaEspera: z.object({ posicao: z.int(), exata: z.boolean() }).nullable(),
    concluidaEm: momento.nullable(),
    estudante: z.string(),
    cpf: z.string(),
    solicitacao: grupoSchema,
    pessoas: z.array(pessoaDaMesaSchema),
    /** What a correction changed; null when the last thing that happened was not one. */
    segundaOlhada: segundaOlhadaSchema.nullable(),
    atribuicao: atribuicaoSchema.nullable(),
    decisoes: z.array(
      z.object({
        acao: z.enum([...DECISOES_DO_ANALISTA, ...DECISOES_DA_INSTITUICAO]),
        rotulo: z.string(),
        /** Why it cannot be taken yet; null when it can (reasons aside, which are given with the decision). */
        impedimento: z.string().nullable(),
        /** Why it only proposes, and somebody else confirms; null when one person decides. */
        segundaPessoa: z.string().nullable(),
      }),
    ),
    podeRevelar: z.boolean(),
    podeAnotar: z.boolean(),
    /** The reasons to choose from, by code. */
    motivos: z.record(
      z.string(),
      z.object({
        rotulo: z.string(),
        texto: z.string(),
        alvos: z.array(z.enum(['documento', 'devolucao', 'reprovacao', 'instituicao'])).readonly(),
        grupos: z.array(z.enum(GRUPOS_DE_DOCUMENTO)).readonly().optional(),
        exigeTexto: z.boolean().optional(),
        ativo: z.boolean().optional(),
      }),
    ),
    /** A decision that waits for a second person. */
    proposta: propostaSchema.nullable(),
    /** The appeal against the refusal, once it was sent. */
    recurso: recursoDaMesaSchema.nullable(),
    /** What each person has to correct, and the messages about it. */
    conversas: z.array(conversaDaMesaSchema),
    notas: z.array(notaSchema),
    linhaDoTempo: linhaDoTempoSchema,
  })
  .meta({ id: 'Mesa' });
export type Mesa = z.infer<typeof mesaSchema>;

export const rotaMesa = definirRota({
  metodo: 'GET',
  caminho: '/gestao/solicitacoes/{id}',
  resumo: 'Uma solicitação com suas pessoas, respostas, documentos e histórico',
  area: AREA,
  permissao: 'gestao:ver-solicitacao',
  params: z.object({ id: idSolicitacao }),
  resposta: mesaSchema,
  recusas: [404],
});

export const rotaRevelarDados = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/revelar/{tipoPessoa}',
  resumo: 'Mostra os dados cobertos de uma pessoa; fica registrado',
  area: AREA,
  permissao: 'gestao:revelar-dados',
  efeito: { chave: 'natural', por: 'só lê; cada consulta fica registrada' },
  params: z.object({ id: idSolicitacao, tipoPessoa }),
  resposta: z.object({
    valores: z.record(z.string(), z.string()),
    /** Former answers that a correction changed. */
    anteriores: z.record(z.string(), z.string()),
    /** What was read, per document and answer. */
    lidos: z.array(z.object({ documentoId: uuid, campo: z.string(), lido: z.string() })),
  }),
  recusas: [404],
});

const motivosDaDecisao = z
  .array(z.intersection(motivoEscolhidoSchema, z.object({ tipoPessoa: tipoPessoa.optional() })))
  .max(8)
  .default([]);

/** The decision is taken on what the operator saw: another version answers 409. */
const versao = z.int().positive();

const decididaSchema = z.object({ id: z.int(), sigla: z.enum(SIGLAS), versao: z.int() });

export const rotaDecidirSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/decidir',
  resumo: 'Decide a etapa da análise',
  area: AREA,
  permissao: 'gestao:decidir-solicitacao',
  efeito: { chave: 'natural', por: 'a decisão vale para a versão vista, uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({
    acao: z.enum(DECISOES_DO_ANALISTA),
    versao,
    motivos: motivosDaDecisao,
    /** Why it is approved against a signal: an internal note. */
    nota: z.optional(
      textoLivre({ minimo: MINIMO_DA_NOTA, maximo: 1_000, curto: 'Explique com ao menos 10 caracteres.' }),
    ),
  }),
  resposta: decididaSchema,
  recusas: [404, 409, 422],
});

export const rotaDecidirPelaInstituicao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/decidir-ies',
  resumo: 'Decide pela instituição de ensino',
  area: AREA,
  permissao: 'gestao:decidir-pela-instituicao',
  efeito: { chave: 'natural', por: 'a decisão vale para a versão vista, uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({ acao: z.enum(DECISOES_DA_INSTITUICAO), versao, motivos: motivosDaDecisao }),
  resposta: decididaSchema,
  recusas: [404, 409, 422],
});

export const rotaPreverDecisao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/previa',
  resumo: 'O que as pessoas vão receber e ler se a decisão for tomada; não muda nada',
  area: AREA,
  permissao: 'gestao:ver-solicitacao',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({
    acao: z.enum([...DECISOES_DO_ANALISTA, ...DECISOES_DA_INSTITUICAO]),
    motivos: motivosDaDecisao,
  }),
  resposta: z.object({
    pessoas: z.array(
      z.object({
        tipoPessoa,
        rotulo: z.string(),
        assunto: z.string(),
        mensagem: z.array(z.string()),
        curta: z.string(),
        noPortal: z.string(),
        /** Only the portal says them. */
        motivos: z.array(z.string()),
      }),
    ),
  }),
  recusas: [404, 409, 422],
});

export const rotasDaMesa = [
  rotaPreverDecisao,
  rotaMesa,
  rotaRevelarDados,
  rotaDecidirSolicitacao,
  rotaDecidirPelaInstituicao,
] as const;
