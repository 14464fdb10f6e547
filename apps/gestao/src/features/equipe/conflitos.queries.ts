import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDosConflitos = queryOptions({
  queryKey: ['conflitos'],
  queryFn: ({ signal }) => api('GET /gestao/conflitos', {}, { sinal: signal }),
});

export function useRetirarConflito(aoTerminar: () => void) {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /gestao/conflitos/{id}', { params: { id } }),
    onSuccess: () => {
      mostrarToast({ texto: 'Conflito retirado.', tom: 'sucesso' });
      return consultas.invalidateQueries({ queryKey: ['conflitos'] });
    },
    onError: (erro) => avisarErro(erro),
    onSettled: aoTerminar,
  });
}
