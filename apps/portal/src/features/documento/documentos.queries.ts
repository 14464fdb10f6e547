import type { DocumentosPorTipo, RegistroDeDocumento } from '@credito/api/documento.rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ParteAtual } from '../../participante/parte-atual.tsx';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

/** A document that is being read in the background: how often to look. */
const INTERVALO_DA_LEITURA_MS = 3_000;

function consultaDosDocumentos({ idSolicitacao, tipoPessoa }: ParteAtual) {
  return queryOptions({
    queryKey: ['documentos', idSolicitacao, tipoPessoa],
    queryFn: async ({ signal }): Promise<readonly RegistroDeDocumento[]> =>
      emLista(
        await api(
          'GET /solicitacaoCredito/{id}/documentosv2/{personType}',
          { params: { id: idSolicitacao, personType: tipoPessoa } },
          { sinal: signal },
        ),
      ),
    refetchInterval: ({ state }) =>
      state.data?.some(({ leitura }) => leitura === 'pendente') ? INTERVALO_DA_LEITURA_MS : false,
  });
}

function emLista(porTipo: DocumentosPorTipo): readonly RegistroDeDocumento[] {
  return Object.values(porTipo).flatMap((lista) => lista ?? []);
}

export function useDocumentos(dono: ParteAtual) {
  return useQuery(consultaDosDocumentos(dono));
}

/** Pictures are personal: kept for the moment in memory, fetched with the session, never by address. */
export function usePaginaDoDocumento(documentId: string | undefined, pagina: number) {
  return useQuery({
    queryKey: ['pagina-do-documento', documentId, pagina],
    enabled: documentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) =>
      api(
        'GET /solicitacaoCredito/documentos/{documentId}/visao',
        { params: { documentId: documentId ?? '' }, query: { pagina } },
        { sinal: signal },
      ),
  });
}

/** Asked for only when somebody looks. */
export function useHistoricoDeDocumentos({ idSolicitacao, tipoPessoa }: ParteAtual, aberto: boolean) {
  return useQuery({
    queryKey: ['documentos', idSolicitacao, tipoPessoa, 'historico'],
    enabled: aberto,
    queryFn: ({ signal }) =>
      api(
        'GET /solicitacaoCredito/{id}/historicoDocumentos/{personType}',
        { params: { id: idSolicitacao, personType: tipoPessoa } },
        { sinal: signal },
      ),
  });
}

/** After any change: the list here, the request elsewhere. */
function useAtualizar(dono: ParteAtual) {
  return () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: consultaDosDocumentos(dono).queryKey }),
      consultas.invalidateQueries({ queryKey: ['solicitacao'] }),
    ]);
}

export function useExcluirDocumento(dono: ParteAtual) {
  const atualizar = useAtualizar(dono);
  return useMutation({
    mutationFn: (documentId: string) =>
      api('DELETE /documentos-web/deletar-documento/{requestId}/{documentId}', {
        params: { requestId: dono.idSolicitacao, documentId },
      }),
    onSettled: atualizar,
  });
}

export function useExcluirPagina(dono: ParteAtual) {
  const atualizar = useAtualizar(dono);
  return useMutation({
    mutationFn: ({ documentId, pagina }: { documentId: string; pagina: number }) =>
      api('DELETE /solicitacaoCredito/documentos/{documentId}/paginas/{pagina}', {
        params: { documentId, pagina },
      }),
    onSettled: atualizar,
  });
}

export function useCopiarDocumento(dono: ParteAtual) {
  const atualizar = useAtualizar(dono);
  return useMutation({
    mutationFn: ({ origem, destino }: { origem: TipoDocumento; destino: TipoDocumento }) =>
      api('POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}', {
        params: {
          id: dono.idSolicitacao,
          personType: dono.tipoPessoa,
          sourceDocType: origem,
          targetDocType: destino,
        },
      }),
    onSettled: atualizar,
  });
}

export function useExplicarDocumento(dono: ParteAtual) {
  const atualizar = useAtualizar(dono);
  return useMutation({
    mutationFn: ({ documentId, explicacao }: { documentId: string; explicacao: string }) =>
      api('PUT /solicitacaoCredito/documentos/{documentId}/explicacao', {
        params: { documentId },
        body: { explicacao },
      }),
    onSettled: atualizar,
  });
}
