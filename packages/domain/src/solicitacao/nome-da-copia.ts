/** The file of a declared copy: where a correction added one, each has a name of its own. */
export function nomeDaCopia(copia: {
  protocolo: string;
  versao: number;
  versoes: readonly unknown[];
}): string {
  const { protocolo, versao, versoes } = copia;
  return versoes.length > 1 ? `solicitacao-${protocolo}-copia-${versao}.pdf` : `solicitacao-${protocolo}.pdf`;
}
