import type {
  ContratoDaGestao,
  rotaAgirNoContrato,
  rotaGirarCopia,
} from '@credito/api/gestao-contrato.rotas';
import type { Pedido } from '@credito/api/rota';
import { TITULO_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { type AtoDeDois, isAtoDeDois, passoDaProposta } from '@credito/domain/contrato/atos-de-dois';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { ACOES_DA_INSTITUICAO, type AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import type { FiltroDePrazo } from '@credito/domain/gestao/filtro-de-prazo';
import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import type { Data } from '@credito/domain/tempo/data';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { enviarArquivos } from '../../arquivos/enviar-arquivo.ts';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas, estaDesatualizada, mensagemDoErro } from '../../sessao/consultas.ts';

const DOIS_MINUTOS = 120_000;

export const consultaDaSituacao = (codigo: CodigoDoContrato, prazo: FiltroDePrazo) =>
  infiniteQueryOptions({
    queryKey: ['contratos', codigo, prazo],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /gestao/contratos',
        { query: { codigo, prazo, ...(pageParam ? { depoisDe: pageParam } : {}) } },
        { sinal: signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ proxima }) => proxima,
    refetchInterval: 60_000,
  });

export const consultaDoContrato = (id: number) =>
  queryOptions({
    queryKey: ['contrato', id],
    queryFn: ({ signal }) => api('GET /gestao/contratos/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

/** The bytes of both are asked for with the session, never by an address of their own. */
export function abrirTexto({ id, numero, temTexto }: ContratoDaGestao): void {
  void pedirDocumento({
    id: `texto ${id}`,
    nome: temTexto ? `contrato-${numero}.pdf` : `previa-do-contrato-${numero}.pdf`,
    tipo: 'pdf',
    buscar: () => api('GET /gestao/contratos/{id}/contrato', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
    explicar: mensagemDoErro,
  });
}

export function abrirCopia({ id, numero }: ContratoDaGestao): void {
  void pedirDocumento({
    id: `copia ${id}`,
    nome: `contrato-${numero}-assinado.pdf`,
    tipo: 'pdf',
    buscar: () => api('GET /gestao/contratos/{id}/copia', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
    explicar: mensagemDoErro,
  });
}

function mostrarDeNovo(consultas: QueryClient, contrato: ContratoDaGestao): Promise<void> {
  consultas.setQueryData(consultaDoContrato(contrato.id).queryKey, contrato);
  return consultas.invalidateQueries({ queryKey: ['contratos'] });
}

export function useGuardarCopia(id: number) {
  return useMutation({
    mutationFn: (arquivos: readonly File[]) =>
      enviarArquivos<ContratoDaGestao>(`/gestao/contratos/${id}/copia`, arquivos),
    onSuccess: (contrato) => {
      mostrarToast({ texto: 'A cópia digitalizada está guardada.', tom: 'sucesso' });
      return mostrarDeNovo(consultas, contrato);
    },
  });
}

export function useGirarCopia(id: number) {
  return useMutation({
    mutationFn: (body: Pedido<typeof rotaGirarCopia>['body']) =>
      api('POST /gestao/contratos/{id}/copia/giro', { params: { id }, body }, { limiteMs: DOIS_MINUTOS }),
    onSuccess: (contrato) => {
      mostrarToast({ texto: 'A cópia foi girada.', tom: 'sucesso' });
      return mostrarDeNovo(consultas, contrato);
    },
    onError: (erro) => mudouEmOutraTela(consultas, id, erro),
  });
}

export type DadosDoAto = Omit<Pedido<typeof rotaAgirNoContrato>['body'], 'acao' | 'versao'>;
type DaInstituicao = (typeof ACOES_DA_INSTITUICAO)[number];
const isDaInstituicao = (acao: AcaoDaEquipe): acao is DaInstituicao =>
  (ACOES_DA_INSTITUICAO as readonly AcaoDaEquipe[]).includes(acao);

/** Somebody else was faster: what is shown is read again, and said. */
function mudouEmOutraTela(consultas: QueryClient, id: number, erro: unknown): Promise<unknown> {
  avisarErro(erro, 'O contrato mudou em outra tela. Mostramos a versão mais nova.');
  return Promise.all([
    consultas.invalidateQueries({ queryKey: ['contrato', id] }),
    consultas.invalidateQueries({ queryKey: ['contratos'] }),
  ]);
}

export function useAgir(
  { id, versao }: ContratoDaGestao,
  acao: AcaoDaEquipe,
  { aoConcluir, aoMudarEmOutraTela }: { aoConcluir: () => void; aoMudarEmOutraTela: () => void },
) {
  return useMutation({
    mutationFn: (dados: DadosDoAto) =>
      isDaInstituicao(acao)
        ? api('POST /gestao/contratos/{id}/pela-instituicao', { params: { id }, body: { acao, versao } })
        : api('POST /gestao/contratos/{id}', { params: { id }, body: { acao, versao, ...dados } }),
    onSuccess: (contrato) => {
      const feito = isAtoDeDois(acao) ? passoDaProposta('propor', acao) : acao;
      mostrarToast({ texto: `${TITULO_DO_ACONTECIMENTO[feito]}.`, tom: 'sucesso' });
      aoConcluir();
      return mostrarDeNovo(consultas, contrato);
    },
    onError: (erro) => {
      if (!estaDesatualizada(erro)) return;
      aoMudarEmOutraTela();
      return mudouEmOutraTela(consultas, id, erro);
    },
  });
}

const RESPOSTA_DADA: Readonly<
  Record<RespostaAProposta, (acao: AtoDeDois) => keyof typeof TITULO_DO_ACONTECIMENTO>
> = {
  confirmar: (acao) => acao,
  devolver: (acao) => passoDaProposta('naoConfirmar', acao),
  retirar: (acao) => passoDaProposta('retirar', acao),
};

export function useResponderProposta({ id, versao }: ContratoDaGestao, { acao }: { acao: AtoDeDois }) {
  return useMutation({
    mutationFn: (resposta: { resposta: RespostaAProposta; texto?: string }) =>
      api('POST /gestao/contratos/{id}/proposta', { params: { id }, body: { versao, ...resposta } }),
    onSuccess: (contrato, { resposta }) => {
      mostrarToast({ texto: `${TITULO_DO_ACONTECIMENTO[RESPOSTA_DADA[resposta](acao)]}.`, tom: 'sucesso' });
      return mostrarDeNovo(consultas, contrato);
    },
    onError: (erro) => {
      if (estaDesatualizada(erro)) return mudouEmOutraTela(consultas, id, erro);
      avisarErro(erro);
      return;
    },
  });
}

export interface PedidoDeAptas {
  instituicaoId: number;
  ano: number;
  semestre: 1 | 2;
  ultimoMes: Data | null;
}

export const consultaDasAptas = ({ ultimoMes, ...pedido }: PedidoDeAptas) =>
  queryOptions({
    queryKey: ['contratos', 'aptas', pedido.instituicaoId, pedido.ano, pedido.semestre, ultimoMes],
    queryFn: ({ signal }) =>
      api(
        'GET /gestao/contratos/aptas',
        { query: { ...pedido, ...(ultimoMes ? { ultimoMes } : {}) } },
        { sinal: signal, limiteMs: DOIS_MINUTOS },
      ),
    // Each reading rehearses them all.
    refetchOnWindowFocus: false,
  });
