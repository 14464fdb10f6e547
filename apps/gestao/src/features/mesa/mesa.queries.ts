import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { MotivoEscolhido } from '@credito/domain/gestao/motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { useReler } from './use-reler.ts';

export const consultaDaMesa = (id: number) =>
  queryOptions({
    queryKey: ['mesa', id],
    queryFn: ({ signal }) => api('GET /gestao/solicitacoes/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down: the page is read again when it is opened or changed, not when a window gets focus.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

export const consultaDaPagina = (documentoId: string, pagina: number) =>
  queryOptions({
    queryKey: ['pagina', documentoId, pagina],
    queryFn: ({ signal }) =>
      api(
        'GET /gestao/documentos/{id}/paginas/{pagina}',
        { params: { id: documentoId, pagina } },
        { sinal: signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

export type MotivoDaDecisao = MotivoEscolhido & { tipoPessoa?: TipoPessoa };
export type AcaoDaMesa = Mesa['decisoes'][number]['acao'];
type AcaoDaInstituicao = Extract<AcaoDaMesa, 'aprovarIes' | 'colocarEmListaDeEspera' | 'reprovarIes'>;

const DA_INSTITUICAO: readonly string[] = ['aprovarIes', 'colocarEmListaDeEspera', 'reprovarIes'];
const isDaInstituicao = (acao: AcaoDaMesa): acao is AcaoDaInstituicao => DA_INSTITUICAO.includes(acao);

export type Veredito = 'aprovado' | 'desfeito' | readonly MotivoEscolhido[];

/** Everything that changes a request from the bench; each success and each conflict reads the request again. */
export function useAcoesDaMesa(id: number) {
  const { recarregar, aoFalhar } = useReler(id);
  const params = { id };

  const avaliar = useMutation({
    mutationFn: ({ documentoId, veredito }: { documentoId: string; veredito: Veredito }) => {
      const rota = { params: { id: documentoId } };
      if (veredito === 'desfeito') return api('DELETE /gestao/documentos/{id}/avaliacao', rota);
      return api('PUT /gestao/documentos/{id}/avaliacao', {
        ...rota,
        body:
          veredito === 'aprovado'
            ? { resultado: 'aprovado' }
            : { resultado: 'rejeitado', motivos: [...veredito] },
      });
    },
    onSuccess: recarregar,
    onError: aoFalhar,
  });
  const decidir = useMutation({
    mutationFn: ({
      acao,
      nota,
      ...corpo
    }: {
      acao: AcaoDaMesa;
      versao: number;
      motivos: MotivoDaDecisao[];
      nota?: string | undefined;
    }) =>
      isDaInstituicao(acao)
        ? api('POST /gestao/solicitacoes/{id}/decidir-ies', { params, body: { acao, ...corpo } })
        : api('POST /gestao/solicitacoes/{id}/decidir', {
            params,
            body: { acao, ...corpo, ...(nota ? { nota } : {}) },
          }),
    onSuccess: recarregar,
    onError: aoFalhar,
  });
  const assumir = useMutation({
    mutationFn: () => api('PUT /gestao/solicitacoes/{id}/atribuicao', { params }),
    onSuccess: recarregar,
    onError: aoFalhar,
  });
  const liberar = useMutation({
    mutationFn: () => api('DELETE /gestao/solicitacoes/{id}/atribuicao', { params }),
    onSuccess: recarregar,
    onError: aoFalhar,
  });
  const revelar = useMutation({
    mutationFn: (tipoPessoa: TipoPessoa) =>
      api('POST /gestao/solicitacoes/{id}/revelar/{tipoPessoa}', { params: { id, tipoPessoa } }),
    onError: aoFalhar,
  });
  return { avaliar, decidir, assumir, liberar, revelar };
}
