/** Taking contracts that wait for the team, and giving them back. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

/** Takes the one of a state that waits longest and that nobody has, and opens it. */
export function useProximoContrato(codigo: CodigoDoContrato) {
  const [, navegar] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /gestao/contratos/proximo', { body: { codigo } }),
    onSuccess: ({ id }) => {
      if (id === null) mostrarToast({ texto: 'Não há outro contrato livre nesta situação.' });
      else navegar(`/contratos/${id}`);
      return consultas.invalidateQueries({ queryKey: ['contratos'] });
    },
    onError: (erro) => avisarErro(erro),
  });
  return {
    assumir: () => {
      if (!isPending) mutate();
    },
    carregando: isPending,
  };
}

export function useAtribuicaoDoContrato({ id, atribuicao }: Pick<ContratoDaGestao, 'id' | 'atribuicao'>) {
  const lerDeNovo = () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: ['contrato', id] }),
      consultas.invalidateQueries({ queryKey: ['contratos'] }),
    ]);
  return useMutation({
    mutationFn: async () => {
      if (atribuicao?.minha) await api('DELETE /gestao/contratos/{id}/atribuicao', { params: { id } });
      else await api('PUT /gestao/contratos/{id}/atribuicao', { params: { id } });
    },
    onSuccess: lerDeNovo,
    onError: (erro) => {
      avisarErro(erro);
      void lerDeNovo();
    },
  });
}
