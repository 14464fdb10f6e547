import type { ConversaDaMesa } from '@credito/api/gestao-conversa.rotas';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export interface MensagemDaEquipe extends Pick<ConversaDaMesa, 'tipoPessoa' | 'assunto'> {
  texto: string;
  pedeResposta: boolean;
}

interface LeituraDaEquipe {
  conversaId: string;
  dispensaResposta: boolean;
  /** The last message on the screen. */
  ate: string | undefined;
}

/** Writing to a person and reading what they wrote; both change what the bench and the lists show. */
export function useConversaDaMesa(id: number) {
  const recarregar = () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: ['mesa', id] }),
      consultas.invalidateQueries({ queryKey: ['conversas'] }),
      consultas.invalidateQueries({ queryKey: ['fila'] }),
    ]);
  const escrever = useMutation({
    mutationFn: (body: MensagemDaEquipe) =>
      api('POST /gestao/solicitacoes/{id}/conversas', { params: { id }, body }),
    onSuccess: recarregar,
  });
  const ler = useMutation({
    mutationFn: ({ conversaId, ...body }: LeituraDaEquipe) =>
      api('POST /gestao/conversas/{id}/lida', { params: { id: conversaId }, body }),
    onSuccess: recarregar,
    onError: (erro) => avisarErro(erro),
  });
  return { escrever, ler };
}
