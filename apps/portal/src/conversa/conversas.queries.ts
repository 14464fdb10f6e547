/** Messages with the team under one's own pendencies. */
import type { ConversasDaPessoa } from '@credito/api/conversa.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';

type Assunto = ConversasDaPessoa['conversas'][number]['assunto'];

function consultaDasConversas(solicitacaoId: number, tipoPessoa: TipoPessoa) {
  return queryOptions({
    queryKey: ['solicitacao', 'conversas', solicitacaoId, tipoPessoa],
    queryFn: ({ signal }) =>
      api(
        'GET /solicitacao/pendencias/{id}/{personType}/conversas',
        { params: { id: solicitacaoId, personType: tipoPessoa } },
        { sinal: signal },
      ),
  });
}

export function useConversas(solicitacaoId: number, tipoPessoa: TipoPessoa) {
  return useQuery({ ...consultaDasConversas(solicitacaoId, tipoPessoa), refetchOnMount: 'always' });
}

export function useEscreverMensagem(solicitacaoId: number, tipoPessoa: TipoPessoa) {
  const params = { id: solicitacaoId, personType: tipoPessoa };
  const guardar = (novas: ConversasDaPessoa) =>
    consultas.setQueryData(consultaDasConversas(solicitacaoId, tipoPessoa).queryKey, novas);
  const escrever = useMutation({
    mutationFn: (body: { assunto: Assunto; texto: string }) =>
      api('POST /solicitacao/pendencias/{id}/{personType}/conversas', { params, body }),
    onSuccess: guardar,
  });
  const ler = useMutation({
    mutationFn: (assunto: Assunto) =>
      api('POST /solicitacao/pendencias/{id}/{personType}/conversas/lidas', { params, body: { assunto } }),
    onSuccess: guardar,
  });
  return { escrever, ler };
}
