import { VAGA_VAZIA } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';

/** What the files of a person belong to (ADR 0118): a request, a half-yearly update, or a change of guarantor. */
export type CoisaDoEnvio = { solicitacaoId: number } | { atualizacaoId: number } | { alteracaoId: number };

/** The slot that a file goes to. */
export type DestinoDoEnvio = CoisaDoEnvio & {
  tipoPessoa: TipoPessoa;
  /** Who is in the place now: a file that waits is not for whoever comes after. */
  pessoaId?: string | undefined;
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
  /** It answers a rejected document. */
  responde: boolean;
};

/** Its name in keys: a request by its number alone, as devices keep it. */
export function nomeDaCoisa(coisa: CoisaDoEnvio): string {
  if ('solicitacaoId' in coisa) return String(coisa.solicitacaoId);
  return 'atualizacaoId' in coisa ? `atualizacao-${coisa.atualizacaoId}` : `alteracao-${coisa.alteracaoId}`;
}

/** Under which the screens keep what was asked of the server about it. */
export function consultaDaCoisa(coisa: CoisaDoEnvio): 'solicitacao' | 'atualizacao' | 'alteracoes' {
  if ('solicitacaoId' in coisa) return 'solicitacao';
  return 'atualizacaoId' in coisa ? 'atualizacao' : 'alteracoes';
}

export function chaveDoDestino(destino: DestinoDoEnvio): string {
  const { tipoPessoa, tipoDocumento, indice } = destino;
  return `${nomeDaCoisa(destino)}/${tipoPessoa}/${tipoDocumento}/${indice}`;
}

export interface Endereco {
  caminho: string;
  /** Parts of the form beside the file. */
  partes: Readonly<Record<string, string>>;
}

/** `substitui`: the file that may be replaced, null for an empty slot; anything else there now is asked about first. */
export function enderecoDoEnvio(destino: DestinoDoEnvio, substitui?: string | null): Endereco {
  if ('solicitacaoId' in destino) return { caminho: caminhoNaSolicitacao(destino, substitui), partes: {} };
  return {
    caminho:
      'atualizacaoId' in destino
        ? `/alteracao-cadastral/${destino.atualizacaoId}/documentos`
        : `/alteracao-contrato/f/${destino.alteracaoId}/renda/documentos`,
    partes: {
      documentType: destino.tipoDocumento,
      personType: destino.tipoPessoa,
      typeIndex: String(destino.indice),
      ...(substitui ? { documentId: substitui } : {}),
    },
  };
}

function caminhoNaSolicitacao(
  destino: Extract<DestinoDoEnvio, { solicitacaoId: number }>,
  substitui: string | null | undefined,
): string {
  const { solicitacaoId, tipoPessoa, pessoaId, tipoDocumento, indice, tipoRenda, responde } = destino;
  const caminho = `/solicitacaoCredito/${solicitacaoId}/salvarDocumento/${tipoPessoa}/${tipoDocumento}/${indice}/${tipoRenda ?? 'null'}/${responde ? 'S' : 'N'}`;
  const busca = new URLSearchParams({
    ...(pessoaId === undefined ? {} : { pessoa: pessoaId }),
    ...(substitui === undefined ? {} : { substitui: substitui ?? VAGA_VAZIA }),
  });
  return busca.size === 0 ? caminho : `${caminho}?${busca}`;
}

export function enderecoDasPaginas(documentoId: string): Endereco {
  return { caminho: `/solicitacaoCredito/documentos/${documentoId}/paginas`, partes: {} };
}
