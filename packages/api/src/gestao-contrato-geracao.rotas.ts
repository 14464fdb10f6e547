/** Which approved requests have no contract in a term, and generating theirs, one or many (credito, section 4). */
import * as z from 'zod';
import { data, idSolicitacao } from './esquemas.ts';
import { definirRota } from './rota.ts';

const gerar = { area: 'gestao: contratos', permissao: 'gestao:gerar-contratos' } as const;
const centavos = z.int();

const termo = z.object({ ano: z.int().min(2000).max(2100), semestre: z.union([z.literal(1), z.literal(2)]) });

const aptaSchema = z.object({
  solicitacaoId: z.int(),
  protocolo: z.string(),
  estudante: z.string(),
  curso: z.string(),
  /** Why no contract can be generated; null when one can. */
  impedimento: z.string().nullable(),
  /** What became of a contract of this term; whoever generates another one decides so. */
  aviso: z.string().nullable(),
  valorCentavos: centavos.nullable(),
});

export const rotaAptasAContrato = definirRota({
  ...gerar,
  metodo: 'GET',
  caminho: '/gestao/contratos/aptas',
  resumo: 'Solicitações aprovadas de uma instituição, sem contrato no semestre',
  query: z.object({
    instituicaoId: z.coerce.number().int().positive(),
    ano: z.coerce.number().int().min(2000).max(2100),
    semestre: z.coerce.number().int().min(1).max(2),
    /** First day of the last month of the course; without it, as the course is planned. */
    ultimoMes: data.optional(),
  }),
  resposta: z.object({ aptas: z.array(aptaSchema), haMais: z.boolean() }),
});

export const rotaGerarContratos = definirRota({
  ...gerar,
  metodo: 'POST',
  caminho: '/gestao/contratos/gerar',
  resumo: 'Gera um contrato ou um lote deles; o que falha não para os outros. Em ensaio nada é gravado',
  efeito: { chave: 'natural', por: 'há um contrato por estudante, programa e semestre' },
  body: z.object({
    termo,
    solicitacoes: z.array(idSolicitacao).min(1).max(500),
    /** First day of the last month of the course; without it, as the course is planned. */
    ultimoMes: data.nullable(),
    ensaio: z.boolean(),
  }),
  resposta: z.object({
    ensaio: z.boolean(),
    gerados: z.array(
      z.object({
        solicitacaoId: z.int(),
        contratoId: z.int().nullable(),
        valorCentavos: centavos,
        totalCentavos: centavos,
      }),
    ),
    falhas: z.array(z.object({ solicitacaoId: z.int(), motivo: z.string() })),
  }),
  recusas: [422],
});

export const rotasDaGeracaoDeContratos = [rotaAptasAContrato, rotaGerarContratos] as const;
