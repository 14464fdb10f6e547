import { VAGA_VAZIA } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';

/** The slot that a file goes to. */
export interface DestinoDoEnvio {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  /** Who is in the place now: a file that waits is not for whoever comes after. */
  pessoaId?: string | undefined;
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
  /** It answers a rejected document. */
  responde: boolean;
}

export function chaveDoDestino({ solicitacaoId, tipoPessoa, tipoDocumento, indice }: DestinoDoEnvio): string {
  return `${solicitacaoId}/${tipoPessoa}/${tipoDocumento}/${indice}`;
}

/** `substitui`: the file that may be replaced, null for an empty slot; anything else there now is asked about first. */
export function caminhoDoEnvio(destino: DestinoDoEnvio, substitui?: string | null): string {
  const { solicitacaoId, tipoPessoa, pessoaId, tipoDocumento, indice, tipoRenda, responde } = destino;
  const caminho = `/solicitacaoCredito/${solicitacaoId}/salvarDocumento/${tipoPessoa}/${tipoDocumento}/${indice}/${tipoRenda ?? 'null'}/${responde ? 'S' : 'N'}`;
  const busca = new URLSearchParams({
    ...(pessoaId === undefined ? {} : { pessoa: pessoaId }),
    ...(substitui === undefined ? {} : { substitui: substitui ?? VAGA_VAZIA }),
  });
  return busca.size === 0 ? caminho : `${caminho}?${busca}`;
}

export function caminhoDasPaginas(documentoId: string): string {
  return `/solicitacaoCredito/documentos/${documentoId}/paginas`;
}
