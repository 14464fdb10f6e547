export function documentosEmPalavras(quantos: number): string {
  if (quantos === 0) return 'Nenhum documento.';
  return quantos === 1 ? '1 documento.' : `${quantos} documentos.`;
}
