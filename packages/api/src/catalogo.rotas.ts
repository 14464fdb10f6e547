import { GRAUS } from '@credito/domain/instituicao/niveis';
import * as z from 'zod';
import { simNao } from './esquemas.ts';
import { definirRota } from './rota.ts';

const grau = z.enum(GRAUS);
const codigo = z.coerce.number().int().positive().max(2_147_483_647);
/** Names in the order people read them, or backwards. */
const ordem = z.enum(['nome', '-nome']).default('nome');

const campus = z.object({
  campusId: z.int(),
  campus: z.string(),
  cidade: z.string(),
  uf: z.string(),
});

export const rotaInstituicoes = definirRota({
  metodo: 'GET',
  caminho: '/universidades/cred-ies',
  resumo: 'Instituições que oferecem o crédito, com os seus campi e programas',
  area: 'catálogo',
  permissao: 'conta',
  query: z.object({ sort: ordem, grau: grau.optional() }),
  resposta: z.object({
    result: z.array(
      z.object({
        id: z.int(),
        label: z.string(),
        grau,
        bolsaId: z.int(),
        codBolsa: z.string(),
        programa: z.string(),
        campus: z.array(campus),
        habilitado: z
          .union([z.literal(0), z.literal(1)])
          .describe('0: sem inscrições abertas; aparece, mas não pode ser escolhida.'),
        instituicaoInfo: z.string().nullable(),
        regulamento: z.string().nullable(),
        exigeNumeroMatricula: simNao,
        semFiador: simNao,
      }),
    ),
  }),
});

export const rotaCursos = definirRota({
  metodo: 'GET',
  caminho: '/cursos/{bolsaId}/{campusId}',
  resumo: 'Cursos de um programa em um campus',
  area: 'catálogo',
  permissao: 'conta',
  params: z.object({ bolsaId: codigo, campusId: codigo }),
  query: z.object({ sort: ordem }),
  resposta: z.object({
    result: z.array(
      z.object({
        id: z.int(),
        label: z.string(),
        universidadeId: z.int(),
        mensalidadeCentavos: z.int(),
        regulamentoExclusivo: z.string().nullable(),
      }),
    ),
  }),
});

export const rotaBolsas = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pwa/ies',
  resumo: 'Programas de crédito abertos',
  area: 'catálogo',
  permissao: 'conta',
  resposta: z.object({
    result: z.array(
      z.object({
        bolsaId: z.int(),
        codBolsa: z.string(),
        nome: z.string(),
        grau,
        universidadeId: z.int(),
        isExpress: z.boolean(),
      }),
    ),
  }),
});

export const rotaCobertura = definirRota({
  metodo: 'GET',
  caminho: '/bolsas/{bolsaId}/curso/{cursoId}/cobertura',
  resumo: 'Quanto da mensalidade de um curso o programa cobre',
  area: 'catálogo',
  permissao: 'conta',
  params: z.object({ bolsaId: codigo, cursoId: codigo }),
  /** Without a campus, the first one that offers the course. */
  query: z.object({ campusId: codigo.optional() }),
  resposta: z.object({
    tipo: z.enum(['F', 'V', 'O']).describe('F fixo, V faixa, O lista; em porcento da mensalidade.'),
    valorMinimo: z.number(),
    valorMaximo: z.number(),
    valores: z.array(z.object({ valor: z.number() })),
    mensalidadeCentavos: z.int(),
  }),
  recusas: [404],
});

export const rotaProfissoes = definirRota({
  metodo: 'GET',
  caminho: '/profissao/buscar',
  resumo: 'Profissões da Classificação Brasileira de Ocupações, sem diferenciar acentos',
  area: 'catálogo',
  permissao: 'conta',
  query: z.object({
    nome: z.string().trim().max(80).default(''),
    id: z.coerce
      .number()
      .int()
      .min(0)
      .max(999_999)
      .optional()
      .describe('Só esta, para mostrar o nome de uma resposta guardada.'),
    sort: ordem,
    limite: z.coerce.number().int().min(1).max(100).default(30),
  }),
  resposta: z.object({
    result: z.array(z.object({ id: z.int(), nome: z.string(), codigoProfissao: z.string() })),
  }),
});

export const rotaRendaMinima = definirRota({
  metodo: 'GET',
  caminho: '/v1/portal/RendaMinimaFiador/rendaMinimaInicial',
  resumo: 'Renda mínima mensal do fiador para um curso, em centavos',
  area: 'catálogo',
  permissao: 'conta',
  query: z.object({ idCurso: codigo, idBolsa: codigo }),
  resposta: z.object({ data: z.int().nullable() }),
  recusas: [404],
});

export const rotasDeCatalogo = [
  rotaInstituicoes,
  rotaCursos,
  rotaBolsas,
  rotaCobertura,
  rotaProfissoes,
  rotaRendaMinima,
] as const;
