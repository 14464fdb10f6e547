/** RG number (spec 2 section 5): upper-case letters and digits, 1 to 15. */
import * as z from 'zod/mini';

const MENSAGEM_RG = 'O RG parece estar incorreto.';

/** Dots, hyphens and spaces are how people write it, not part of it. */
export function normalizarRg(texto: string): string {
  return texto.toUpperCase().replace(/[.\-\s/]/g, '');
}

export const rgSchema = z.pipe(
  z.pipe(z.string({ error: MENSAGEM_RG }), z.transform(normalizarRg)),
  z.string().check(z.regex(/^[A-Z0-9]{1,15}$/, { error: MENSAGEM_RG })),
);
