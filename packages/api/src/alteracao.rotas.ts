/** Contractual alterations as the student meets them (spec 3 sections 2.7, 4.3 and 7). */
import { ESPECIES, PAPEIS_COM_DADOS, TIPOS_DE_ALTERACAO } from '@credito/domain/alteracao/especies';
import { FLUXOS_DA_ALTERACAO, SITUACOES_DA_ALTERACAO } from '@credito/domain/alteracao/estados';
import { ACOES_NA_LISTA } from '@credito/domain/alteracao/na-lista';
import { pedidoDeAlteracaoSchema } from '@credito/domain/alteracao/pedido';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import * as z from 'zod';
import {
  acontecimentoSchema,
  agoraSchema,
  comum as doContrato,
  idContrato,
  parcelaSchema,
  textoDoContratoSchema,
} from './contrato.rotas.ts';
import { trocaDeCanal } from './contrato-assinatura.rotas.ts';
import { data, siglaSimNao, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { eventosDoServicoSchema, signatarioSchema, statusDoServicoSchema } from './signatario.ts';

const comum = { ...doContrato, area: 'alteração contratual' } as const;
const doEstudante = { ...comum, permissao: 'conta-propria' } as const;

export const idAlteracao = z.coerce.number().int().positive();
const params = z.object({ id: idAlteracao });
const centavos = z.int();

export const fluxoSchema = z.enum(FLUXOS_DA_ALTERACAO);
export const especieSchema = z.enum(ESPECIES);
const tipo = z.enum(Object.keys(TIPOS_DE_ALTERACAO) as [keyof typeof TIPOS_DE_ALTERACAO]);
export const mudancaSchema = z.object({ rotulo: z.string(), antes: z.string(), depois: z.string() });

const resumoSchema = z.object({
  parcelas: z.int(),
  primeiroVencimento: data,
  ultimoVencimento: data,
  maiorCentavos: centavos,
  taxaCentavos: centavos,
  totalCentavos: centavos,
});
const ladoSchema = resumoSchema.extend({ linhas: z.array(parcelaSchema) });
/** Null where the plan stays as it is. */
export const planoAntesEDepoisSchema = z.object({ antes: ladoSchema, depois: ladoSchema }).nullable();

/** Words of the specification (section 3, Contractual alteration) beside what our own screens read. */
const alteracaoNaListaSchema = z
  .object({
    alteracaoId: z.int(),
    numero: z.string(),
    contratoId: z.int(),
    contractNumber: z.string(),
    tipoAlteracao: tipo,
    rotuloDoTipo: z.string(),
    especie: especieSchema,
    rotulo: z.string(),
    fluxoAlteracao: fluxoSchema,
    rotuloDoFluxo: z.string(),
    sitAlteracao: z.enum(SITUACOES_DA_ALTERACAO),
    dataPrimeiroVencimento: data.nullable(),
    dataLimite: data.nullable(),
    estudanteConcluiu: siglaSimNao,
    idNegociacao: uuid.nullable(),
    signatariosClickSign: z.array(signatarioSchema),
    statusClickSign: statusDoServicoSchema.nullable(),
    eventosClickSign: eventosDoServicoSchema,
    mensagem: z.string(),
    acoes: z.array(z.enum(ACOES_NA_LISTA)),
    contagem: z.string().nullable(),
    atrasada: z
      .boolean()
      .describe('As assinaturas passaram do prazo: terminou, mesmo que a noite ainda não o tenha gravado.'),
    agora: agoraSchema,
    mudancas: z.array(mudancaSchema),
    motivo: z.string().nullable(),
    motivoEm: data.nullable(),
    temDocumento: z.boolean(),
  })
  .meta({ id: 'AlteracaoNaLista' });
export type AlteracaoNaLista = z.infer<typeof alteracaoNaListaSchema>;

const alteracoesSchema = z.object({
  alteracoesDisponiveis: z.array(alteracaoNaListaSchema),
  alteracoesEfetivadas: z.array(alteracaoNaListaSchema),
});
export type AlteracoesDoEstudante = z.infer<typeof alteracoesSchema>;

const alteracaoAbertaSchema = alteracaoNaListaSchema.extend({
  versao: z.int(),
  plano: planoAntesEDepoisSchema,
  linhaDoTempo: z.array(acontecimentoSchema),
});
export type AlteracaoAberta = z.infer<typeof alteracaoAbertaSchema>;

export const alteracaoSimuladaSchema = z.object({
  mudancas: z.array(mudancaSchema),
  plano: z.object({ antes: resumoSchema, depois: resumoSchema }).nullable(),
  assinam: z
    .array(z.object({ papel: z.enum(PAPEIS_DE_SIGNATARIO), nome: z.string() }))
    .describe('Quem teria de assinar.'),
  ouveInstituicao: z.boolean(),
  mesesCheios: z
    .string()
    .nullable()
    .describe(
      'O que significa, em dinheiro, pagar mais de uma parcela por mês; nulo onde isso não acontece.',
    ),
});
export type AlteracaoSimulada = z.infer<typeof alteracaoSimuladaSchema>;

/** As the form begins. */
export const contratoDeHojeSchema = z.object({
  pessoas: z.array(
    z.object({
      papel: z.enum(PAPEIS_COM_DADOS),
      nome: z.string(),
      endereco: z
        .object({
          logradouro: z.string(),
          numero: z.string(),
          complemento: z.string().nullable(),
          bairro: z.string(),
          cidade: z.string(),
          uf: z.string(),
          cep: z.string(),
        })
        .nullable(),
    }),
  ),
  instituicao: z.string(),
  curso: z.string(),
  instituicoes: z.array(z.string()).describe('Para onde o crédito pode ser levado.'),
  mensalidadeCentavos: centavos,
  percentual: z.int(),
  ultimoMes: data,
  parcelas: z.int().describe('Em aberto.'),
  primeiroVencimento: data.nullable(),
});

export type ContratoDeHoje = z.infer<typeof contratoDeHojeSchema>;

const corpoDoPedido = z.object({ contratoId: idContrato, pedido: pedidoDeAlteracaoSchema });

export const rotaAlteracoes = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-contrato/alteracoes',
  resumo: 'Alterações contratuais do estudante, das mais novas para as mais antigas',
  resposta: alteracoesSchema,
});

