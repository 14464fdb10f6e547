/** What was read in a file, as it is kept: null where nothing could be read. */
import { type Conferencia, isQueNaoEIdentidade } from '@credito/domain/documento/conferencia';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import type { QueryCreator } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';

export interface LeituraDoDocumento {
  documento: LinhaDeDocumento;
  lido: { vision: Vision } | { renda: RendaLida } | null;
  agora: Date;
}

/** Of an identity document; what stands in another picture is compared and forgotten. */
export function visionLida(leitura: LeituraDoDocumento): Vision | null {
  return isQueNaoEIdentidade(leitura.documento.tipo_documento) ? null : visionVista(leitura);
}

export function visionVista({ lido }: LeituraDoDocumento): Vision | null {
  return lido && 'vision' in lido ? lido.vision : null;
}

/**
 * Keeps what was read in a file that still waited for it; no row otherwise. Proofs of income are checked together, whenever
 * one of them changes.
 */
export function gravacaoDaLeitura(
  db: QueryCreator<DB>,
  leitura: LeituraDoDocumento,
  conferencias: readonly Conferencia[],
) {
  const { documento, lido } = leitura;
  const vision = visionLida(leitura);
  return db
    .updateTable('documento')
    .set({
      situacao_leitura: lido ? 'lida' : 'falhou',
      leitura: vision && JSON.stringify(vision),
      leitura_de_renda: lido && 'renda' in lido ? JSON.stringify(lido.renda) : null,
      conferencias: JSON.stringify(conferencias),
    })
    .where('id', '=', documento.id)
    .where('situacao_leitura', '=', 'pendente')
    .returningAll();
}
