/** What of a school's month is paid, held or cancelled: what the rules suggest before a person decides (credito, section 10). */

import type { SituacaoDoUso } from '../razao/usos.ts';
import type { Data } from '../tempo/data.ts';

export const MARCAS_DO_USO = ['pago', 'retido', 'cancelado'] as const satisfies readonly SituacaoDoUso[];
export type MarcaDoUso = (typeof MARCAS_DO_USO)[number];

export const ESTADOS_DO_REPASSE = ['proposto', 'confirmado', 'devolvido', 'retirado'] as const;
export type EstadoDoRepasse = (typeof ESTADOS_DO_REPASSE)[number];

export const ROTULO_DO_REPASSE: Readonly<Record<EstadoDoRepasse, string>> = {
  proposto: 'A confirmar',
  confirmado: 'Pago',
  devolvido: 'Não confirmado',
  retirado: 'Retirado',
};

export interface FatosDoUso {
  em: Data;
  /** Last day on which the student may still withdraw; null where that is over. */
  desistenciaAte: Data | null;
  /** The course ended on this day. */
  cursoTerminouEm: Data | null;
}

export function sugerirMarca({ em, desistenciaAte, cursoTerminouEm }: FatosDoUso): {
  marca: MarcaDoUso;
  porque: string | null;
} {
  if (cursoTerminouEm !== null && em > cursoTerminouEm)
    return { marca: 'cancelado', porque: 'O curso terminou antes deste mês.' };
  if (desistenciaAte !== null)
    return { marca: 'retido', porque: 'O estudante ainda pode desistir do contrato.' };
  return { marca: 'pago', porque: null };
}

/** What a person may mark: nothing is paid while it may come back, nor after the course. */
export function recusaDaMarca(marca: MarcaDoUso, fatos: FatosDoUso): string | null {
  if (marca !== 'pago') return null;
  const { porque } = sugerirMarca(fatos);
  return porque === null ? null : `Não se paga este mês: ${porque.toLowerCase()}`;
}
