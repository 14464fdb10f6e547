/**
 * The legal guardian's consent (decisions, "Who is who"). The guardian has no account: the code of the link and the
 * CPF that the student declared open the text. The code travels in bodies only, never in an address that is logged.
 */
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { FORMATO_DO_CODIGO, SITUACOES_DA_AUTORIZACAO } from '@credito/domain/responsavel/autorizacao';
import * as z from 'zod';
import { idSolicitacao, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'responsável';

const codigo = z.string().regex(FORMATO_DO_CODIGO, 'Este link não é válido.');

export const autorizacaoNaSolicitacao = z.object({
  nome: z.string(),
  email: z.string(),
  situacao: z.enum(SITUACOES_DA_AUTORIZACAO),
  enviadaEm: momento,
  respondidaEm: momento.nullable(),
  reenvioLiberadoEm: momento
    .nullable()
    .describe('A partir de quando o e-mail pode ser mandado de novo; nulo quando não pode.'),
});
export type AutorizacaoNaSolicitacao = z.infer<typeof autorizacaoNaSolicitacao>;

const consulta = z.object({
  estudante: z.string().describe('Só o primeiro nome, até o CPF ser o declarado.'),
  instituicao: z.string(),
  autorizacao: z
    .object({
      responsavel: z.string(),
      versao: z.string(),
      sha256: z.string(),
      secoes: z.array(z.object({ titulo: z.string(), paragrafos: z.array(z.string()) })),
      declaracao: z.string(),
    })
    .nullable(),
});
export type ConsultaDaAutorizacao = z.infer<typeof consulta>;

export const rotaConsultarAutorizacao = definirRota({
  metodo: 'POST',
  caminho: '/responsavel/autorizacao/consulta',
  resumo: 'O que o responsável legal é chamado a autorizar; só lê',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ codigo, cpf: z.optional(cpfSchema) }),
  resposta: consulta,
  recusas: [404, 410, 422, 429],
});

export const rotaResponderAutorizacao = definirRota({
  metodo: 'POST',
  caminho: '/responsavel/autorizacao',
  resumo: 'Registra a resposta do responsável legal; o link vale uma vez',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada link é respondido uma vez' },
  body: z.object({
    codigo,
    cpf: cpfSchema,
    resposta: z.enum(['autorizada', 'recusada']),
    versao: z.string().max(40).describe('O texto que estava na tela.'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  recusas: [404, 409, 410, 422, 429],
});

export const rotaReenviarAutorizacao = definirRota({
  metodo: 'POST',
  caminho: '/responsavel/autorizacao/{id}/reenvio',
  resumo: 'Envia de novo o e-mail ao responsável legal do estudante',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'entre um envio e outro há uma espera' },
  params: z.object({ id: idSolicitacao }),
  resposta: autorizacaoNaSolicitacao,
  recusas: [404, 409, 429],
});

export const rotasDeResponsavel = [
  rotaConsultarAutorizacao,
  rotaResponderAutorizacao,
  rotaReenviarAutorizacao,
] as const;
