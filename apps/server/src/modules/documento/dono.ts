/** Who owns documents, as the use cases of this folder meet it (ADR 0118); of what stands behind it they know nothing. */
import type { TipoDeDono } from '@credito/domain/documento/dono';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Natureza } from '@credito/domain/solicitacao/estados';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SessaoDeConta } from '../../plugins/sessao-de-conta.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import type { LeituraDoDocumento } from './leitura.ts';

export interface Dono {
  id: string;
  /** Whose files they are, as the wire says it. */
  proprietario: TipoPessoa;
  /** What may be changed now. */
  natureza: Natureza;
  /** Files in force. */
  documentos: readonly LinhaDeDocumento[];
  /** Files of former answers, the last to leave first. */
  estacionados: readonly LinhaDeDocumento[];
  /** Account that the audit trail names. */
  contaId: string;
  /** Somebody of the staff may have seen the files. */
  jaEntregue: boolean;
  /** What follows from the files that its transaction wrote; gives the owner as it is then. */
  depoisDeMudar: (
    contexto: { aleatorio: Aleatorio },
    trx: Transaction<DB>,
    documentos: readonly LinhaDeDocumento[],
    agora: Date,
  ) => Promise<Dono>;
  /** As it is now, for the same reader. */
  reler: (db: Kysely<DB>) => Promise<Dono>;
}

export interface PedidoAoDono {
  modo: 'ver' | 'editar';
  /** What is to be seen or changed. */
  tipos: readonly TipoDocumento[];
  /** Other writers wait until the transaction ends; needed before any change. */
  travar?: boolean;
}

/** What one kind of owner decides. `Lugar` is how a caller names one without its id. */
export interface RegrasDoDono<Lugar extends { tipo: TipoDeDono }> {
  /**
   * Whether the account has something to do with the row of `dono_de_documento` at hand. It is asked by the statement that
   * looks for a document, so that somebody else's costs no more than a missing one (attack 14).
   */
  alcanca: (contaId: string) => RawBuilder<boolean>;
  lugarDe: (db: Kysely<DB>, donoId: string) => Promise<Lugar>;
  /** The owner for somebody who may see or change its files; throws 404 where nobody may know of it. */
  exigir: (db: Kysely<DB>, sessao: SessaoDeConta, lugar: Lugar, pedido: PedidoAoDono) => Promise<Dono>;
  /** Keeps what was read in a file that waited for it, with what that changes; null when it did not wait any more. */
  guardarLeitura: (trx: Transaction<DB>, lugar: Lugar, leitura: LeituraDoDocumento) => Promise<Dono | null>;
}
