/** What was put away on this device; it says nothing about a person and outlives logins. */
import { noAparelho } from '../aparelho/gaveta.ts';

const CHAVE = 'comunicados-dispensados';

/** `lista`: what has been read is kept apart from what was put away. */
export function lerDispensados(lista = CHAVE): readonly string[] {
  try {
    const guardado: unknown = JSON.parse(noAparelho.ler(lista) ?? '[]');
    return Array.isArray(guardado) ? guardado.filter((um) => typeof um === 'string') : [];
  } catch {
    // Something else wrote there: everything is shown.
    return [];
  }
}

/** Keeps only what is still announced, so that the list does not grow. */
export function dispensarComunicado(
  edicao: string,
  anunciados: readonly string[],
  lista = CHAVE,
): readonly string[] {
  const dispensados = [...lerDispensados(lista).filter((um) => anunciados.includes(um)), edicao];
  noAparelho.guardar(lista, JSON.stringify(dispensados));
  return dispensados;
}
