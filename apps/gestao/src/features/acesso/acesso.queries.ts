import type { rotaOperadoresDaDemonstracao } from '@credito/api/gestao-acesso.rotas';
import type { Devolvido } from '@credito/api/rota';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { useProvedor } from '../../sessao/use-sessao.ts';

export type PessoaDaDemonstracao = Devolvido<typeof rotaOperadoresDaDemonstracao>['operadores'][number];

/** Codes change every half minute. */
const ATUALIZAR_A_CADA_MS = 10_000;

/** Outside the demonstration nothing is asked, and nobody is there. */
export function usePessoasDaDemonstracao() {
  const { demonstracao } = useProvedor();
  const { data, refetch } = useQuery({
    queryKey: ['pessoas-da-demonstracao'],
    queryFn: ({ signal }) => api('GET /demonstracao/operadores', {}, { sinal: signal }),
    enabled: demonstracao,
    staleTime: 0,
    refetchInterval: ATUALIZAR_A_CADA_MS,
  });
  return {
    pessoas: data?.operadores ?? [],
    async codigoDe(email: string): Promise<string> {
      const { data: agora } = await refetch();
      return agora?.operadores.find((pessoa) => pessoa.email === email)?.codigo ?? '';
    },
  };
}
