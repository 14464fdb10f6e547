/** Contractual alterations as whoever guarantees the contract, or is named to, meets them (spec 3 sections 2.7 and 4.3). */
import * as z from 'zod';
import { fluxoSchema, idAlteracao, mudancaSchema } from './alteracao.rotas.ts';
import { textoDoContratoSchema } from './contrato.rotas.ts';
import { data, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const doFiador = { area: 'alteração contratual', permissao: 'conta' } as const;
const params = z.object({ id: idAlteracao });

const alteracaoGarantidaSchema = z.object({
  alteracaoId: z.int(),
  numero: z.string(),
  contractNumber: z.string(),
  estudante: z.string(),
  rotulo: z.string(),
  fluxoAlteracao: fluxoSchema,
  rotuloDoFluxo: z.string(),
  dataLimite: data.nullable(),
  mudancas: z
    .array(mudancaSchema)
    .describe('Vazia quando só mudam pessoas, ou os dados delas, e quem lê não assina nada disso.'),
  naoAssina: z
    .string()
    .nullable()
    .describe('Por que não se pede a assinatura de quem lê; nulo para quem assina.'),
  leDocumento: z.boolean(),
  assinanteId: uuid.nullable(),
  assinou: z.boolean(),
  recusa: z.string().nullable().describe('Quem não quis assinar; nulo quando não terminou por isso.'),
  convite: z
    .enum(['espera', 'renda', 'aceito'])
    .nullable()
    .describe(
      'De quem foi indicado, até haver documento: espera a resposta, falta comprovar a renda, ou tudo enviado.',
    ),
});
export type AlteracaoGarantida = z.infer<typeof alteracaoGarantidaSchema>;

export const rotaAlteracoesDoFiador = definirRota({
  ...doFiador,
  metodo: 'GET',
  caminho: '/alteracao-contrato/f/alteracoes',
  resumo: 'Alterações dos contratos que a pessoa garante, ou vai garantir',
  resposta: z.array(alteracaoGarantidaSchema),
});

export const rotaTextoDaAlteracaoDoFiador = definirRota({
  ...doFiador,
  metodo: 'GET',
  caminho: '/alteracao-contrato/f/{id}/texto',
  resumo: 'O documento da alteração em blocos, para quem garante o contrato',
  params,
  resposta: textoDoContratoSchema,
  recusas: [404],
});

export const rotaPdfDaAlteracaoDoFiador = definirRota({
  ...doFiador,
  metodo: 'GET',
  caminho: '/alteracao-contrato/f/{id}/documento',
  resumo: 'O documento da alteração em PDF, para quem garante o contrato',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

const conviteDaAlteracaoSchema = z.object({
  alteracaoId: z.int(),
  estudante: z.string(),
  instituicao: z.string(),
  mudancas: z.array(mudancaSchema),
  valor: z.object({ totalCentavos: z.int() }).describe('O que o plano do contrato soma hoje.'),
  consentimento: z.object({
    versao: z.string(),
    sha256: z.string(),
    secoes: z.array(z.object({ titulo: z.string(), paragrafos: z.array(z.string()) })),
    declaracao: z.string(),
  }),
  aceitou: z.boolean(),
});
export type ConviteDaAlteracao = z.infer<typeof conviteDaAlteracaoSchema>;

export const rotaConviteDaAlteracao = definirRota({
  ...doFiador,
  metodo: 'GET',
  caminho: '/alteracao-contrato/f/{id}/convite',
  resumo: 'O convite para garantir um contrato: o que muda e o que a pessoa assume',
  params,
  resposta: conviteDaAlteracaoSchema,
  recusas: [404],
});

export const rotaAceitarConviteDaAlteracao = definirRota({
  area: 'alteração contratual',
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/alteracao-contrato/f/{id}/aceite',
  resumo: 'A pessoa indicada aceita garantir o contrato; a fiança só vale depois da assinatura',
  efeito: { chave: 'natural', por: 'cada convite é aceito uma vez' },
  params,
  body: z.object({
    /** The text that was on the screen. */
    versao: z.string().max(40),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    li: z.literal(true, { error: 'Marque que leu e aceita para continuar.' }),
  }),
  resposta: conviteDaAlteracaoSchema,
  recusas: [404, 409],
});

export const rotaRecusarConviteDaAlteracao = definirRota({
  area: 'alteração contratual',
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/alteracao-contrato/f/{id}/recusa',
  resumo: 'A pessoa indicada não quer garantir o contrato',
  efeito: { chave: 'natural', por: 'cada convite é recusado uma vez' },
  params,
  recusas: [404, 409],
});

export const rotasDeAlteracaoDoFiador = [
  rotaAlteracoesDoFiador,
  rotaPdfDaAlteracaoDoFiador,
  rotaTextoDaAlteracaoDoFiador,
  rotaConviteDaAlteracao,
  rotaAceitarConviteDaAlteracao,
  rotaRecusarConviteDaAlteracao,
] as const;
