import type { Exportacao, rotaPedirExportacao } from '@credito/api/gestao-exportacoes.rotas';
import type { Pedido } from '@credito/api/rota';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDasExportacoes = queryOptions({
  queryKey: ['exportacoes'],
  queryFn: ({ signal }) => api('GET /gestao/exportacoes', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export function usePedirExportacao(aoPedir: () => void) {
  return useMutation({
    mutationFn: (body: Pedido<typeof rotaPedirExportacao>['body']) =>
      api('POST /gestao/exportacoes', { body }),
    onSuccess: () => {
      mostrarToast({ texto: 'Pedido feito. Outra pessoa da equipe precisa aprovar.', tom: 'sucesso' });
      aoPedir();
      return consultas.invalidateQueries({ queryKey: ['exportacoes'] });
    },
  });
}

export function useResponderExportacao(aoResponder: () => void) {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; aprovada: boolean; resposta: string }) =>
      api('POST /gestao/exportacoes/{id}/resposta', { params: { id }, body }),
    onSuccess: ({ situacao }) => {
      mostrarToast({
        texto: situacao === 'aprovada' ? 'Exportação aprovada.' : 'Exportação recusada.',
        tom: 'sucesso',
      });
      aoResponder();
      return consultas.invalidateQueries({ queryKey: ['exportacoes'] });
    },
  });
}

const DOIS_MINUTOS = 120_000;

export function useBaixarExportacao() {
  return useMutation({
    mutationFn: async ({ id, tipo, protocolo, de, ate }: Exportacao) => {
      const bytes = await api(
        'POST /gestao/exportacoes/{id}/baixar',
        { params: { id } },
        { limiteMs: DOIS_MINUTOS },
      );
      const [nome, formato] =
        tipo === 'documentos'
          ? ([`documentos-${protocolo}.zip`, 'zip'] as const)
          : tipo === 'carteira'
            ? (['carteira.csv', 'csv'] as const)
            : ([`solicitacoes-${de}-${ate}.csv`, 'csv'] as const);
      await entregarDocumento(nome, bytes, formato);
    },
    onError: (erro) => avisarErro(erro),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['exportacoes'] }),
  });
}