export const rotaAlteracao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-contrato/s/{id}',
  resumo: 'Uma alteração: o que muda, antes e depois, e o que aconteceu',
  params,
  resposta: alteracaoAbertaSchema,
  recusas: [404],
});

export const rotaAssinantesDaAlteracao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-contrato/s/{id}/dados-assinantes',
  resumo: 'Quem assina uma alteração, e quem já assinou',
  params,
  resposta: z.object({ idAlteracao: z.int(), signatarios: z.array(signatarioSchema) }),
  recusas: [404],
});

export const rotaPdfDaAlteracao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/documentos-digitalizados/alteracao/efetivada/{id}',
  resumo: 'O documento da alteração em PDF; assinado, depois que todos assinaram',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaTextoDaAlteracao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-contrato/s/{id}/texto',
  resumo: 'O documento da alteração em blocos, para ler numa tela pequena',
  params,
  resposta: textoDoContratoSchema,
  recusas: [404],
});

export const rotaContratoDeHoje = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-contrato/s/contrato/{id}/de-hoje',
  resumo: 'O que um contrato em vigor diz hoje, para começar um pedido de alteração',
  params: z.object({ id: idContrato }),
  resposta: contratoDeHojeSchema,
  recusas: [404, 409],
});

export const rotaSimularAlteracao = definirRota({
  ...comum,
  metodo: 'POST',
  caminho: '/alteracao-contrato/s/simular',
  resumo: 'O que mudaria com um pedido, em palavras e em dinheiro; nada é gravado',
  efeito: { chave: 'natural', por: 'nada é gravado' },
  body: corpoDoPedido,
  resposta: alteracaoSimuladaSchema,
  recusas: [404, 409, 422],
});

export const rotaPedirAlteracao = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/alteracao-contrato/s/pedir',
  resumo: 'O estudante pede uma alteração de um contrato em vigor',
  efeito: { chave: 'idempotency-key' },
  body: corpoDoPedido,
  resposta: alteracaoAbertaSchema,
  recusas: [404, 409, 422],
});

export const rotaRetirarPedidoDeAlteracao = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/alteracao-contrato/s/{id}/retirar',
  resumo: 'O estudante retira o próprio pedido, antes de a equipe o aceitar',
  efeito: { chave: 'natural', por: 'um pedido é retirado uma vez' },
  params,
  recusas: [404, 409],
});

export const rotaFinalizarAlteracao = definirRota({
  ...doEstudante,
  metodo: 'PUT',
  caminho: '/alteracao-contrato/s/{id}/finalizar',
  resumo: 'O estudante conclui uma alteração efetivada',
  efeito: { chave: 'natural', por: 'a conclusão fica com a data da primeira' },
  params,
  recusas: [404, 409],
});

export const rotaEnviarAlteracao = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/alteracao-contratual/enviar-clicksign',
  resumo: 'Abre a assinatura eletrônica de uma alteração e envia o primeiro link',
  efeito: { chave: 'natural', por: 'a alteração é disparada uma vez' },
  body: z.object({ alteracaoId: idAlteracao, tipoAutenticacao: z.literal('email') }),
  recusas: [404, 409, 429, 503],
});

export const rotaReenviarLinkDaAlteracao = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/alteracao-contratual/s/reenviar-link',
  resumo: 'Envia de novo o link de um signatário de uma alteração',
  efeito: { chave: 'natural', por: 'um reenvio por minuto' },
  body: z.object({
    idAlteracao,
    cpf: z
      .optional(cpfSchema)
      .describe('Comparado com o que a alteração diz de quem assina; os destinos vêm só dali.'),
    email: z.optional(emailSchema),
    authType: z.string().max(10).optional().describe('Primeira letra da via: e-mail ou WhatsApp.'),
    signerType: z.string().max(40),
    personType: z.enum(PAPEIS_DE_SIGNATARIO).optional().describe('Distingue dois assinantes do mesmo tipo.'),
  }),
  recusas: [404, 409, 429, 503],
});

export const rotaAlterarCanalDaAlteracao = definirRota({
  ...doEstudante,
  metodo: 'PATCH',
  caminho: '/alteracao-contratual/s/{id}/alterar-canal',
  resumo: 'Troca o canal pelo qual um signatário de uma alteração recebe o link',
  efeito: { chave: 'natural', por: 'fica o último canal escolhido' },
  params,
  body: trocaDeCanal,
  recusas: [404, 409, 429, 503],
});

export const rotasDeAlteracao = [
  rotaAlteracoes,
  rotaAlteracao,
  rotaAssinantesDaAlteracao,
  rotaPdfDaAlteracao,
  rotaTextoDaAlteracao,
  rotaContratoDeHoje,
  rotaSimularAlteracao,
  rotaPedirAlteracao,
  rotaRetirarPedidoDeAlteracao,
  rotaFinalizarAlteracao,
  rotaEnviarAlteracao,
  rotaReenviarLinkDaAlteracao,
  rotaAlterarCanalDaAlteracao,
] as const;
