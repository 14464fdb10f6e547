import { formatarNumero } from '@credito/domain/texto/numero';

const KB = 1024;
const MB = KB * KB;

/** "1,2 MB" */
export function tamanhoEmTexto(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${formatarNumero(bytes / MB, 1)} MB`;
}

export function paginasEmTexto(paginas: number): string {
  return paginas === 1 ? '1 página' : `${paginas} páginas`;
}
