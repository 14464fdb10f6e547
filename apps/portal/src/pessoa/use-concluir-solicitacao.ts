import { ErroDeApi } from '@credito/api/cliente';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../sessao/api.ts';
import { consultaDoStatus } from '../sessao/use-usuario.ts';

/** Hands the request in and goes to the screen of its new situation (spec 2 section 4, "Finishing"). */
export function useConcluirSolicitacao(solicitacaoId: number) {
  const consultas = useQueryClient();
  const [, navegar] = useLocation();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api('PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}', { params: { id: solicitacaoId } }),
    onSuccess: async (status) => {
      consultas.setQueryData(consultaDoStatus.queryKey, status);
      await consultas.invalidateQueries({ queryKey: ['solicitacao', 'carregada'] });
      navegar(status.pagina);
    },
    onError: () => consultas.invalidateQueries({ queryKey: ['solicitacao'] }),
  });
  return {
    concluir: () => mutate(),
    concluindo: isPending,
    falha:
      error === null
        ? null
        : error instanceof ErroDeApi
          ? error.message
          : 'Ocorreu um erro ao concluir a solicitação.',
    aoFecharFalha: reset,
  };
}
