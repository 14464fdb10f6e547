/** Time since a mark of `performance.now()`, as people read it. */
export function segundos(desde: number): string {
  return `${((performance.now() - desde) / 1000).toFixed(1)} s`;
}
