import { ASSUNTOS, textoDaMensagemSchema } from '@credito/domain/pendencia/conversa';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { mensagemDaConversaSchema } from './conversa.rotas.ts';
import { idSolicitacao, momento, tipoPessoa, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: mesa';

/** One pendency of one person; without an id nobody has written yet. */
export const conversaDaMesaSchema = z.object({
  id: uuid.nullable(),
  tipoPessoa,
  pessoa: z.string(),
  assunto: z.enum(ASSUNTOS),
  rotulo: z.string(),
  mensagens: z.array(mensagemDaConversaSchema.extend({ quem: z.string(), lida: z.boolean() })),
  naoLidas: z.int(),
  respostaDevida: z.boolean(),
  podeEscrever: z.boolean(),
});
export type ConversaDaMesa = z.infer<typeof conversaDaMesaSchema>;

const conversas = z.object({ conversas: z.array(conversaDaMesaSchema) });

export const rotaEscreverPelaEquipe = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/conversas',
  resumo: 'Escreve à pessoa sobre uma pendência; o aviso que ela recebe não leva o texto',
  area: AREA,
  permissao: 'gestao:decidir-solicitacao',
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({
    tipoPessoa,
    assunto: z.enum(ASSUNTOS, { error: 'Escolha a pendência.' }),
    texto: textoDaMensagemSchema,
    pedeResposta: z.boolean().default(false),
  }),
  resposta: conversas,
  recusas: [404, 409, 429],
});

export const rotaLerPelaEquipe = definirRota({
  metodo: 'POST',
  caminho: '/gestao/conversas/{id}/lida',
  resumo: 'Marca como lidas as mensagens da pessoa; pode dispensar a resposta',
  area: AREA,
  permissao: 'gestao:decidir-solicitacao',
  efeito: { chave: 'natural', por: 'a mensagem guarda quando foi lida pela primeira vez' },
  params: z.object({ id: uuid }),
  body: z.object({
    dispensaResposta: z.boolean().default(false),
    // The last message on the screen: what came after it is neither read nor answered.
    ate: z.optional(uuid),
  }),
  recusas: [404],
});

export const rotaMensagensAResponder = definirRota({
  metodo: 'GET',
  caminho: '/gestao/conversas',
  resumo: 'Mensagens de pessoas que esperam pela equipe, da mais antiga para a mais nova',
  area: AREA,
  permissao: 'gestao:decidir-solicitacao',
  query: z.object({
    /** `proxima` of the page before. */
    depoisDe: z
      .string()
      .regex(/^\d{1,16}\.[0-9a-f-]{36}$/)
      .optional(),
    limite: z.coerce.number().int().min(1).max(100).default(50),
  }),
  resposta: z.object({
    itens: z.array(
      z.object({
        id: uuid,
        solicitacaoId: z.int(),
        protocolo: z.string(),
        sigla: z.enum(SIGLAS),
        estudante: z.string(),
        tipoPessoa,
        assunto: z.string(),
        desde: momento,
      }),
    ),
    proxima: z.string().nullable(),
  }),
});

export const rotasDaConversaNaGestao = [
  rotaMensagensAResponder,
  rotaEscreverPelaEquipe,
  rotaLerPelaEquipe,
] as const;
