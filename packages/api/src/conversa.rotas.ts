/** Messages under a pendency, as the person whose pendency it is reads and writes them. */
import { ASSUNTOS, textoDaMensagemSchema } from '@credito/domain/pendencia/conversa';
import * as z from 'zod';
import { idSolicitacao, momento, tipoPessoa, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'pendência';

export const mensagemDaConversaSchema = z.object({
  id: uuid,
  autor: z.enum(['pessoa', 'equipe']),
  texto: z.string(),
  em: momento,
});

const conversaDaPessoa = z.object({
  assunto: z.enum(ASSUNTOS),
  rotulo: z.string(),
  mensagens: z.array(mensagemDaConversaSchema),
  naoLidas: z.int(),
  respostaDevida: z.boolean().describe('A equipe espera por uma resposta desta pessoa.'),
  podeEscrever: z.boolean(),
});

const conversas = z.object({ conversas: z.array(conversaDaPessoa) });
export type ConversasDaPessoa = z.infer<typeof conversas>;

const params = z.object({ id: idSolicitacao, personType: tipoPessoa });

export const rotaConversas = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pendencias/{id}/{personType}/conversas',
  resumo: 'Mensagens trocadas com a equipe sobre as pendências da pessoa',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: conversas,
  recusas: [404],
});

export const rotaEscreverMensagem = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/{id}/{personType}/conversas',
  resumo: 'Escreve à equipe sobre uma pendência',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key' },
  params,
  body: z.object({
    assunto: z.enum(ASSUNTOS, { error: 'Escolha a pendência.' }),
    texto: textoDaMensagemSchema,
  }),
  resposta: conversas,
  recusas: [404, 409, 429],
});

export const rotaLerMensagens = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/{id}/{personType}/conversas/lidas',
  resumo: 'Marca como lidas as mensagens da equipe sobre uma pendência',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a mensagem guarda quando foi lida pela primeira vez' },
  params,
  body: z.object({ assunto: z.enum(ASSUNTOS) }),
  resposta: conversas,
  recusas: [404],
});

export const rotasDeConversa = [rotaConversas, rotaEscreverMensagem, rotaLerMensagens] as const;
