/** An invitation to guarantee a contract in the place of another: read, accepted, refused. */
import type { ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDoConviteDaAlteracao = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'convite', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/f/{id}/convite', { params: { id } }, { sinal: signal }),
  });

export async function aceitarContrato(
  id: number,
  { versao, sha256 }: ConviteDaAlteracao['consentimento'],
): Promise<void> {
  await api('POST /alteracao-contrato/f/{id}/aceite', { params: { id }, body: { versao, sha256, li: true } });
  await consultas.invalidateQueries({ queryKey: ['alteracoes', 'garantidas'] });
}

export async function recusarContrato(id: number): Promise<void> {
  await api('POST /alteracao-contrato/f/{id}/recusa', { params: { id } });
  await consultas.invalidateQueries({ queryKey: ['alteracoes', 'garantidas'] });
}
