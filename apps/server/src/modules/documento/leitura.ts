/** What was read in a file, as it is kept: null where nothing could be read. */
import { type Conferencia, isQueNaoEIdentidade } from '@credito/domain/documento/conferencia';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
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

/** The columns of the document after its reading. Proofs of income are checked together, whenever one of them changes. */
export function colunasDaLeitura(leitura: LeituraDoDocumento, conferencias: readonly Conferencia[]) {
  const { lido } = leitura;
  const vision = visionLida(leitura);
  return {
    situacao_leitura: lido ? 'lida' : 'falhou',
    leitura: vision && JSON.stringify(vision),
    leitura_de_renda: lido && 'renda' in lido ? JSON.stringify(lido.renda) : null,
    conferencias: JSON.stringify(conferencias),
  };
}
