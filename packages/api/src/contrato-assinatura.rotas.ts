/** Signing a contract on the internet: whether it can be now, who signs, and the links that they get (spec 3 section 2.4). */
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import * as z from 'zod';
import { comum, doEstudante, idContrato, params } from './contrato.rotas.ts';
import { siglaSimNao, simNao } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { signatarioSchema } from './signatario.ts';

/** The former portal asks with `pde=S`; nothing depends on it. */
const pde = z.object({ pde: siglaSimNao.optional() });

export const rotaProcessoDoContrato = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/disponibilizado/{id}/id-processo',
  resumo: 'O processo de assinatura do contrato: o envelope, ou o arquivo impresso',
  params,
  resposta: z.object({ idProcesso: z.string().nullable() }),
  recusas: [404],
});

export const rotaContratosEfetivados = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/s/{id}/status-contratos-efetivados',
  resumo: 'Se o contrato pode ser assinado agora; 409 com o motivo quando não',
  params,
  recusas: [404, 409],
});

export const rotaStatusDaAssinaturaEletronica = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/status-assinatura-eletronica',
  resumo: 'Se o próximo contrato do estudante se assina pela internet, e se isso é possível agora',
  query: pde,
  resposta: z.object({ assinaturaEletronica: simNao, disponivel: simNao }),
});

export const rotaDadosDosAssinantes = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/status-contrato/s/dados-assinantes',
  resumo: 'Quem assina o contrato mais novo do estudante',
  resposta: z.object({ idContrato: z.int(), signatarios: z.array(signatarioSchema) }),
  recusas: [404],
});

export const rotaStatusDosAssinantes = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/{id}/assinantes/status-assinatura',
  resumo: 'Quem já assinou um contrato',
  params,
  query: pde,
  resposta: z.object({ signatarios: z.array(signatarioSchema) }),
  recusas: [404],
});

const reenvio = z.object({
  idContrato,
  cpf: z
    .optional(cpfSchema)
    .describe('Comparado com o que o contrato diz de quem assina; os destinos vêm só dali.'),
  email: z.optional(emailSchema),
  authType: z.enum(['email', 'whatsapp']).optional(),
  signerType: z.string().max(40),
  personType: z.enum(PAPEIS_DE_SIGNATARIO).optional().describe('Distingue dois assinantes do mesmo tipo.'),
});

/** Of a signer of a contract, and of an alteration. */
export const trocaDeCanal = z.object({
  cpf: z.optional(cpfSchema),
  preferredAuthType: z.enum(['EMAIL', 'WHATSAPP']),
  signerType: z.string().max(40),
  personType: z.enum(PAPEIS_DE_SIGNATARIO).optional(),
});

export const rotaEnviarParaAssinatura = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/{id}/enviar-clicksign',
  resumo: 'Abre a assinatura eletrônica e envia o primeiro link',
  efeito: { chave: 'natural', por: 'o contrato é disparado uma vez' },
  params,
  recusas: [404, 409, 429, 503],
});

export const rotaReenviarLink = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/{id}/reenviar-link',
  resumo: 'Envia de novo o link de quem ainda não assinou',
  efeito: { chave: 'natural', por: 'um reenvio por minuto' },
  params,
  query: pde,
  recusas: [404, 409, 429, 503],
});

export const rotaReenviarLinkDoSignatario = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/s/contrato-assinar-reenviar-link',
  resumo: 'Envia de novo o link de um signatário',
  efeito: { chave: 'natural', por: 'um reenvio por minuto' },
  body: reenvio,
  recusas: [404, 409, 429, 503],
});

export const rotaAlterarCanal = definirRota({
  ...doEstudante,
  metodo: 'PATCH',
  caminho: '/contrato/s/{id}/alterar-canal',
  resumo: 'Troca o canal pelo qual um signatário recebe o link',
  efeito: { chave: 'natural', por: 'fica o último canal escolhido' },
  params,
  body: trocaDeCanal,
  recusas: [404, 409, 429, 503],
});

export const rotasDeAssinaturaDoContrato = [
  rotaStatusDaAssinaturaEletronica,
  rotaProcessoDoContrato,
  rotaContratosEfetivados,
  rotaDadosDosAssinantes,
  rotaStatusDosAssinantes,
  rotaEnviarParaAssinatura,
  rotaReenviarLink,
  rotaReenviarLinkDoSignatario,
  rotaAlterarCanal,
] as const;
