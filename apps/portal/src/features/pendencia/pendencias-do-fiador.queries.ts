import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

/** The guarantees that wait for a correction of the logged-in person. */
export const consultaDasMinhasPendencias = queryOptions({
  queryKey: ['garantias', 'com-pendencias'],
  queryFn: async ({ signal }) => {
    const { garantias } = await api('GET /fiador/garantias', {}, { sinal: signal });
    const lidas = await Promise.all(
      garantias
        .filter(({ aceitou }) => aceitou)
        .map(({ id }) => api('GET /fiador/garantias/{id}', { params: { id } }, { sinal: signal })),
    );
    return lidas.filter(({ corrige }) => corrige);
  },
  refetchOnMount: 'always',
});

/** Whether the request went on, or still waits for another guarantor. */
export async function finalizarPendencias(garantiaId: string): Promise<'solicitacao' | 'so-fiador'> {
  const { concluiu } = await api('POST /solicitacao/pendencias/fiador/{id}/concluir', {
    params: { id: garantiaId },
  });
  return concluiu;
}

/** Once the confirmation stands: what is read again has nothing left to correct and would lead away from it. */
export async function relerDepoisDeFinalizar(): Promise<void> {
  await Promise.all([
    consultas.invalidateQueries({ queryKey: ['garantias'] }),
    consultas.invalidateQueries({ queryKey: ['solicitacao'] }),
  ]);
}
