/** The seven days in which a student may withdraw (CDC, article 49): days of São Paulo. */
import { type Data, somarDias } from '../tempo/data.ts';
import type { CodigoDoContrato } from './estados.ts';

export const DIAS_PARA_DESISTIR = 7;

export interface FatosDaDesistencia {
  codigo: CodigoDoContrato;
  /** Of the student; on paper nobody knows the day before the copy is received. */
  assinadoEm: Data | null;
  /** Day on which the institution took the signed paper; null before that, and of what is signed electronically. */
  entregueEm: Data | null;
  /** Last day for signing. */
  prazo: Data | null;
}

/**
 * Last day of the withdrawal; null where there is nothing to withdraw from, or no more. While the paper is on its way
 * the days count from the last one on which it can have been signed: nobody loses one because nobody has read it yet.
 */
export function desistenciaAte(fatos: FatosDaDesistencia, hoje: Data): Data | null {
  const { codigo, assinadoEm, entregueEm, prazo } = fatos;
  // Printed, and perhaps signed today: after the deadline it ends by itself.
  if (assinadoEm === null && codigo === 'VIS') return prazo ?? somarDias(hoje, DIAS_PARA_DESISTIR);
  const contaDe = assinadoEm ?? entregueEm;
  if (contaDe === null) return null;
  const ultimo = somarDias(contaDe, DIAS_PARA_DESISTIR);
  return hoje <= ultimo ? ultimo : null;
}
