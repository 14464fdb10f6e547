import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { consultaDaCoisa, nomeDaCoisa } from '../../envio/destino.ts';
import { coisaDaParte, type ParteAtual } from '../../participante/parte-atual.tsx';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { chamadasDe } from './chamadas.ts';

/** A document that is being read in the background: how often to look. */
const INTERVALO_DA_LEITURA_MS = 3_000;

function consultaDosDocumentos(dono: ParteAtual) {
  return queryOptions({
    queryKey: chaveDosDocumentos(dono),
    queryFn: ({ signal }) => chamadasDe(dono).listar(signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ leitura }) => leitura === 'pendente') ? INTERVALO_DA_LEITURA_MS : false,
  });
}

const chaveDosDocumentos = (dono: ParteAtual) =>
  ['documentos', nomeDaCoisa(coisaDaParte(dono)), dono.tipoPessoa] as const;

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
export function useHistoricoDeDocumentos(dono: ParteAtual, aberto: boolean) {
  const { historico } = chamadasDe(dono);
  return useQuery({
    queryKey: [...chaveDosDocumentos(dono), 'historico'],
    queryFn: historico && aberto ? ({ signal }) => historico(signal) : skipToken,
  });
}

export const podeCopiar = (dono: ParteAtual): boolean => chamadasDe(dono).copiar !== undefined;
export const temHistorico = (dono: ParteAtual): boolean => chamadasDe(dono).historico !== undefined;

/** After any change: the list here, the thing that they belong to elsewhere. */
function useAtualizar(dono: ParteAtual) {
  return () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: chaveDosDocumentos(dono) }),
      consultas.invalidateQueries({ queryKey: [consultaDaCoisa(coisaDaParte(dono))] }),
    ]);
}

export function useExcluirDocumento(dono: ParteAtual) {
  const atualizar = useAtualizar(dono);
  return useMutation({
    mutationFn: (documentId: string) => chamadasDe(dono).excluir(documentId),
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
      chamadasDe(dono).copiar?.(origem, destino) ?? Promise.reject(new Error('Nothing is copied here')),
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
