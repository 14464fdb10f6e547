/** Support sessions (spec 1 section 6; decisions, "Registration and codes"): somebody of the provider's looks, and only looks. */
import * as z from 'zod/mini';
import { normalizarEmail } from '../pessoa/email.ts';
import { caracteresVisiveis } from '../texto/texto-livre.ts';
import { type PapelDeOperador, podeNaGestao } from './permissoes.ts';

/** The group of spec 1 section 6; here it is the right of the staff's role. */
export const GRUPO_DE_SUPORTE = 'acesso-suporte-portal-estudante';
export const MINUTOS_DO_SUPORTE = 30;
/** Between the two calls of the support login. */
export const SEGUNDOS_DO_ACESSO = 120;
export const AVISO_DE_SUPORTE = 'Você está acessando como suporte';
export const MENSAGEM_SOMENTE_LEITURA =
  'Você está acessando como suporte: só é possível ver. Peça à pessoa que faça esta ação.';

const MINIMO_DO_MOTIVO = 10;
export const MAXIMO_DO_MOTIVO = 300;

/** The domain must equal a configured one exactly after the `@`: neither a subdomain nor an ending. */
export function emailDeSuporte(email: string, dominios: readonly string[]): boolean {
  const partes = normalizarEmail(email).split('@');
  return partes.length === 2 && dominios.includes(partes[1] ?? '');
}

function gruposDoOperador(papel: PapelDeOperador): readonly string[] {
  return podeNaGestao(papel, 'acessar-como-suporte') ? [GRUPO_DE_SUPORTE] : [];
}

export function podeAcessarComoSuporte(
  { papel, email }: { papel: PapelDeOperador; email: string },
  dominios: readonly string[],
): boolean {
  return gruposDoOperador(papel).includes(GRUPO_DE_SUPORTE) && emailDeSuporte(email, dominios);
}

const ACESSAR = 'você precisa acessar';
export const MUDAR_AREAS = 'você vai mudar as áreas';

/** `ato` completes "por que ...". */
export function erroDoMotivo(texto: string, ato: string = ACESSAR): string | null {
  if (caracteresVisiveis(texto) < MINIMO_DO_MOTIVO) return `Diga em pelo menos 10 caracteres por que ${ato}.`;
  return texto.trim().length > MAXIMO_DO_MOTIVO ? 'Resuma o motivo em até 300 caracteres.' : null;
}

const motivoSchema = (ato: string) =>
  z.string({ error: `Diga por que ${ato}.` }).check(
    z.trim(),
    z.refine((texto) => erroDoMotivo(texto, ato) === null, {
      error: (questao) => erroDoMotivo(String(questao.input), ato) ?? '',
    }),
  );

export const motivoDoSuporteSchema = motivoSchema(ACESSAR);
export const motivoDasAreasSchema = motivoSchema(MUDAR_AREAS);
