import { ETAPAS_MEDIDAS, RELATORIOS } from '@credito/domain/gestao/relatorios';
import * as z from 'zod';
import { data } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: relatórios';
const permissao = 'gestao:ver-relatorios';
const periodo = z.object({ de: data, ate: data });

const relatoriosSchema = z.object({
  volumes: z.array(
    z.object({
      dia: data,
      criadas: z.int(),
      enviadas: z.int(),
      aprovadas: z.int(),
      reprovadas: z.int(),
      canceladas: z.int(),
    }),
  ),
  tempos: z.array(
    z.object({
      etapa: z.enum(ETAPAS_MEDIDAS),
      quantas: z.int(),
      medianaHoras: z.number(),
      p90Horas: z.number(),
    }),
  ),
  motivos: z.array(z.object({ onde: z.string(), motivo: z.string(), total: z.int() })),
  fiadores: z.object({
    convidados: z.int(),
    aceitaram: z.int(),
    /** Accepted, and taken out of the request later. */
    sairam: z.int(),
    recusaram: z.int(),
    trocados: z.int(),
    semResposta: z.int(),
  }),
  pesquisa: z.array(
    z.object({
      campanha: z.string(),
      respostas: z.int(),
      puladas: z.int(),
      media: z.number().nullable(),
      /** How many gave 1, 2, 3, 4 and 5. */
      notas: z.array(z.int()),
    }),
  ),
});
export type Relatorios = z.infer<typeof relatoriosSchema>;

export const rotaRelatorios = definirRota({
  metodo: 'GET',
  caminho: '/gestao/relatorios',
  resumo: 'Volumes, tempos, motivos, fiadores e pesquisa de um período',
  area: AREA,
  permissao,
  query: periodo,
  resposta: relatoriosSchema,
  recusas: [422],
});

export const rotaRelatorioEmCsv = definirRota({
  metodo: 'GET',
  caminho: '/gestao/relatorios/{relatorio}/csv',
  resumo: 'Um dos relatórios, para planilhas',
  area: AREA,
  permissao,
  params: z.object({ relatorio: z.enum(RELATORIOS) }),
  query: periodo,
  binario: 'text/csv; charset=utf-8',
  recusas: [422],
});

export const rotasDosRelatorios = [rotaRelatorios, rotaRelatorioEmCsv] as const;
