import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import type { Conteudo } from '../../arquivos/conteudo.ts';
import type { OpcoesDoTrabalho } from '../../arquivos/trabalhadores.ts';

/** The prepared copy in full resolution, never the small view: a payslip or an RG is not legible in that. */
export type DocumentoParaLer = { conteudo: Conteudo; formato: FormatoGuardado };

export type RespostaDaLeitura<T> =
  | ({ tipo: 'lido' } & T)
  /** Too many readings are waiting: the person goes on and types. */
  | { tipo: 'ocupada' }
  /** Nobody waits for it any more. */
  | { tipo: 'interrompida' }
  | { tipo: 'ilegivel' };

export type RespostaDaVisao = RespostaDaLeitura<{ vision: Vision }>;
type RespostaDaRenda = RespostaDaLeitura<{ renda: RendaLida }>;

/** Reads documents. Never throws for what a person can send: the upload goes on without it. */
export type Visao = {
  /** An identity document. */
  lerDocumento(documento: DocumentoParaLer, opcoes?: OpcoesDoTrabalho): Promise<RespostaDaVisao>;
  /** A proof of income. */
  lerRenda(documento: DocumentoParaLer, opcoes?: OpcoesDoTrabalho): Promise<RespostaDaRenda>;
  encerrar(): Promise<void>;
};
