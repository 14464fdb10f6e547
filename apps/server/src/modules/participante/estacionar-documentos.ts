import { type ArquivoDaPessoa, mudancasDosArquivos } from '@credito/domain/participante/estacionamento';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import {
  type LinhaDeDocumento,
  mudarSituacaoDe,
  retomarDocumentos,
} from '../documento/documento.repository.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

export interface DonoDosDocumentos {
  participanteId: string;
  /** Who answers now. */
  contaId: string;
}

/**
 * After an answer changed: files that no step asks for any more are parked, and those that are asked for again
 * return (decisions, "The request"). Nothing is erased before the request is concluded. Gives the rows that changed.
 */
export async function estacionarDocumentos(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { participanteId, contaId }: DonoDosDocumentos,
  pessoa: ContextoDoParticipante,
  agora: Date,
): Promise<LinhaDeDocumento[]> {
  const daPessoa = (linhas: readonly LinhaDeDocumento[]) =>
    linhas.filter(({ dono_id }) => dono_id === participanteId).map(arquivoDe);
  const { estacionar, retomar } = mudancasDosArquivos(
    pessoa,
    { emVigor: daPessoa(completa.documentos), estacionados: daPessoa(completa.estacionados) },
    contaId,
  );
  const estacionados = await mudarSituacaoDe(trx, estacionar, 'estacionar', agora);
  return retomar.length === 0 ? estacionados : [...estacionados, ...(await retomarDocumentos(trx, retomar))];
}

function arquivoDe(linha: LinhaDeDocumento): ArquivoDaPessoa {
  const { id, tipo_documento, indice, enviado_por, enviado_em } = linha;
  return { id, tipoDocumento: tipo_documento, indice, enviadoPor: enviado_por, enviadoEm: enviado_em };
}
