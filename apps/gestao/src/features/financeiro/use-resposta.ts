import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export interface RespostaDada {
  resposta: RespostaAProposta;
  texto?: string;
}

/** Answers a proposal; whatever came of it, the screens show what there is now. */
export function useResposta(responder: (dada: RespostaDada) => Promise<unknown>) {
  return useMutation({
    mutationFn: responder,
    onSuccess: () => mostrarToast({ texto: 'Resposta registrada.', tom: 'sucesso' }),
    onError: (erro) => avisarErro(erro),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['financeiro'] }),
  });
}
