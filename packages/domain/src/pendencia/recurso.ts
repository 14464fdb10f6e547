/** Contesting a final refusal: once, with a text and files, decided by somebody else (LGPD article 20). */
import * as z from 'zod/mini';
import type { Sigla } from '../solicitacao/estados.ts';

export const MINIMO_DO_RECURSO = 30;
export const MAXIMO_DO_RECURSO = 3_000;
export const MAXIMO_DE_ARQUIVOS_DO_RECURSO = 5;

export const textoDoRecursoSchema = z.pipe(
  z.pipe(
    z.string({ error: 'Explique por que a decisão deve ser revista.' }),
    z.transform((valor: string) => valor.normalize('NFC').trim()),
  ),
  z.string().check(
    z.minLength(MINIMO_DO_RECURSO, {
      error: `Explique com ao menos ${MINIMO_DO_RECURSO} caracteres por que a decisão deve ser revista.`,
    }),
    z.maxLength(MAXIMO_DO_RECURSO, { error: `Escreva no máximo ${MAXIMO_DO_RECURSO} caracteres.` }),
  ),
);

export const ESTADOS_DO_RECURSO = ['rascunho', 'enviado', 'aceito', 'mantido'] as const;
export type EstadoDoRecurso = (typeof ESTADOS_DO_RECURSO)[number];

export type RecusaDoRecurso = 'decisao-nao-e-final' | 'ja-contestada';

export const MENSAGEM_DO_RECURSO: Readonly<Record<RecusaDoRecurso, string>> = {
  'decisao-nao-e-final': 'Só uma reprovação final pode ser contestada.',
  'ja-contestada': 'Esta decisão já foi contestada uma vez e não cabe outro recurso.',
};

const RECUSAS_FINAIS: readonly Sigla[] = ['REP', 'RIES'];

/** A draft may be written on; what was sent stays as it is. */
export function recusaDoRecurso(sigla: Sigla, estado: EstadoDoRecurso | null): RecusaDoRecurso | null {
  if (!RECUSAS_FINAIS.includes(sigla)) return estado === null ? 'decisao-nao-e-final' : 'ja-contestada';
  return estado === null || estado === 'rascunho' ? null : 'ja-contestada';
}

/** Whoever refused does not look at the appeal. */
export function podeDecidirRecurso(operadorId: string, recusadaPor: string | null): boolean {
  return operadorId !== recusadaPor;
}

export const ROTULO_DO_RECURSO: Readonly<Record<EstadoDoRecurso, string>> = {
  rascunho: 'Recurso ainda não enviado',
  enviado: 'Recurso em análise',
  aceito: 'Recurso aceito',
  mantido: 'Decisão mantida',
};
