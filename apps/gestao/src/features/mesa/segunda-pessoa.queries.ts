import type { RespostaAProposta, TipoDeDecisao } from '@credito/domain/gestao/segunda-pessoa';
import type { DecisaoDoRecurso } from '@credito/domain/recurso/recurso';
import { mostrarToast } from '@credito/ui/toast/toast';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import type { AcaoDaMesa, MotivoDaDecisao } from './mesa.queries.ts';
import { useReler } from './use-reler.ts';

const CONFIRMADA: Readonly<Record<TipoDeDecisao, string>> = {
  reprovacao: 'Reprovação confirmada.',
  aprovacao: 'Aprovação confirmada.',
};

const FEITO: Readonly<Record<Exclude<RespostaAProposta, 'confirmar'>, string>> = {
  devolver: 'Devolvida à análise.',
  retirar: 'Proposta retirada.',
};

export function useRespostaAProposta(id: number, tipo: TipoDeDecisao) {
  const { recarregar, aoFalhar } = useReler(id);
  return useMutation({
    mutationFn: (body: { resposta: RespostaAProposta; versao: number; texto?: string }) =>
      api('POST /gestao/solicitacoes/{id}/proposta', { params: { id }, body }),
    onSuccess: (_, { resposta }) => {
      mostrarToast({
        texto: resposta === 'confirmar' ? CONFIRMADA[tipo] : FEITO[resposta],
        tom: 'sucesso',
      });
      return recarregar();
    },
    onError: aoFalhar,
  });
}

export function useRespostaAoRecurso(id: number) {
  const { recarregar, aoFalhar } = useReler(id);
  return useMutation({
    mutationFn: (body: { decisao: DecisaoDoRecurso; versao: number; texto: string }) =>
      api('POST /gestao/solicitacoes/{id}/recurso', { params: { id }, body }),
    onSuccess: (_, { decisao }) => {
      mostrarToast({
        texto: decisao === 'aceitar' ? 'Recurso aceito.' : 'Decisão mantida.',
        tom: 'sucesso',
      });
      return recarregar();
    },
    onError: aoFalhar,
  });
}

export function useNota(id: number) {
  return useMutation({
    mutationFn: (texto: string) =>
      api('POST /gestao/solicitacoes/{id}/notas', { params: { id }, body: { texto } }),
    onSuccess: () => consultas.invalidateQueries({ queryKey: ['mesa', id] }),
  });
}

export const consultaDaPrevia = (id: number, versao: number, acao: AcaoDaMesa, motivos: MotivoDaDecisao[]) =>
  queryOptions({
    queryKey: ['previa', id, versao, acao, motivos],
    queryFn: ({ signal }) =>
      api(
        'POST /gestao/solicitacoes/{id}/previa',
        { params: { id }, body: { acao, motivos } },
        { sinal: signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
