import { CANAIS } from '@credito/domain/mensagem/canais';
import { ESTADOS_DE_FALHA, RESULTADOS_DA_TENTATIVA } from '@credito/domain/mensagem/entrega';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const rotaMensagensComFalha = definirRota({
  metodo: 'GET',
  caminho: '/gestao/mensagens',
  resumo: 'Mensagens que não chegaram, da mais nova à mais antiga, com cada tentativa e o motivo',
  area: 'gestao',
  permissao: 'gestao:ver-mensagens',
  query: z.object({
    canal: z.enum(CANAIS).optional(),
    depoisDe: z
      .string()
      .regex(/^\d{1,16}\.[\w-]{1,40}$/)
      .optional(),
  }),
  resposta: z.object({
    mensagens: z.array(
      z.object({
        id: uuid,
        titulo: z.string(),
        canal: z.enum(CANAIS),
        /** Half covered. */
        destino: z.string(),
        estado: z.enum(ESTADOS_DE_FALHA),
        criadaEm: momento,
        motivo: z.string(),
        protocolo: z.string().nullable(),
        /** The way that was tried instead, and what became of it. */
        outroCanal: z.object({ canal: z.enum(CANAIS), chegou: z.boolean() }).nullable(),
        tentativas: z.array(
          z.object({
            numero: z.int(),
            em: momento,
            resultado: z.enum(RESULTADOS_DA_TENTATIVA).nullable(),
            motivo: z.string().nullable(),
          }),
        ),
      }),
    ),
    proxima: z.string().nullable(),
  }),
});

export const rotasDasMensagensDaGestao = [rotaMensagensComFalha] as const;
