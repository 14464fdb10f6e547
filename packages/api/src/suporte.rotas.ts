import { motivoDoSuporteSchema } from '@credito/domain/acesso/suporte';
import { TIPOS_DE_ENTRADA } from '@credito/domain/conta/entrada-social';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { usuarioSchema } from './sessao.rotas.ts';

/** The staff's own login, beside the providers: its first step gives the `access_token`. */
const TIPO_DA_EQUIPE = 'equipe-plus';

export const rotaEntrarComoSuporte = definirRota({
  metodo: 'POST',
  caminho: '/v1/auth/auth/socialsupport',
  resumo: 'Confere quem é do suporte, com segundo fator, e autoriza o acesso à conta de um CPF',
  area: 'suporte',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada código do agente serve uma vez' },
  body: z
    .object({
      access_token: z
        .string()
        .min(1)
        .max(400)
        .describe('Bilhete da identidade de um provedor, ou o desafio da senha da equipe.'),
      type: z.enum([...TIPOS_DE_ENTRADA, TIPO_DA_EQUIPE]),
      origem: z.literal('portal'),
      cpf: z
        .optional(cpfSchema)
        .describe('De quem é a conta que se abre: o CPF que a pessoa diz, ou a conta que a gestão achou.'),
      contaId: uuid.optional(),
      codigo: z
        .string()
        .trim()
        .min(6, 'Informe o código.')
        .max(20, 'Confira o código.')
        .describe('Segundo fator: seis algarismos do aplicativo, ou um código de recuperação.'),
      motivo: motivoDoSuporteSchema,
    })
    .refine(({ cpf, contaId }) => (cpf === undefined) !== (contaId === undefined), {
      path: ['cpf'],
      message: 'Informe o CPF.',
    }),
  resposta: z.object({
    data: z.object({
      user: z.object({
        nome: z.string(),
        email: z.string(),
        isSupport: z.literal(true),
        groups: z.array(z.object({ slug: z.string() })),
      }),
      supportAuthToken: z.string().describe('Vale uma vez e por dois minutos, para a chamada seguinte.'),
    }),
  }),
  recusas: [404, 429],
});

export const rotaAutenticarSuporte = definirRota({
  metodo: 'POST',
  caminho: '/v1/site/usuarioweb/autenticarUsuario',
  resumo: 'Abre a sessão de suporte, só de leitura; o token vem no cabeçalho `token`',
  area: 'suporte',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada permissão abre uma sessão só' },
  body: z.object({ supportAuthToken: z.string().min(1).max(200) }),
  resposta: z.object({ usuario: usuarioSchema }),
  recusas: [429],
});

export const rotaSairDoSuporte = definirRota({
  metodo: 'POST',
  caminho: '/v1/auth/auth/logoutsupport',
  resumo: 'Encerra a sessão de suporte; o autor vem da sessão',
  area: 'suporte',
  permissao: 'conta',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
  query: z.object({
    cpf: cpfSchema,
    author: z.string().max(254).optional().describe('Lido pelo serviço antigo; aqui o autor é o da sessão.'),
    message: z.string().max(300).optional(),
  }),
  recusas: [404],
});

export const rotaSalvarAcao = definirRota({
  metodo: 'POST',
  caminho: '/portal/acao/salvarAcaoEstudante',
  resumo: 'Registra uma ação na conta; autor e hora são os da sessão e do servidor',
  area: 'suporte',
  permissao: 'conta',
  efeito: { chave: 'idempotency-key' },
  body: z.object({
    usuarioWebId: uuid,
    acao: textoLivre({ minimo: 1, maximo: 120 }),
    observacao: z._default(textoLivre({ maximo: 500 }), ''),
    dtAcao: z.string().max(40).optional(),
    autorName: z.string().max(120).optional(),
    autorEmail: z.string().max(254).optional(),
  }),
  recusas: [404, 429],
});

export const rotasDeSuporte = [
  rotaEntrarComoSuporte,
  rotaAutenticarSuporte,
  rotaSairDoSuporte,
  rotaSalvarAcao,
] as const;
