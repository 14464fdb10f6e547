import { ORIGENS_DA_ENTRADA, TIPOS_DE_ENTRADA } from '@credito/domain/conta/entrada-social';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import * as z from 'zod';
import { definirRota } from './rota.ts';
import { usuarioSchema } from './sessao.rotas.ts';

const tipo = z.enum(TIPOS_DE_ENTRADA);

export const rotaIniciarEntradaSocial = definirRota({
  metodo: 'GET',
  caminho: '/v1/auth/social/{type}/iniciar',
  resumo: 'Leva o navegador à página do provedor (OpenID Connect, código com PKCE)',
  area: 'social',
  permissao: 'publica',
  params: z.object({ type: tipo }),
  query: z.object({ portal: z.enum(ORIGENS_DA_ENTRADA).default('estudante') }),
  binario: 'text/html',
  recusas: [404, 429],
});

export const rotaRetornoDaEntradaSocial = definirRota({
  metodo: 'GET',
  caminho: '/v1/auth/social/{type}/retorno',
  resumo: 'Recebe o navegador de volta, confere a resposta com o provedor e leva ao portal com um bilhete',
  area: 'social',
  permissao: 'publica',
  params: z.object({ type: tipo }),
  // Whatever the provider adds is its business; the library reads the raw query.
  query: z.looseObject({}),
  binario: 'text/html',
  recusas: [404, 429],
});

export const rotaEntrarComSocial = definirRota({
  metodo: 'POST',
  caminho: '/v1/auth/auth/social',
  resumo:
    'Entra com o bilhete de uma identidade já confirmada com o provedor; o token vem no cabeçalho `token`',
  area: 'social',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada entrada social serve uma vez' },
  body: z.object({
    access_token: z
      .string()
      .min(1)
      .max(200)
      .describe(
        'O bilhete da volta, que vale uma vez e no mesmo navegador; os tokens do provedor ficam no servidor.',
      ),
    type: tipo,
    origem: z.literal('portal'),
    cpf: z.nullish(cpfSchema).describe('Conta só em um acesso de suporte.'),
  }),
  resposta: z.object({
    data: z.object({ user: usuarioSchema.nullable(), supportAuthToken: z.null() }),
    cadastro: z
      .object({ nome: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .describe('Ninguém tem conta com esta identidade: com que começa o cadastro.'),
  }),
  recusas: [429],
});

export const rotasDeSocial = [
  rotaIniciarEntradaSocial,
  rotaRetornoDaEntradaSocial,
  rotaEntrarComSocial,
] as const;
