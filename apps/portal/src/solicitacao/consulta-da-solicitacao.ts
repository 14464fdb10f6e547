import { ErroDeApi } from '@credito/api/cliente';
import type { Resposta } from '@credito/api/rota';
import type { rotaCarregarSolicitacao } from '@credito/api/solicitacao.rotas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { consultaDoStatus } from '../sessao/use-usuario.ts';

export const FALHA_AO_CARREGAR =
  'Não conseguimos abrir a sua solicitação agora. Tente de novo em alguns minutos.';

export type SolicitacaoCarregada = Resposta<typeof rotaCarregarSolicitacao>;

/** The request as the logged-in person sees it; without an id, their newest one. */
export function consultaDaSolicitacao(id?: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'carregada', id ?? 'atual'],
    queryFn: ({ signal }) =>
      api('GET /solicitacaoCredito/carregar', { query: id === undefined ? {} : { id } }, { sinal: signal }),
  });
}

export function useSolicitacao(id?: number) {
  return useQuery(consultaDaSolicitacao(id));
}

/**
 * The request as an answer tells it, in the place of all that is known of it: no screen has to ask again for what it was
 * just told. Where the request stands is asked when a screen shows it next, and at once only where it moved: the menu
 * hangs on it.
 */
export async function guardarSolicitacao(
  nova: SolicitacaoCarregada,
  antes = conhecida(nova.id),
): Promise<SolicitacaoCarregada> {
  // An answer that was asked for before this one must not take its place.
  await consultas.cancelQueries({ queryKey: ['solicitacao', 'carregada'] });
  consultas.setQueryData(consultaDaSolicitacao(nova.id).queryKey, nova);
  consultas.setQueryData(consultaDaSolicitacao().queryKey, (atual) =>
    atual === undefined || atual.id === nova.id ? nova : atual,
  );
  const parada =
    antes?.siglaStatusCadastro === nova.siglaStatusCadastro &&
    antes.statusSolicitacao === nova.statusSolicitacao;
  void consultas.invalidateQueries({
    queryKey: consultaDoStatus.queryKey,
    refetchType: parada ? 'none' : 'active',
  });
  return nova;
}

/** Asked again, whatever is known of it. */
export async function recarregarSolicitacao(id: number): Promise<SolicitacaoCarregada> {
  const antes = conhecida(id);
  return guardarSolicitacao(
    await consultas.fetchQuery({ ...consultaDaSolicitacao(id), staleTime: 0 }),
    antes,
  );
}

function conhecida(id: number): SolicitacaoCarregada | undefined {
  const atual = consultas.getQueryData(consultaDaSolicitacao().queryKey);
  return atual?.id === id ? atual : consultas.getQueryData(consultaDaSolicitacao(id).queryKey);
}

/**
 * There is nothing to show: it could not be loaded, or it is gone. A refresh that failed takes nobody away from the
 * step, and neither does the end of the session, which leads back to it (case WIZ-03).
 */
export function semSolicitacao({ data, error }: { data: unknown; error: Error | null }): boolean {
  if (error === null) return false;
  const status = error instanceof ErroDeApi ? error.status : 0;
  return status !== 401 && (data === undefined || status === 404);
}
