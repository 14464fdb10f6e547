import { GRAUS } from '@credito/domain/instituicao/niveis';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import * as z from 'zod';
import { data, siglaSimNao } from './esquemas.ts';
import { definirRota } from './rota.ts';

/** Spec 1 section 3, "Special indication"; without one in force, `ativo` is N and all else is null. */
const indicacaoEspecial = z.object({
  ativo: siglaSimNao,
  nome: z.string().nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  express: z.boolean().nullable(),
  codBolsa: z.string().nullable(),
  curso: z.string().nullable(),
  grau: z.enum(GRAUS).nullable(),
  dataFormatura: data.nullable(),
  valorContratoCentavos: z.int().nullable(),
  parcelas: z.int().nullable(),
  parcelasRestituicao: z.int().nullable(),
  periodoDebito: z.string().nullable(),
  dataInicioRestituicao: data.nullable(),
  dataInicioValidade: data.nullable(),
  dataFimValidade: data.nullable(),
  siglaIes: z.string().nullable(),
  nomeIes: z.string().nullable(),
});
export type IndicacaoEspecial = z.infer<typeof indicacaoEspecial>;

export const rotaIndicacaoEspecial = definirRota({
  metodo: 'GET',
  caminho: '/indicacoes-especiais/pde/{cpf}',
  resumo: 'Indicação especial da pessoa logada por uma instituição',
  area: 'indicação',
  permissao: 'conta',
  params: z.object({ cpf: cpfSchema }),
  resposta: indicacaoEspecial,
  recusas: [404],
});

export const rotasDeIndicacao = [rotaIndicacaoEspecial] as const;
