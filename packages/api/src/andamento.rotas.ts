import * as z from 'zod';
import { contratoNaListaSchema } from './contrato.rotas.ts';
import { idSolicitacao, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

/** The same shape for student, guarantor and staff; each reads their own words. */
export const linhaDoTempoSchema = z
  .object({
    agora: z
      .object({
        titulo: z.string(),
        responsavel: z.enum(['estudante', 'fiador', 'instituicao', 'analista', 'provedor', 'ninguem']),
        quem: z.string(),
        desde: momento,
        ate: momento
          .nullable()
          .describe('Nove em dez já passaram até este dia; nulo quando nada foi medido nem prometido.'),
        prazo: z.string().nullable(),
        oQueFazer: z.string().nullable(),
      })
      .nullable()
      .describe('Nulo quando ninguém tem mais nada a fazer.'),
    marcos: z.array(
      z.object({
        id: z.string(),
        titulo: z.string(),
        estado: z.enum(['feito', 'atual', 'futuro', 'devolvido', 'recusado']),
        em: momento.nullable(),
        quem: z.string().nullable(),
        detalhes: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'LinhaDoTempo' });
export type LinhaDoTempoDaApi = z.infer<typeof linhaDoTempoSchema>;

export const rotaLinhaDoTempo = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/linha-do-tempo/{id}',
  resumo: 'O que aconteceu, de quem é a vez, desde quando, até quando e o que fazer',
  area: 'andamento',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: linhaDoTempoSchema,
  recusas: [404],
});

export const rotaStatusDaIes = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/status-ies/{id}',
  resumo: 'Como a instituição de ensino está com a solicitação, e o lugar na lista de espera',
  area: 'andamento',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: z.object({
    idSolicitacao: z.int(),
    nomeIes: z.string(),
    statusIes: z.enum([
      'NAO_SE_APLICA',
      'NAO_ENVIADA',
      'EM_ANALISE',
      'LISTA_ESPERA',
      'APROVADA',
      'REPROVADA',
    ]),
    statusSolicitacao: z.string(),
    desde: momento.nullable(),
    posicao: z.int().nullable().describe('A partir de 1; nulo fora da lista de espera.'),
    total: z.int().nullable(),
  }),
  recusas: [404],
});

/** `psaId` is the person's id (`pessoaId` of the login). */
export const rotaSituacaoDosContratos = definirRota({
  metodo: 'POST',
  caminho: '/portal/contratos/situacaocontratos',
  resumo: 'Contratos do estudante logado',
  area: 'andamento',
  permissao: 'conta',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  areaDoPortal: 'contratos',
  body: z.object({ psaId: uuid }),
  resposta: z.object({ data: z.object({ contratos: z.array(contratoNaListaSchema) }) }),
  recusas: [404],
});

/** The reader's own part of what was handed in, with the questions as they were worded that day. */
const copiaDeclaradaSchema = z.object({
  versao: z.int(),
  versoes: z
    .array(z.object({ versao: z.int(), em: momento }))
    .describe(
      'Todas as que se guardam desta pessoa, da mais nova à mais antiga: uma correção acrescenta uma.',
    ),
  em: momento,
  protocolo: z.string(),
  instituicao: z.string(),
  curso: z.string(),
  papel: z.string(),
  nome: z.string(),
  secoes: z.array(
    z.object({
      passo: z.string(),
      titulo: z.string().describe('De que trata.'),
      pergunta: z.string().describe('Como estava escrita naquele dia.'),
      itens: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
      documentos: z.array(z.string()),
    }),
  ),
  sha256: z.string().describe('Resumo (SHA-256) da cópia inteira, guardado com ela.'),
});
export type CopiaDeclarada = z.infer<typeof copiaDeclaradaSchema>;

const versaoDaCopia = z.object({ versao: z.coerce.number().int().min(1).max(10_000).optional() });

export const rotaCopiaDeclarada = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/copia-declarada/{id}',
  resumo: 'O que a pessoa logada declarou ao enviar, como estava escrito naquele dia',
  area: 'andamento',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  query: versaoDaCopia,
  resposta: copiaDeclaradaSchema,
  recusas: [404],
});

export const rotaPdfDaCopiaDeclarada = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/copia-declarada/{id}/pdf',
  resumo: 'O mesmo, em PDF acessível',
  area: 'andamento',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  query: versaoDaCopia,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotasDeAndamento = [
  rotaLinhaDoTempo,
  rotaStatusDaIes,
  rotaSituacaoDosContratos,
  rotaCopiaDeclarada,
  rotaPdfDaCopiaDeclarada,
] as const;
