import { ErroDeApi } from '@credito/api/cliente';
import { useMutation } from '@tanstack/react-query';
import { useArquivosACaminho } from '../envio/arquivos-a-caminho.tsx';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { consultaDoStatus } from '../sessao/use-usuario.ts';
import { useIrDaqui } from '../wizard/use-ir-daqui.ts';

export type Conclusao = ReturnType<typeof useConcluirSolicitacao>;

/** Hands the request in and goes to the screen of its new situation (spec 2 section 4, "Finishing"). */
export function useConcluirSolicitacao(solicitacaoId: number) {
  const irDaqui = useIrDaqui();
  const espera = useArquivosACaminho(solicitacaoId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api('PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}', { params: { id: solicitacaoId } }),
    onSuccess: async (status) => {
      consultas.setQueryData(consultaDoStatus.queryKey, status);
      irDaqui(status.pagina);
      await consultas.invalidateQueries({ queryKey: ['solicitacao', 'carregada'] });
    },
    onError: () => consultas.invalidateQueries({ queryKey: ['solicitacao'] }),
  });
  return {
    concluir: () => {
      if (!espera.segura()) mutate();
    },
    /** Why it does not go yet. */
    espera: espera.aviso,
    concluindo: isPending,
    falha:
      error === null
        ? null
        : error instanceof ErroDeApi && error.status < 500
          ? error.message
          : 'Ocorreu um erro ao concluir a solicitação.',
    aoFecharFalha: reset,
  };
}
