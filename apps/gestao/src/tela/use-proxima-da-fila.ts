import type { Fila } from '@credito/domain/gestao/filas';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../sessao/api.ts';
import { avisarErro } from '../sessao/avisar-erro.ts';

/** Claims the oldest free request of a queue and opens it. */
export function useProximaDaFila(sigla: Fila, aoEsvaziar: () => void) {
  const [, navegar] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /gestao/filas/{sigla}/proxima', { params: { sigla } }),
    onSuccess: ({ id }) => {
      if (id === null) aoEsvaziar();
      else navegar(`/solicitacoes/${id}`);
    },
    onError: (erro) => avisarErro(erro),
  });
  return {
    assumir: () => {
      if (!isPending) mutate();
    },
    carregando: isPending,
  };
}
