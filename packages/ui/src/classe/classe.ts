export function classes(...nomes: readonly (string | false | undefined)[]): string | undefined {
  return nomes.filter(Boolean).join(' ') || undefined;
}
