/** A slot of an owner, and the file that is on its way to it. */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import type { ArquivoPronto } from '../../arquivos/arquivo-recebido.ts';
import type { LugarDoDono } from './lugar.ts';

export interface Vaga {
  dono: LugarDoDono;
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
}

/** Under the key of the sending, which makes one document. */
export type ArquivoComChave = ArquivoPronto & { chave: string };
