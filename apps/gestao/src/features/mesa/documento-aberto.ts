import type { DocumentoDaMesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';

/** A document of the bench with the person it belongs to. */
export interface DocumentoAberto {
  documento: DocumentoDaMesa;
  pessoa: PessoaDaMesa;
}
