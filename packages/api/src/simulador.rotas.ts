import { INDICES_DO_PROGRAMA, INICIOS_DA_CONTAGEM } from '@credito/domain/credito/regras-do-programa';
import { GRAUS } from '@credito/domain/instituicao/niveis';
import * as z from 'zod';
import { definirRota } from './rota.ts';

const percentual = z.int().min(1).max(100);

/** What the engine computes with: `RegrasDoPrograma` of domain's credito. */
const regras = z.object({
  taxaPpm: z.int(),
  contarDe: z.enum(INICIOS_DA_CONTAGEM),
  modo: z.union([
    z.object({ tipo: z.literal('espelho') }),
    z.object({ tipo: z.literal('linear'), prazo: z.int() }),
  ]),
  indice: z.enum(INDICES_DO_PROGRAMA),
  diaDeVencimento: z.int(),
  carenciaMeses: z.int(),
  multaPpm: z.int(),
  moraPpmMes: z.int(),
  iof: z.object({ diariaPpb: z.int(), adicionalPpm: z.int() }).nullable(),
  parcelaMinimaCentavos: z.int(),
});

export const rotaProgramasDaSimulacao = definirRota({
  metodo: 'GET',
  caminho: '/simulador/programas',
  resumo: 'Programas que aceitam solicitações, com as regras de hoje, para simular',
  area: 'simulador',
  permissao: 'publica',
  resposta: z.object({
    programas: z.array(
      z.object({
        bolsaId: z.int(),
        programa: z.string(),
        instituicaoId: z.int(),
        instituicao: z.string(),
        grau: z.enum(GRAUS),
        percentualMinimo: percentual.describe('O que os cursos financiam, do menos ao mais.'),
        percentualMaximo: percentual,
        regras,
      }),
    ),
  }),
});

export const rotasDoSimulador = [rotaProgramasDaSimulacao] as const;
