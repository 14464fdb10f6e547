import type { Uso } from '@credito/domain/gestao/cotas';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDosUsos = queryOptions({
  queryKey: ['uso-de-dados'],
  queryFn: ({ signal }) => api('GET /gestao/uso-de-dados', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export function useMarcarComoVisto() {
  return useMutation({
    mutationFn: ({ operadorId, dia, uso }: { operadorId: string; dia: string; uso: Uso }) =>
      api('POST /gestao/uso-de-dados/{operadorId}/visto', { params: { operadorId }, body: { dia, uso } }),
    onSuccess: () => consultas.invalidateQueries({ queryKey: ['uso-de-dados'] }),
    onError: (erro) => avisarErro(erro),
  });
}

export function useLiberarCota(aoTerminar: () => void) {
  return useMutation({
    mutationFn: ({ operadorId, uso, motivo }: { operadorId: string; uso: Uso; motivo: string }) =>
      api('POST /gestao/uso-de-dados/{operadorId}/liberar', {
        params: { operadorId },
        body: { uso, motivo },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Liberado até a meia-noite de hoje.', tom: 'sucesso' });
      aoTerminar();
      return consultas.invalidateQueries({ queryKey: ['uso-de-dados'] });
    },
  });
}
