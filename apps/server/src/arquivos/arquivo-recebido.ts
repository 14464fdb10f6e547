/** A file that somebody sent, in one shape from the reception to the reading; what is known of it grows on the way. */
import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import type { Exame } from './antivirus.ts';
import type { ArquivoGravado } from './cofre.ts';

export interface ArquivoRecebido {
  /** For people to recognise. */
  nome: string;
  /** Digest of what was sent, hexadecimal: the same file sent twice is one document. */
  sha256: string;
  /** Its bytes in the vault: as they came, and the clean copy once it is ready. */
  copia: ArquivoGravado;
}

export interface PaginaGravada {
  /** Null for the first page, which is the `vista`. */
  visao: ArquivoGravado | null;
  leitura: ArquivoGravado;
}

/** The same file checked, cleaned and drawn. */
export interface ArquivoPronto extends ArquivoRecebido {
  formato: FormatoGuardado;
  paginas: number;
  vista: ArquivoGravado;
  /** Of a PDF, every page; of a picture, none. */
  desenhos: readonly PaginaGravada[];
  /** `nao-configurado` and `indisponivel` are shown to the staff: the file was not scanned. */
  antivirus: Exclude<Exame['tipo'], 'contaminado'>;
}

/** `pendente`: the same bytes may still become a document, with the right password or at another try. */
export type DesfechoDaEntrega = 'guardado' | 'recusado' | 'pendente';

/** A file as it arrives, with what its sender says beside it. */
export interface Entrega {
  arquivo: ArquivoRecebido;
  senha: string | undefined;
  /** Aborted when the sender goes away. */
  sinal?: AbortSignal | undefined;
  /** Told once what became of the received bytes. */
  encerrar: (desfecho: DesfechoDaEntrega) => Promise<void>;
}

/** Reads the body; called only once the sender is known to be allowed. */
export type ReceberEntrega = () => Promise<Entrega>;
