/** The calls about files, by what they belong to (ADR 0118); whatever names a single file is the same for all. */
import type { EnvioDaPessoa } from '@credito/api/documento.rotas';
import type { DocumentosPorTipo, RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type {
  ParteAtual,
  ParteDaAtualizacao,
  ParteDaRenda,
  ParteDaSolicitacao,
} from '../../participante/parte-atual.tsx';
import { api } from '../../sessao/api.ts';

export interface ChamadasDosDocumentos {
  listar: (sinal: AbortSignal) => Promise<readonly RegistroDeDocumento[]>;
  excluir: (documentId: string) => Promise<unknown>;
  /** What became of everything that was sent; absent where that is not kept in sight. */
  historico?: (sinal: AbortSignal) => Promise<readonly EnvioDaPessoa[]>;
  /** Uses a file in another slot too; absent where the other slot then asks for nothing. */
  copiar?: (origem: TipoDocumento, destino: TipoDocumento) => Promise<unknown>;
}

export function chamadasDe(dono: ParteAtual): ChamadasDosDocumentos {
  if ('idSolicitacao' in dono) return daSolicitacao(dono);
  return 'idAtualizacao' in dono ? daAtualizacao(dono) : daRenda(dono);
}

function daSolicitacao({ idSolicitacao: id, tipoPessoa }: ParteDaSolicitacao): ChamadasDosDocumentos {
  const params = { id, personType: tipoPessoa };
  return {
    listar: async (sinal) =>
      emLista(await api('GET /solicitacaoCredito/{id}/documentosv2/{personType}', { params }, { sinal })),
    historico: async (sinal) =>
      (await api('GET /solicitacaoCredito/{id}/historicoDocumentos/{personType}', { params }, { sinal }))
        .result,
    excluir: (documentId) =>
      api('DELETE /documentos-web/deletar-documento/{requestId}/{documentId}', {
        params: { requestId: id, documentId },
      }),
    copiar: (sourceDocType, targetDocType) =>
      api('POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}', {
        params: { ...params, sourceDocType, targetDocType },
      }),
  };
}

function daAtualizacao({ idAtualizacao: updateId, tipoPessoa }: ParteDaAtualizacao): ChamadasDosDocumentos {
  return {
    listar: async (sinal) => {
      const todos = await api(
        'GET /alteracao-cadastral/{updateId}/documentos',
        { params: { updateId } },
        { sinal },
      );
      return todos.filter(({ proprietario }) => proprietario === tipoPessoa);
    },
    excluir: (docId) =>
      api('DELETE /alteracao-cadastral/{updateId}/documentos/{docId}', { params: { updateId, docId } }),
  };
}

function daRenda({ idAlteracao: id }: ParteDaRenda): ChamadasDosDocumentos {
  return {
    listar: async (sinal) =>
      (await api('GET /alteracao-contrato/f/{id}/renda', { params: { id } }, { sinal })).documentos,
    excluir: (docId) =>
      api('DELETE /alteracao-contrato/f/{id}/renda/documentos/{docId}', { params: { id, docId } }),
  };
}

function emLista(porTipo: DocumentosPorTipo): readonly RegistroDeDocumento[] {
  return Object.values(porTipo).flatMap((lista) => lista ?? []);
}
