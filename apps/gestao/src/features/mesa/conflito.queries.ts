import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export function useDeclararConflito(id: number, aoDeclarar: () => void) {
  return useMutation({
    mutationFn: (motivo: string) =>
      api('POST /gestao/solicitacoes/{id}/conflito', { params: { id }, body: { motivo } }),
    onSuccess: async () => {
      mostrarToast({ texto: 'Conflito declarado. A solicitação voltou à fila.', tom: 'sucesso' });
      aoDeclarar();
      // What was shown of it leaves the memory as well.
      consultas.removeQueries({ queryKey: ['mesa', id] });
      await Promise.all([
        consultas.invalidateQueries({ queryKey: ['filas'] }),
        consultas.invalidateQueries({ queryKey: ['fila'] }),
      ]);
    },
    onError: (erro) => avisarErro(erro),
  });
}
