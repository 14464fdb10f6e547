import type { Exigencias } from '../instituicao/exigencias.ts';

/** The copy of the catalogue that a request keeps. */
export interface CatalogoDaSolicitacao {
  instituicao: { id: number; nome: string; grupoIes: string; regulamento: string | null };
  campus: { id: number; nome: string; cidade: string; uf: string };
  bolsa: { id: number; codigo: string; nome: string };
  curso: { id: number; codigo: string; nome: string };
  exigencias: Exigencias;
}
