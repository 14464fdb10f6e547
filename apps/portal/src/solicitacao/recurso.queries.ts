/** The appeal as its student sees it; read by the rejected page and by the wizard that writes it. */
import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';

function consultaDoRecurso(solicitacaoId: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'recurso', solicitacaoId],
    queryFn: ({ signal }) =>
      api('GET /solicitacao/recurso/{id}', { params: { id: solicitacaoId } }, { sinal: signal }),
  });
}

export function useRecurso(solicitacaoId: number, ligada = true) {
  return useQuery({ ...consultaDoRecurso(solicitacaoId), enabled: ligada, refetchOnMount: 'always' });
}

export async function escreverRecurso(solicitacaoId: number, texto: string): Promise<RecursoDaPessoa> {
  const recurso = await api('PUT /solicitacao/recurso/{id}', {
    params: { id: solicitacaoId },
    body: { texto },
  });
  consultas.setQueryData(consultaDoRecurso(solicitacaoId).queryKey, recurso);
  return recurso;
}

export async function enviarRecurso(solicitacaoId: number): Promise<void> {
  await api('POST /solicitacao/recurso/{id}/enviar', { params: { id: solicitacaoId } });
  await consultas.invalidateQueries({ queryKey: ['solicitacao'] });
}
