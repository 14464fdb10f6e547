/** Support sessions (spec 1 section 6; decisions, "Registration and codes"): somebody of the provider's looks, and only looks. */
import * as z from 'zod/mini';
import { normalizarEmail } from '../pessoa/email.ts';
import { type PapelDeOperador, podeNaGestao } from './permissoes.ts';

/** The group of spec 1 section 6; here it is the right of the staff's role. */
export const GRUPO_DE_SUPORTE = 'acesso-suporte-portal-estudante';
export const MINUTOS_DO_SUPORTE = 30;
/** Between the two calls of the support login. */
export const SEGUNDOS_DO_ACESSO = 120;
export const AVISO_DE_SUPORTE = 'Você está acessando como suporte';
export const MENSAGEM_SOMENTE_LEITURA =
  'Você está acessando como suporte: só é possível ver. Peça à pessoa que faça esta ação.';

export const MINIMO_DO_MOTIVO = 10;
export const MAXIMO_DO_MOTIVO = 300;

/** The domain must equal a configured one exactly after the `@`: neither a subdomain nor an ending. */
export function emailDeSuporte(email: string, dominios: readonly string[]): boolean {
  const partes = normalizarEmail(email).split('@');
  return partes.length === 2 && dominios.includes(partes[1] ?? '');
}

export function gruposDoOperador(papel: PapelDeOperador): readonly string[] {
  return podeNaGestao(papel, 'acessar-como-suporte') ? [GRUPO_DE_SUPORTE] : [];
}

export function podeAcessarComoSuporte(
  { papel, email }: { papel: PapelDeOperador; email: string },
  dominios: readonly string[],
): boolean {
  return gruposDoOperador(papel).includes(GRUPO_DE_SUPORTE) && emailDeSuporte(email, dominios);
}

export function erroDoMotivo(texto: string): string | null {
  const tamanho = texto.trim().length;
  if (tamanho < MINIMO_DO_MOTIVO) return 'Diga em pelo menos 10 caracteres por que você precisa acessar.';
  return tamanho > MAXIMO_DO_MOTIVO ? 'Resuma o motivo em até 300 caracteres.' : null;
}

export const motivoDoSuporteSchema = z.string({ error: 'Diga por que você precisa acessar.' }).check(
  z.trim(),
  z.refine((texto) => erroDoMotivo(texto) === null, {
    error: (questao) => erroDoMotivo(String(questao.input)) ?? '',
  }),
);
