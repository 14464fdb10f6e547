/** Contracts at the desk: releasing, receiving, deciding, putting into effect (credito, section 4). */
import { ESTADOS_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { ATOS_DE_DOIS } from '@credito/domain/contrato/atos-de-dois';
import { CODIGOS_DO_CONTRATO, MOTIVOS_DE_REPROVACAO } from '@credito/domain/contrato/estados';
import { TIPOS_DE_CONTRATO } from '@credito/domain/contrato/geracao';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import { ACOES_DA_EQUIPE, ACOES_DA_INSTITUICAO, ACOES_DA_MESA } from '@credito/domain/contrato/transicoes';
import { TIPOS_DO_CONTRATO } from '@credito/domain/gestao/segunda-pessoa';
import { ESTADOS_DA_PROPOSTA_FINANCEIRA } from '@credito/domain/razao/propostas-financeiras';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { idContrato, motivoDoContratoSchema } from './contrato.rotas.ts';
import { data, filtroDePrazo, momento, uuid } from './esquemas.ts';
import { atribuicaoSchema } from './gestao-fila.rotas.ts';
import { corpoDaResposta, propostaSchema } from './gestao-segunda-pessoa.rotas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: contratos';
const ver = { area: AREA, permissao: 'gestao:ver-contratos' } as const;
const params = z.object({ id: idContrato });
const codigo = z.enum(CODIGOS_DO_CONTRATO);
const centavos = z.int();

const contratoNaFilaSchema = z.object({
  id: z.int(),
  numero: z.string(),
  protocolo: z.string(),
  codigo,
  rotulo: z.string(),
  estudante: z.string(),
  instituicao: z.string(),
  anoSemestre: z.string(),
  valorCentavos: centavos,
  desde: momento,
  prazo: data.nullable(),
  via: z.enum(['eletronica', 'impressa']),
  /** An act that waits for a second person. */
  aConfirmar: z.enum(TIPOS_DO_CONTRATO).nullable(),
  /** Who of the staff has it. */
  atribuicao: atribuicaoSchema.nullable(),
});
export type ContratoNaFila = z.infer<typeof contratoNaFilaSchema>;

export const rotaFilaDeContratos = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/contratos',
  resumo: 'Uma página dos contratos de uma situação, do que espera há mais tempo para o mais novo',
  query: z.object({
    codigo,
    prazo: filtroDePrazo,
    depoisDe: z
      .string()
      .regex(/^\d{1,19}\.\d{1,19}$/)
      .optional(),
    limite: z.coerce.number().int().min(1).max(100).default(30),
  }),
  resposta: z.object({ itens: z.array(contratoNaFilaSchema), proxima: z.string().nullable() }),
});

export const rotaContagemDeContratos = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/contratos/contagem',
  resumo: 'Quantos contratos há em cada situação, e desde quando o mais antigo espera',
  resposta: z.object({
    situacoes: z.array(
      z.object({
        codigo,
        rotulo: z.string(),
        total: z.int(),
        /** False: there are more than `total`. */
        exato: z.boolean(),
        maisAntigoDesde: momento.nullable(),
      }),
    ),
    esperam: z
      .object({
        total: z
          .int()
          .describe(
            'Quantos contratos esperam a equipe; de quem fala pela instituição, quantos esperam ela.',
          ),
        exato: z.boolean().describe('Falso quando há mais do que o total.'),
      })
      .describe('O que espera quem pergunta, para o número ao lado do menu.'),
  }),
});

const contratoDaGestaoSchema = contratoNaFilaSchema.extend({
  versao: z.int(),
  solicitacaoId: z.int(),
  tipo: z.enum(Object.keys(TIPOS_DE_CONTRATO) as [keyof typeof TIPOS_DE_CONTRATO]),
  curso: z.string(),
  totalCentavos: centavos,
  cet: z.number().nullable(),
  planoAceitoEm: momento.nullable(),
  usos: z.array(z.object({ em: data, mensalidadeCentavos: centavos, financiadoCentavos: centavos })),
  plano: z.array(z.object({ numero: z.int(), vencimento: data, totalCentavos: centavos })),
  partes: z.array(
    z.object({
      id: uuid,
      papel: z.enum(PAPEIS_DE_SIGNATARIO),
      nome: z.string(),
      cpf: z.string(),
      conferidaEm: momento.nullable(),
    }),
  ),
  /** Of the electronic signature, the newest first. */
  envelopes: z.array(z.object({ id: uuid, rotulo: z.string(), abertoEm: momento })),
  temTexto: z.boolean(),
  copia: z.object({ paginas: z.int(), guardadaEm: momento }).nullable(),
  /** An act that waits for a second person. */
  proposta: propostaSchema
    .extend({
      tipo: z.enum(TIPOS_DO_CONTRATO),
      acao: z.enum(ATOS_DE_DOIS),
      /** Why the reader cannot confirm it; null where they can, or have proposed it. */
      impedimento: z.string().nullable(),
    })
    .nullable(),
  motivos: z.array(motivoDoContratoSchema),
  historico: z.array(
    z.object({
      em: momento,
      acao: z.string(),
      estado: z.enum(ESTADOS_DO_ACONTECIMENTO),
      quem: z.string(),
      codigo,
      motivos: z.array(motivoDoContratoSchema),
    }),
  ),
  /** What was reported of the course, newest first. */
  vidaDoCurso: z.array(
    z.object({
      id: uuid,
      rotulo: z.string(),
      descricao: z.string(),
      motivo: z.string(),
      estado: z.enum(ESTADOS_DA_PROPOSTA_FINANCEIRA),
      rotuloDoEstado: z.string(),
      em: momento,
      quem: z.string(),
      explicacao: z.string().nullable(),
    }),
  ),
  /** Last day for signing that the programme gives to a release of today. */
  prazoDoPrograma: data,
  acoes: z.array(
    z.object({
      acao: z.enum(ACOES_DA_EQUIPE),
      rotulo: z.string(),
      /** Why it cannot be done now; null when it can. */
      impedimento: z.string().nullable(),
    }),
  ),
});
export type ContratoDaGestao = z.infer<typeof contratoDaGestaoSchema>;

