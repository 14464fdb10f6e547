/** The resources of Clicksign's API v3, as much of them as is used. New members come with time and are passed over. */
import * as z from 'zod';

const texto = z.string().max(2_000);
const talvez = texto.nullish().transform((valor) => valor ?? null);

export const envelopeSchema = z.object({
  id: texto,
  attributes: z.object({
    name: texto,
    status: z.enum(['draft', 'running', 'closed', 'canceled']),
    created: talvez,
    deadline_at: talvez,
  }),
});
export type EnvelopeDeLa = z.infer<typeof envelopeSchema>;

export const documentoSchema = z.object({
  id: texto,
  attributes: z.object({ filename: texto, metadata: z.record(z.string(), z.unknown()).nullish() }),
  links: z.object({ files: z.object({ original: talvez, signed: talvez }).nullish() }).nullish(),
});
export type DocumentoDeLa = z.infer<typeof documentoSchema>;

export const assinanteSchema = z.object({
  id: texto,
  attributes: z.object({
    name: texto,
    email: talvez,
    phone_number: talvez,
    documentation: talvez,
    group: z.int().nullish(),
  }),
});
export type AssinanteDeLa = z.infer<typeof assinanteSchema>;

const referencia = z.object({ data: z.object({ id: texto }) });

export const requisitoSchema = z.object({
  id: texto,
  attributes: z.object({ action: texto, role: talvez, auth: talvez }),
  relationships: z.object({ signer: referencia, document: referencia }),
});
export type RequisitoDeLa = z.infer<typeof requisitoSchema>;

const quemAssinou = z.object({
  key: talvez,
  documentation: talvez,
  address: talvez,
  auths: z.array(z.string().max(100)).max(50).nullish(),
  selfie_enabled: z.boolean().nullish(),
  handwritten_enabled: z.boolean().nullish(),
  official_document_enabled: z.boolean().nullish(),
  liveness_enabled: z.boolean().nullish(),
  facial_biometrics_enabled: z.boolean().nullish(),
});
export type QuemAssinouLa = z.infer<typeof quemAssinou>;

const recusa = z.object({ reasons: z.array(texto).max(50).nullish(), comment: talvez });

export const eventoSchema = z.object({
  id: texto,
  attributes: z.object({
    name: texto,
    created: z.string().refine((valor) => Number.isFinite(Date.parse(valor))),
    // What an event tells beside its name is of many kinds: what does not look like a signer is none.
    data: z
      .object({ signer: quemAssinou.nullish().catch(null), refusal: recusa.nullish().catch(null) })
      .nullish()
      .catch(null),
  }),
});
export type EventoDeLa = z.infer<typeof eventoSchema>;

/** One slot for each operation; an operation may fail under an answer of 200. */
export const emMassaSchema = z.object({
  'atomic:results': z.array(z.object({ errors: z.array(z.unknown()).nullish() })),
});

export const notificacaoSchema = z.object({
  data: z.object({
    attributes: z.object({
      summary: z.array(z.object({ signer_id: texto, notified: z.boolean() })).nullish(),
    }),
  }),
});

/** JSON:API: what is wrong, and with which member. The words of it may quote the person, so they stay there. */
const erroSchema = z.object({
  errors: z
    .array(
      z.object({
        code: z.union([z.string(), z.number()]).nullish(),
        source: z.object({ pointer: z.string().nullish() }).nullish(),
      }),
    )
    .min(1),
});

export function ponteiroDoErro(corpo: unknown): string | null {
  const lido = erroSchema.safeParse(corpo);
  const ponteiro = lido.success ? lido.data.errors[0]?.source?.pointer : null;
  return ponteiro && /^[\w/.[\]-]{1,100}$/.test(ponteiro) ? ponteiro : null;
}
