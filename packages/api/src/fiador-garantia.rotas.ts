/**
 * The guarantor's own side: invitation, acceptance and guarantees. The spec only links to that portal; these paths
 * are ours. Reading an invitation changes nothing and shows nothing of the invited person (case FIA-01).
 */

import { codigoSchema } from '@credito/domain/conta/codigo';
import { canalDoAceiteSchema } from '@credito/domain/fiador/canal-do-aceite';
import { SITUACOES_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { TIPOS_DE_FIM } from '@credito/domain/fiador/fim-da-garantia';
import { TIPOS_DE_CONVITE } from '@credito/domain/fiador/link';
import { recusaSchema } from '@credito/domain/fiador/recusa';
import { PASSOS_DO_REGIME } from '@credito/domain/participante/pedido-do-regime';
import { STATUS_DE_PREENCHIMENTO } from '@credito/domain/participante/transicoes';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { codFiador, itensDoFiador, marcaDoFiador, vagaDeFiador } from './fiador.rotas.ts';
import { documentoAConferir } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

/** How a guarantee ended with its request, or stands still until an appeal is answered. */
const fimDaGarantia = z.object({
  tipo: z.enum(TIPOS_DE_FIM),
  em: momento,
  ate: z.iso.date().nullable().describe('Último dia em que o estudante pode contestar a reprovação.'),
});

const garantiaResumida = z.object({
  id: uuid,
  idSolicitacao: z.int(),
  estudante: z.string(),
  instituicao: z.string(),
  curso: z.string(),
  situacao: z.enum(SITUACOES_DO_FIADOR),
  aceitou: z.boolean(),
  percentual: z.int(),
  sigla: z.enum(SIGLAS).describe('Estado da solicitação.'),
  corrige: z.boolean().describe('A análise recusou a parte deste fiador e espera a correção.'),
  podeEditar: z.boolean().describe('Pode mudar agora.'),
  valor: z.object({ porMesCentavos: z.int(), porSemestreCentavos: z.int() }),
  fim: fimDaGarantia.nullable().describe('Nulo enquanto a solicitação anda, ou foi aprovada.'),
  faltaDoRegime: z
    .enum(PASSOS_DO_REGIME)
    .nullable()
    .describe('O que o contrato espera: o regime de bens, ou o pacto.'),
});

const garantia = z
  .object({
    ...garantiaResumida.shape,
    tipoPessoa: vagaDeFiador,
    itens: itensDoFiador,
    documentosRejeitados: z.int(),
    aConferir: z.array(documentoAConferir).describe('Da própria parte deste fiador, enquanto pode mudar.'),
    motivos: z
      .array(z.string())
      .describe('Por que a solicitação foi reprovada, no que diz respeito a este fiador.'),
    podeDesistir: z.boolean(),
    temCopia: z.boolean().describe('O que este fiador declarou foi enviado e está guardado.'),
    preenchidoPor: z.enum(['pessoa', 'estudante']),
    statusPreenchimento: z.enum(STATUS_DE_PREENCHIMENTO),
    consentimento: z.object({
      versao: z.string(),
      sha256: z.string(),
      secoes: z.array(z.object({ titulo: z.string(), paragrafos: z.array(z.string()) })),
      declaracao: z.string(),
      aceitoEm: momento.nullable(),
    }),
    destinos: z
      .array(z.object({ canal: canalDoAceiteSchema, rotulo: z.string() }))
      .describe(
        'Para onde um código de confirmação pode ir: celular e e-mail da própria conta, em parte cobertos.',
      ),
    marca: marcaDoFiador,
  })
  .meta({ id: 'Garantia' });
export type Garantia = z.infer<typeof garantia>;

export const rotaLerConvite = definirRota({
  metodo: 'GET',
  caminho: '/fiador/convite',
  resumo: 'De quem e para quem é o convite: primeiros nomes do estudante e do convidado, e instituição',
  area: 'fiador',
  permissao: 'publica',
  query: z.object({ 'cod-fiador': codFiador }),
  resposta: z.object({
    tipo: z.enum(TIPOS_DE_CONVITE),
    estudante: z.string(),
    convidado: z
      .string()
      .nullable()
      .describe('Primeiro nome de quem foi convidado; nulo enquanto ninguém foi nomeado.'),
    instituicao: z.string(),
    valor: z
      .object({ porMesCentavos: z.int(), porSemestreCentavos: z.int() })
      .nullable()
      .describe('O que foi pedido: por mês, e no semestre da solicitação; nulo para garantir um contrato.'),
    contrato: z
      .object({ totalCentavos: z.int() })
      .nullable()
      .describe('O contrato em vigor que a pessoa passaria a garantir; nulo em uma solicitação.'),
  }),
  recusas: [404],
});

export const rotaDadosDoConvite = definirRota({
  metodo: 'POST',
  caminho: '/fiador/convite/dados',
  resumo: 'Nome, e-mail e celular como o estudante os escreveu, a quem tem o link e o CPF convidado; só lê',
  area: 'fiador',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ codFiador, cpf: cpfSchema }),
  resposta: z.object({ nome: z.string(), email: z.string(), telefone: z.string() }),
  recusas: [404, 429],
});

