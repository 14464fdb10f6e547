const KB = 1024;
const MB = KB * KB;
const NUMERO = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** "1,2 MB" */
export function tamanhoEmTexto(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${NUMERO.format(bytes / MB)} MB`;
}

export function paginasEmTexto(paginas: number): string {
  return paginas === 1 ? '1 página' : `${paginas} páginas`;
}
