import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import type { AlteracaoDaGestao, rotaAgirNaAlteracao } from '@credito/api/gestao-alteracao.rotas';
import type { Pedido } from '@credito/api/rota';
import type { FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import type { Logradouro } from '@credito/domain/endereco/endereco';
import type { FiltroDePrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas, estaDesatualizada, mensagemDoErro } from '../../sessao/consultas.ts';

const DEZ_SEGUNDOS = 10_000;
const DOIS_MINUTOS = 120_000;

export const consultaDaContagem = queryOptions({
  queryKey: ['alteracoes', 'contagem'],
  queryFn: ({ signal }) => api('GET /gestao/alteracoes/contagem', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export const consultaDaFila = (fluxo: FluxoDaAlteracao, prazo: FiltroDePrazo) =>
  queryOptions({
    queryKey: ['alteracoes', fluxo, prazo],
    queryFn: ({ signal }) => api('GET /gestao/alteracoes', { query: { fluxo, prazo } }, { sinal: signal }),
    refetchInterval: 60_000,
  });

export const consultaDaAlteracao = (id: number) =>
  queryOptions({
    queryKey: ['alteracao', id],
    queryFn: ({ signal }) => api('GET /gestao/alteracoes/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

/** Every reading is written down. */
export const consultaDeHoje = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'de-hoje', id],
    queryFn: ({ signal }) =>
      api('GET /gestao/alteracoes/contrato/{id}/de-hoje', { params: { id } }, { sinal: signal }),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

/** The bytes are asked for with the session, never by an address of their own. */
export function abrirDocumento({ id, numero }: AlteracaoDaGestao): void {
  void pedirDocumento({
    id: `aditivo ${id}`,
    nome: `aditivo-${numero}.pdf`,
    tipo: 'pdf',
    buscar: () =>
      api('GET /gestao/alteracoes/{id}/documento', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
    explicar: mensagemDoErro,
  });
}

export const buscarComprovante =
  (id: number, docId: string) =>
  (pagina: number, sinal: AbortSignal): Promise<Blob> =>
    api(
      'GET /gestao/alteracoes/{id}/comprovantes/{docId}',
      { params: { id, docId }, query: { pagina } },
      { sinal },
    );

/** Never stands in the way: what is not found is typed. */
export async function buscarEndereco(cep: string, sinal: AbortSignal): Promise<Logradouro | null> {
  const achado = await api(
    'GET /gestao/alteracoes/endereco/{cep}',
    { params: { cep } },
    { sinal, limiteMs: DEZ_SEGUNDOS },
  ).catch(() => null);
  if (!achado?.localidade) return null;
  const { logradouro = '', bairro = '', localidade, uf = '' } = achado;
  return { endereco: logradouro, bairro, cidade: localidade, uf };
}

export const simularAlteracao = (contratoId: number, pedido: PedidoDigitado): Promise<AlteracaoSimulada> =>
  api('POST /gestao/alteracoes/simular', { body: { contratoId, pedido } });

export async function iniciarAlteracao(contratoId: number, pedido: PedidoDigitado): Promise<number> {
  const alteracao = await api('POST /gestao/alteracoes', { body: { contratoId, pedido } });
  await mostrarDeNovo(alteracao);
  return alteracao.id;
}

function mostrarDeNovo(alteracao: AlteracaoDaGestao): Promise<void> {
  consultas.setQueryData(consultaDaAlteracao(alteracao.id).queryKey, alteracao);
  return consultas.invalidateQueries({ queryKey: ['alteracoes'] });
}

type Corpo = Pedido<typeof rotaAgirNaAlteracao>['body'];
export type DadosDoAto = Pick<Corpo, 'acao' | 'motivo' | 'prazo'>;

function aoRecusar(id: number, erro: unknown) {
  if (!estaDesatualizada(erro)) return;
  // Somebody else was faster: what is shown is read again, and said.
  avisarErro(erro, 'A alteração mudou em outra tela. Mostramos a versão mais nova.');
  void consultas.invalidateQueries({ queryKey: ['alteracao', id] });
}

export function useAgir({ id, versao }: AlteracaoDaGestao, aoConcluir: () => void) {
  return useMutation({
    mutationFn: (dados: DadosDoAto) =>
      api('POST /gestao/alteracoes/{id}', { params: { id }, body: { versao, ...dados } }),
    onSuccess: (alteracao) => {
      mostrarToast({ texto: `A alteração está agora em: ${alteracao.rotuloDoFluxo}.`, tom: 'sucesso' });
      aoConcluir();
      return mostrarDeNovo(alteracao);
    },
    onError: (erro) => aoRecusar(id, erro),
  });
}

export function useDizerPalavra({ id, versao }: AlteracaoDaGestao, aoConcluir: () => void) {
  return useMutation({
    mutationFn: (palavra: { resposta: 'confirmou' | 'nao-confirmou'; texto: string | null }) =>
      api('POST /gestao/alteracoes/{id}/palavra', { params: { id }, body: { versao, ...palavra } }),
    onSuccess: (alteracao) => {
      mostrarToast({ texto: 'A resposta da instituição está registrada.', tom: 'sucesso' });
      aoConcluir();
      return mostrarDeNovo(alteracao);
    },
    onError: (erro) => aoRecusar(id, erro),
  });
}
