/** jsonb does not keep the order of members: a digest of what it gives back must not depend on it. */
export function emOrdem(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, interno]) => [chave, emOrdem(interno)]),
  );
}
