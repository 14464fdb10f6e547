/** What a correction changed, as the bench reads it. */
import * as z from 'zod';
import { momento, tipoPessoa, uuid } from './esquemas.ts';

export const motivoRegistradoSchema = z.object({ codigo: z.string(), texto: z.string() });

export const versaoAnteriorSchema = z.object({
  id: uuid,
  situacao: z.string(),
  enviadoEm: momento,
  paginas: z.int(),
  motivos: z.array(motivoRegistradoSchema),
});

export const segundaOlhadaSchema = z.object({
  devolvidaEm: momento,
  enviadaEm: momento,
  pessoas: z.array(
    z.object({
      tipoPessoa,
      rotulo: z.string(),
      nome: z.string(),
      /** Whoever was in this place when the request was returned; null: the same person. */
      antesEra: z.string().nullable(),
      /** Reasons beyond those of single documents. */
      motivos: z.array(motivoRegistradoSchema),
      respostas: z.array(
        z.object({
          campo: z.string(),
          rotulo: z.string(),
          antes: z.string(),
          agora: z.string(),
          oculto: z.boolean(),
        }),
      ),
      documentos: z.array(
        z.object({
          mudanca: z.enum(['reenviado', 'reposto', 'trocado', 'novo', 'retirado']),
          /** In force now; null for what left. */
          documentoId: uuid.nullable(),
          tipoDocumento: z.string(),
          rotulo: z.string(),
          indice: z.int(),
          /** As it was when the request was returned, with what was said of it. */
          anterior: versaoAnteriorSchema
            .extend({ avaliadoPor: z.string().nullable(), avaliadoEm: momento.nullable() })
            .nullable(),
        }),
      ),
    }),
  ),
});
export type SegundaOlhada = z.infer<typeof segundaOlhadaSchema>;
