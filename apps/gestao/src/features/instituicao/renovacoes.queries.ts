import { mostrarToast } from '@credito/ui/toast/toast';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDasRenovacoes = infiniteQueryOptions({
  queryKey: ['matriculas', 'renovacoes'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /gestao/matriculas/renovacoes', { query: { depoisDe: pageParam } }, { sinal: signal }),
  initialPageParam: 0,
  getNextPageParam: ({ proxima }) => proxima,
});

const reler = () => consultas.invalidateQueries({ queryKey: consultaDasRenovacoes.queryKey });

export function useConfirmarRenovacao(aoConcluir: () => void) {
  return useMutation({
    mutationFn: (id: number) => api('POST /gestao/matriculas/renovacoes/{id}', { params: { id } }),
    onSuccess: ({ texto }) => {
      mostrarToast({ texto, tom: 'sucesso' });
      aoConcluir();
      return reler();
    },
    onError: (erro) => {
      avisarErro(erro);
      aoConcluir();
      // A colleague may have been faster.
      return reler();
    },
  });
}
