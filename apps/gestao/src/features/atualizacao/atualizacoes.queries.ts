import { ErroDeApi } from '@credito/api/cliente';
import type {
  AtualizacaoNaMesa,
  PeriodoNaGestao,
  rotaAvaliarNaAtualizacao,
  rotaCriarPeriodo,
  rotaDecidirAtualizacao,
  rotaFilaDeAtualizacoes,
  rotaProrrogarPeriodo,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Pedido } from '@credito/api/rota';
import type { FiltroDePrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { mostrarToast } from '@credito/ui/toast/toast';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export type EstadoNaFila = NonNullable<Pedido<typeof rotaFilaDeAtualizacoes>['query']['estado']>;

export const consultaDaFilaDeAtualizacoes = (estado: EstadoNaFila, prazo: FiltroDePrazo) =>
  infiniteQueryOptions({
    queryKey: ['atualizacoes', estado, prazo],
    queryFn: ({ pageParam, signal }) =>
      api('GET /gestao/atualizacoes', { query: { estado, prazo, depoisDe: pageParam } }, { sinal: signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proxima }) => proxima ?? undefined,
    refetchInterval: 60_000,
  });

export const consultaDaAtualizacao = (id: number) =>
  queryOptions({
    queryKey: ['atualizacao', id],
    queryFn: ({ signal }) => api('GET /gestao/atualizacoes/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

export const buscarPagina =
  (id: number, docId: string) =>
  (pagina: number, sinal: AbortSignal): Promise<Blob> =>
    api(
      'GET /gestao/atualizacoes/{id}/documentos/{docId}',
      { params: { id, docId }, query: { pagina } },
      { sinal },
    );

function mostrarDeNovo(atualizacao: AtualizacaoNaMesa): Promise<void> {
  consultas.setQueryData(consultaDaAtualizacao(atualizacao.id).queryKey, atualizacao);
  return consultas.invalidateQueries({ queryKey: ['atualizacoes'] });
}

/** Somebody else was faster: what is shown is read again, and said. */
function explicar(id: number, erro: unknown): void {
  avisarErro(erro);
  // Somebody else has acted meanwhile: the page shows what holds now.
  if (erro instanceof ErroDeApi && erro.status === 409)
    void consultas.invalidateQueries({ queryKey: ['atualizacao', id] });
}

export type Veredito = Omit<Pedido<typeof rotaAvaliarNaAtualizacao>['body'], 'versao'>;

export function useAvaliar({ id, versao }: Pick<AtualizacaoNaMesa, 'id' | 'versao'>) {
  return useMutation({
    mutationFn: ({ docId, veredito }: { docId: string; veredito: Veredito }) =>
      api('POST /gestao/atualizacoes/{id}/documentos/{docId}', {
        params: { id, docId },
        body: { ...veredito, versao },
      }),
    onSuccess: mostrarDeNovo,
    onError: (erro) => explicar(id, erro),
  });
}

/** Each time it is asked for it is written down; what was shown is covered again with the page. */
export function useRevelar(id: number, tipoPessoa: AtualizacaoNaMesa['pessoas'][number]['tipo']) {
  return useMutation({
    mutationFn: () =>
      api('POST /gestao/atualizacoes/{id}/revelar/{tipoPessoa}', { params: { id, tipoPessoa } }),
    onError: (erro) => avisarErro(erro),
  });
}

/** Takes it, or gives it back to the queue. */
export function useAtribuicao({ id, atribuicao }: Pick<AtualizacaoNaMesa, 'id' | 'atribuicao'>) {
  return useMutation({
    mutationFn: async () => {
      if (atribuicao?.minha) await api('DELETE /gestao/atualizacoes/{id}/atribuicao', { params: { id } });
      else await api('PUT /gestao/atualizacoes/{id}/atribuicao', { params: { id } });
    },
    onSuccess: () =>
      Promise.all([
        consultas.invalidateQueries({ queryKey: consultaDaAtualizacao(id).queryKey, exact: true }),
        consultas.invalidateQueries({ queryKey: ['atualizacoes'] }),
      ]),
    onError: (erro) => explicar(id, erro),
  });
}

/** Takes the one that waits longest and that nobody has, and opens it. */
export function useProximaAtualizacao() {
  const [, navegar] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /gestao/atualizacoes/proxima'),
    onSuccess: ({ id }) => {
      if (id === null) mostrarToast({ texto: 'Não há outra atualização livre nesta fila.' });
      else navegar(`/atualizacoes/${id}`);
      return consultas.invalidateQueries({ queryKey: ['atualizacoes'] });
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

type DecisaoDaAtualizacao = Omit<Pedido<typeof rotaDecidirAtualizacao>['body'], 'versao'>;

const FEITO: Readonly<Record<DecisaoDaAtualizacao['acao'], string>> = {
  aprovar: 'Atualização aprovada.',
  reprovar: 'Correção pedida.',
  dispensar: 'A atualização segue sem a parte do fiador.',
};

export function useDecidir({ id, versao }: Pick<AtualizacaoNaMesa, 'id' | 'versao'>) {
  return useMutation({
    mutationFn: (decisao: DecisaoDaAtualizacao) =>
      api('POST /gestao/atualizacoes/{id}', { params: { id }, body: { ...decisao, versao } }),
    onSuccess: (atualizacao, { acao }) => {
      mostrarToast({ texto: FEITO[acao], tom: 'sucesso' });
      return mostrarDeNovo(atualizacao);
    },
    onError: (erro) => explicar(id, erro),
  });
}

export const consultaDosPeriodos = queryOptions({
  queryKey: ['periodos-de-atualizacao'],
  queryFn: ({ signal }) => api('GET /gestao/periodos-de-atualizacao', {}, { sinal: signal }),
});

const guardarPeriodos = (periodos: { periodos: PeriodoNaGestao[] }) =>
  consultas.setQueryData(consultaDosPeriodos.queryKey, periodos);

export function useCriarPeriodo(aoConcluir: () => void) {
  return useMutation({
    mutationFn: (body: Pedido<typeof rotaCriarPeriodo>['body']) =>
      api('POST /gestao/periodos-de-atualizacao', { body }),
    onSuccess: (periodos) => {
      guardarPeriodos(periodos);
      mostrarToast({ texto: 'Período marcado.', tom: 'sucesso' });
      aoConcluir();
    },
  });
}

export function useProrrogar(periodo: number, aoConcluir: () => void) {
  return useMutation({
    mutationFn: (body: Pedido<typeof rotaProrrogarPeriodo>['body']) =>
      api('POST /gestao/periodos-de-atualizacao/{periodo}/prorrogacoes', { params: { periodo }, body }),
    onSuccess: (periodos) => {
      guardarPeriodos(periodos);
      mostrarToast({ texto: 'Período prorrogado.', tom: 'sucesso' });
      aoConcluir();
    },
  });
}
