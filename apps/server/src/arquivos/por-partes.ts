/** What opening a heavy PDF has taken, and what its pages need, are too much together for the memory of a file (ADR 0073). */
const BYTES_DE_UMA_VEZ = 5 * 1024 * 1024;
const PAGINAS_DE_UMA_VEZ = 3;

export const seDesenhaPorPartes = (bytes: number, paginas: number): boolean =>
  bytes > BYTES_DE_UMA_VEZ && paginas > PAGINAS_DE_UMA_VEZ;
