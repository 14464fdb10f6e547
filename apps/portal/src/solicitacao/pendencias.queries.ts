/** Corrections as the logged-in person sees them; read by the status screens and by the pendency flow. */
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';

function consultaDoResumo(solicitacaoId: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'pendencias', solicitacaoId],
    queryFn: ({ signal }) =>
      api('GET /solicitacao/pendencias/{id}', { params: { id: solicitacaoId } }, { sinal: signal }),
  });
}

export function useResumoDasPendencias(solicitacaoId: number, ligada = true) {
  return useQuery({ ...consultaDoResumo(solicitacaoId), enabled: ligada, refetchOnMount: 'always' });
}

export function consultaDasPendencias(solicitacaoId: number, tipoPessoa: TipoPessoa) {
  return queryOptions({
    queryKey: ['solicitacao', 'pendencias', solicitacaoId, tipoPessoa],
    queryFn: ({ signal }) =>
      api(
        'GET /solicitacao/pendencias/{id}/{personType}',
        { params: { id: solicitacaoId, personType: tipoPessoa } },
        { sinal: signal },
      ),
  });
}

export function guardarPendencias(pendencias: Pendencias): Pendencias {
  const { idSolicitacao, tipoPessoa } = pendencias;
  consultas.setQueryData(consultaDasPendencias(idSolicitacao, tipoPessoa).queryKey, pendencias);
  return pendencias;
}

/** The student's sending; the answer says where the request is now. */
export async function enviarCorrecoes(solicitacaoId: number) {
  const conclusao = await api('POST /solicitacao/pendencias/{id}/concluir', {
    params: { id: solicitacaoId },
  });
  await consultas.invalidateQueries({ queryKey: ['solicitacao'] });
  return conclusao;
}