export const rotaVincularConvite = definirRota({
  metodo: 'POST',
  caminho: '/fiador/convite/vincular',
  resumo: 'Liga o convite à conta da pessoa convidada',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada convite é vinculado a uma conta' },
  body: z.object({ codFiador }),
  /** One of both: the person's place in a request, or the alteration of a contract. */
  resposta: z.object({ garantiaId: uuid.nullable(), alteracaoId: z.int().nullable() }),
  recusas: [404],
});

export const rotaListarGarantias = definirRota({
  metodo: 'GET',
  caminho: '/fiador/garantias',
  resumo: 'De quem a pessoa é fiadora, ou foi convidada a ser',
  area: 'fiador',
  permissao: 'conta',
  resposta: z.object({
    garantias: z.array(garantiaResumida),
    encerradas: z.array(
      z.object({
        id: uuid,
        estudante: z.string(),
        instituicao: z.string(),
        motivo: z.enum(['recusada', 'trocada', 'cancelada', 'reprovada']),
        em: momento,
        temDetalhes: z.boolean().describe('Quem aceitou ainda lê o que houve.'),
      }),
    ),
  }),
});

export const rotaLerGarantia = definirRota({
  metodo: 'GET',
  caminho: '/fiador/garantias/{id}',
  resumo: 'O que se garante, o texto do aceite e o andamento',
  area: 'fiador',
  permissao: 'conta',
  params: z.object({ id: uuid }),
  resposta: garantia,
  recusas: [404],
});

export const rotaCodigoDaGarantia = definirRota({
  metodo: 'POST',
  caminho: '/fiador/garantias/{id}/codigo',
  resumo: 'Envia um código ao celular ou ao e-mail da própria conta, para confirmar o aceite',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  params: z.object({ id: uuid }),
  body: z.object({ canal: canalDoAceiteSchema }),
  resposta: z.object({ destino: z.string(), esperaSegundos: z.int() }),
  recusas: [404, 409, 422, 429],
});

export const rotaAceitarGarantia = definirRota({
  metodo: 'POST',
  caminho: '/fiador/garantias/{id}/aceite',
  resumo: 'Registra o aceite da própria pessoa convidada',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada pessoa aceita uma vez' },
  params: z.object({ id: uuid }),
  body: z.object({
    codigo: codigoSchema,
    /** Where the code went. */
    canal: canalDoAceiteSchema,
    versao: z.string().max(40).describe('O texto que estava na tela.'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    li: z.literal(true, { error: 'Marque que leu e aceita.' }),
  }),
  resposta: garantia,
  recusas: [404, 409, 410, 422, 429],
});

export const rotaRecusarGarantia = definirRota({
  metodo: 'POST',
  caminho: '/fiador/garantias/{id}/recusa',
  resumo: 'A pessoa não quer, ou não quer mais, ser fiadora',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada convite é recusado uma vez' },
  params: z.object({ id: uuid }),
  body: recusaSchema,
  recusas: [404, 409],
});

export const rotaResponderRegime = definirRota({
  metodo: 'PUT',
  caminho: '/fiador/garantias/{id}/regime-de-bens',
  resumo: 'O fiador diz, antes do contrato, o regime de bens que a solicitação dele não perguntou',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a pergunta é respondida uma vez' },
  params: z.object({ id: uuid }),
  body: z.object({ regimeDeBens: z.string().max(40) }),
  recusas: [404, 409, 422],
});

export const rotasDeGarantia = [
  rotaLerConvite,
  rotaDadosDoConvite,
  rotaVincularConvite,
  rotaListarGarantias,
  rotaLerGarantia,
  rotaCodigoDaGarantia,
  rotaAceitarGarantia,
  rotaRecusarGarantia,
  rotaResponderRegime,
] as const;
