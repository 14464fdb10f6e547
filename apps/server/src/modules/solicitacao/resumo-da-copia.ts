import { createHash } from 'node:crypto';

/** Digest of a copy as the database gives it back: whoever reads it later can compute it again. */
export function resumoDaCopia(conteudo: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(ordenado(conteudo)))
    .digest();
}

/** The database keeps values, not the order of their names. */
function ordenado(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(ordenado);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, interno]) => [chave, ordenado(interno)]),
  );
}
