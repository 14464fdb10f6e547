/** Whose turn it is: groups sign one after the other, inside a group in any order (credito, section 3). */
import type { EstadoDoAssinante } from './assinante.ts';

export interface AssinanteNaVez {
  grupo: number;
  estado: EstadoDoAssinante;
}

/** Their signature is neither there nor needed any more. */
export const FORA: readonly EstadoDoAssinante[] = ['substituido', 'dispensado'];

/** Of the document: whoever was replaced or is not needed any more is not shown with it. */
export const conta = ({ estado }: Pick<AssinanteNaVez, 'estado'>): boolean => !FORA.includes(estado);

export const falta = ({ estado }: Pick<AssinanteNaVez, 'estado'>): boolean =>
  estado !== 'assinou' && conta({ estado });

/** The first group in which somebody has not signed; null when everybody has. */
export function grupoDaVez(assinantes: readonly AssinanteNaVez[]): number | null {
  const grupos = assinantes.filter(falta).map(({ grupo }) => grupo);
  return grupos.length === 0 ? null : Math.min(...grupos);
}

/** Those who are to be called now: of the group whose turn it is, whoever has not been called yet. */
export function aConvidar<A extends AssinanteNaVez>(assinantes: readonly A[]): readonly A[] {
  const grupo = grupoDaVez(assinantes);
  return assinantes.filter((um) => um.grupo === grupo && um.estado === 'aguarda-vez');
}

/** Those whom the document waits for now, called or not. */
export function daVez<A extends AssinanteNaVez>(assinantes: readonly A[]): readonly A[] {
  const grupo = grupoDaVez(assinantes);
  return assinantes.filter((um) => um.grupo === grupo && falta(um));
}
