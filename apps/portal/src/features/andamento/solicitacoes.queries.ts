/** Everything that the person asked for as a student, and why an earlier one was refused. */
import type { Resposta } from '@credito/api/rota';
import type { rotaMinhasSolicitacoes } from '@credito/api/solicitacao.rotas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { useSessao } from '../../sessao/use-sessao.ts';

export type SolicitacaoPropria = Resposta<typeof rotaMinhasSolicitacoes>['solicitacoes'][number];

const consultaDasMinhas = queryOptions({
  queryKey: ['solicitacao', 'minhas'],
  queryFn: async ({ signal }) => (await api('GET /solicitacao/s/minhas', {}, { sinal: signal })).solicitacoes,
});

export function useMinhasSolicitacoes() {
  const ativa = useSessao().estado === 'ativa';
  return useQuery({ ...consultaDasMinhas, enabled: ativa, refetchOnMount: 'always' });
}

export function useStatusDa(solicitacaoId: number) {
  return useQuery({
    queryKey: ['solicitacao', 'status', solicitacaoId],
    queryFn: ({ signal }) =>
      api('GET /solicitacao/s/status/{id}', { params: { id: solicitacaoId } }, { sinal: signal }),
  });
}

/** Something of a request that does not exist yet was answered, on whichever device. */
export function useTemRascunho(): boolean {
  const ativa = useSessao().estado === 'ativa';
  const { data } = useQuery({
    queryKey: ['solicitacao', 'rascunho'],
    queryFn: async ({ signal }) => (await api('GET /solicitacao/rascunho', {}, { sinal: signal })).rascunho,
    enabled: ativa,
    refetchOnMount: 'always',
  });
  return data != null && Object.keys(data.respostas).length > 0;
}
