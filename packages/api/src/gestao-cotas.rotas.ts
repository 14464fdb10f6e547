import { PAPEIS_DE_OPERADOR } from '@credito/domain/acesso/permissoes';
import { MAXIMO_DA_LIBERACAO, MINIMO_DA_LIBERACAO, USOS } from '@credito/domain/gestao/cotas';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: uso de dados';
const permissao = 'gestao:administrar-operadores';

const uso = z.enum(USOS);

const usoDoDiaSchema = z.object({
  operadorId: uuid,
  nome: z.string(),
  papel: z.enum(PAPEIS_DE_OPERADOR),
  dia: data,
  uso,
  contagem: z.int(),
  /** Attempts beyond the ceiling. */
  recusas: z.int(),
  cota: z.int(),
  teto: z.int(),
  /** When the quota was reached. */
  alertaEm: momento.nullable(),
  vistoEm: momento.nullable(),
  vistoPor: z.string().nullable(),
});
export type UsoDoDia = z.infer<typeof usoDoDiaSchema>;

const usosDaEquipeSchema = z.object({
  hoje: data,
  cotas: z.array(z.object({ uso, cota: z.int(), teto: z.int() })),
  usos: z.array(usoDoDiaSchema),
  /** Of the last 30 days, newest first. */
  alertas: z.array(usoDoDiaSchema),
});
export type UsosDaEquipe = z.infer<typeof usosDaEquipeSchema>;

export const rotaUsosDaEquipe = definirRota({
  metodo: 'GET',
  caminho: '/gestao/uso-de-dados',
  resumo: 'O que cada pessoa da equipe abriu hoje, as cotas e os alertas',
  area: AREA,
  permissao,
  resposta: usosDaEquipeSchema,
});

export const rotaMeuUso = definirRota({
  metodo: 'GET',
  caminho: '/gestao/eu/uso-de-dados',
  resumo: 'O que quem pergunta abriu hoje, e até quanto pode',
  area: AREA,
  permissao: 'gestao',
  resposta: z.object({ usos: z.array(z.object({ uso, contagem: z.int(), teto: z.int() })) }),
});

export const rotaVerAlerta = definirRota({
  metodo: 'POST',
  caminho: '/gestao/uso-de-dados/{operadorId}/visto',
  resumo: 'Marca um alerta como visto',
  area: AREA,
  permissao,
  efeito: { chave: 'natural', por: 'o alerta guarda quem o viu primeiro' },
  params: z.object({ operadorId: uuid }),
  body: z.object({ dia: data, uso }),
  recusas: [404],
});

export const rotaLiberarCota = definirRota({
  metodo: 'POST',
  caminho: '/gestao/uso-de-dados/{operadorId}/liberar',
  resumo: 'Libera mais uma cota, só hoje e com motivo',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ operadorId: uuid }),
  body: z.object({
    uso,
    motivo: textoLivre({
      minimo: MINIMO_DA_LIBERACAO,
      maximo: MAXIMO_DA_LIBERACAO,
      curto: `Diga o motivo com ao menos ${MINIMO_DA_LIBERACAO} caracteres.`,
      longo: `Resuma o motivo em até ${MAXIMO_DA_LIBERACAO} caracteres.`,
    }),
  }),
  recusas: [404, 409],
});

export const rotasDasCotas = [rotaUsosDaEquipe, rotaMeuUso, rotaVerAlerta, rotaLiberarCota] as const;
