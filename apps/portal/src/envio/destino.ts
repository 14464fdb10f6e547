import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';

/** The slot that a file goes to. */
export interface DestinoDoEnvio {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
  /** It answers a rejected document. */
  responde: boolean;
}

export function chaveDoDestino({ solicitacaoId, tipoPessoa, tipoDocumento, indice }: DestinoDoEnvio): string {
  return `${solicitacaoId}/${tipoPessoa}/${tipoDocumento}/${indice}`;
}

export function caminhoDoEnvio(destino: DestinoDoEnvio): string {
  const { solicitacaoId, tipoPessoa, tipoDocumento, indice, tipoRenda, responde } = destino;
  return `/solicitacaoCredito/${solicitacaoId}/salvarDocumento/${tipoPessoa}/${tipoDocumento}/${indice}/${tipoRenda ?? 'null'}/${responde ? 'S' : 'N'}`;
}

export function caminhoDasPaginas(documentoId: string): string {
  return `/solicitacaoCredito/documentos/${documentoId}/paginas`;
}
