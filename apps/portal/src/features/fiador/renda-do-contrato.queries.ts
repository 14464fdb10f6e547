/** The income of whoever comes to guarantee a contract: answered step by step, and sent. */
import type { RendaDoNovoFiador } from '@credito/api/alteracao-da-renda.rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import type { Respostas } from '../../wizard/valores.ts';

export const consultaDaRenda = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'renda', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/f/{id}/renda', { params: { id } }, { sinal: signal }),
  });

export const lerRendaDeNovo = (id: number): Promise<RendaDoNovoFiador> =>
  consultas.fetchQuery({ ...consultaDaRenda(id), staleTime: 0 });

export async function responderRenda(
  id: number,
  passo: string,
  alteracoes: Respostas,
): Promise<RendaDoNovoFiador> {
  const renda = await api('PUT /alteracao-contrato/f/{id}/renda', {
    params: { id },
    body: { passo, alteracoes },
  });
  consultas.setQueryData(consultaDaRenda(id).queryKey, renda);
  await consultas.invalidateQueries({ queryKey: ['documentos', `alteracao-${id}`] });
  return renda;
}

/** What the list says of it is read anew; the screen of the income leaves meanwhile. */
export async function enviarRenda(id: number): Promise<void> {
  await api('POST /alteracao-contrato/f/{id}/renda/envio', { params: { id } });
  await consultas.invalidateQueries({ queryKey: ['alteracoes', 'garantidas'] });
}
