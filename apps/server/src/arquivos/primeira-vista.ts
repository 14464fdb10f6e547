import { ArquivoRecusado } from './arquivo-recusado.ts';
import type { PaginaDesenhada } from './pdf/desenhar-paginas.ts';

/** Of the pages that were drawn, the one that stands for the document. */
export function primeiraVista([primeira]: readonly PaginaDesenhada[]): Uint8Array {
  if (primeira === undefined) throw new ArquivoRecusado({ tipo: 'corrompido' });
  return primeira.visao;
}
