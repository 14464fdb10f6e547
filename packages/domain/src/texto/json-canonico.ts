/**
 * JSON whose text depends on its content alone: members by the order of their names. jsonb gives them back in an order
 * of its own, and a digest must not depend on it.
 */
export function jsonCanonico(valor: unknown): string {
  return JSON.stringify(emOrdem(valor));
}

function emOrdem(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, interno]) => [chave, emOrdem(interno)]),
  );
}
