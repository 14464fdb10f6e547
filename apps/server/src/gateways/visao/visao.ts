import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import type { Vision } from '@credito/domain/documento/leitura-tipos';

/** The prepared copy in full resolution, never the small view: a payslip or an RG is not legible in that. */
export type DocumentoParaLer = { conteudo: Uint8Array; formato: FormatoGuardado };

export type RespostaDaVisao =
  | { tipo: 'lido'; vision: Vision }
  /** Too many readings are waiting: the person goes on and types. */
  | { tipo: 'ocupada' }
  | { tipo: 'demorada' }
  | { tipo: 'ilegivel' };

/** Reads an identity document. Never throws for what a person can send: the upload goes on without it. */
export type Visao = {
  lerDocumento(documento: DocumentoParaLer): Promise<RespostaDaVisao>;
  encerrar(): Promise<void>;
};