export const rotaContratoDaGestao = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/contratos/{id}',
  resumo: 'Um contrato com tudo o que a equipe precisa para agir',
  params,
  resposta: contratoDaGestaoSchema,
  recusas: [404],
});

export const rotaPdfDaGestao = definirRota({
  // Everybody's address is in it: whoever only answers questions of people does not open it.
  area: AREA,
  permissao: 'gestao:ler-contratos',
  metodo: 'GET',
  caminho: '/gestao/contratos/{id}/contrato',
  resumo: 'O texto do contrato em PDF, como será lido',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaAgirNoContrato = definirRota({
  area: AREA,
  permissao: 'gestao:agir-em-contratos',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}',
  resumo: 'Um ato da equipe sobre um contrato; a tabela de situações diz de quem ele é',
  efeito: { chave: 'natural', por: 'cada ato vale sobre a versão que a pessoa viu' },
  params,
  body: z.object({
    acao: z.enum(ACOES_DA_MESA),
    versao: z.int().positive(),
    /** Last day for signing, of a release. */
    prazo: data.nullable().default(null),
    motivos: z
      .array(
        z.object({
          codigo: z
            .enum(Object.keys(MOTIVOS_DE_REPROVACAO) as [keyof typeof MOTIVOS_DE_REPROVACAO])
            .nullable(),
          explicacao: z.nullable(
            textoLivre({
              maximo: 500,
              curto: 'Escreva a explicação.',
              longo: 'Use no máximo 500 caracteres.',
            }),
          ),
        }),
      )
      .max(9)
      .default([]),
    /** Day of the student's signature on paper, and whose signatures were found on the copy, of a reception. */
    assinadoEm: data.nullable().default(null),
    conferidas: z.array(uuid).max(20).default([]),
  }),
  resposta: contratoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaResponderPropostaDoContrato = definirRota({
  area: AREA,
  permissao: 'gestao:efetivar-contratos',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}/proposta',
  resumo: 'Confirma, devolve ou retira um ato proposto; quem propôs não confirma',
  efeito: { chave: 'natural', por: 'a resposta vale para a versão vista, uma vez' },
  params,
  body: corpoDaResposta,
  resposta: contratoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaAgirPelaInstituicao = definirRota({
  area: AREA,
  permissao: 'gestao:contratos-da-instituicao',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}/pela-instituicao',
  resumo: 'A instituição recebe o contrato assinado no papel, ou o envia ao provedor',
  efeito: { chave: 'natural', por: 'cada ato vale sobre a versão que a pessoa viu' },
  params,
  body: z.object({ acao: z.enum(ACOES_DA_INSTITUICAO), versao: z.int().positive() }),
  resposta: contratoDaGestaoSchema,
  recusas: [404, 409],
});

export const rotaGuardarCopia = definirRota({
  area: AREA,
  permissao: 'gestao:analisar-contratos',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}/copia',
  resumo:
    'Guarda o contrato assinado no papel: um ou vários arquivos, na ordem das páginas, que viram um PDF',
  efeito: { chave: 'natural', por: 'há uma cópia por edição, e os mesmos arquivos de novo não mudam nada' },
  params,
  arquivo: true,
  resposta: contratoDaGestaoSchema,
  recusas: [404, 409, 413, 415, 422],
});

export const rotaGirarCopia = definirRota({
  area: AREA,
  permissao: 'gestao:analisar-contratos',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}/copia/giro',
  resumo: 'Gira uma página da cópia digitalizada, ou todas, no sentido do relógio',
  efeito: { chave: 'natural', por: 'cada giro vale sobre a cópia que a pessoa viu' },
  params,
  body: z.object({
    graus: z.union([z.literal(90), z.literal(180), z.literal(270)]),
    /** From 1; null for all of them. */
    pagina: z.int().positive().nullable(),
    guardadaEm: momento,
  }),
  resposta: contratoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaCopiaDoContrato = definirRota({
  area: AREA,
  permissao: 'gestao:analisar-contratos',
  metodo: 'GET',
  caminho: '/gestao/contratos/{id}/copia',
  resumo: 'O contrato assinado no papel, como foi digitalizado',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotasDeContratoDaGestao = [
  rotaFilaDeContratos,
  rotaContagemDeContratos,
  rotaContratoDaGestao,
  rotaPdfDaGestao,
  rotaAgirNoContrato,
  rotaResponderPropostaDoContrato,
  rotaAgirPelaInstituicao,
  rotaGuardarCopia,
  rotaGirarCopia,
  rotaCopiaDoContrato,
] as const;
