/**
 * The order of codes, days and other texts that only the program reads. Names that people read are ordered by the rules
 * of their language, which are data of whatever runs this and no ground for a decision.
 */
export function porCodigo(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
