/** Why somebody does not want to be a guarantor; the student reads it in the portal, never in an e-mail. */
import * as z from 'zod/mini';
import { textoLimpo } from '../texto/texto-livre.ts';

export const MOTIVOS_DE_RECUSA = ['nao-conheco', 'nao-quero', 'nao-posso', 'outro'] as const;
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number];

export const ROTULO_DO_MOTIVO: Readonly<Record<MotivoDeRecusa, string>> = {
  'nao-conheco': 'Não conheço essa pessoa',
  'nao-quero': 'Não quero garantir este crédito',
  'nao-posso': 'Não posso garantir este crédito agora',
  outro: 'Outro motivo',
};

export const MAXIMO_DA_EXPLICACAO = 300;

export const recusaSchema = z.object({
  motivo: z.enum(MOTIVOS_DE_RECUSA, { error: 'Escolha um motivo.' }),
  explicacao: z.optional(
    z.string().check(
      z.maxLength(MAXIMO_DA_EXPLICACAO, {
        error: `Máximo de ${MAXIMO_DA_EXPLICACAO} caracteres permitido.`,
      }),
    ),
  ),
});
export type Recusa = z.infer<typeof recusaSchema>;

/** As the student reads it. */
export function motivoPorExtenso({ motivo, explicacao }: Recusa): string {
  const texto = textoLimpo(explicacao ?? '');
  return texto ? `${ROTULO_DO_MOTIVO[motivo]}: ${texto}` : ROTULO_DO_MOTIVO[motivo];
}
