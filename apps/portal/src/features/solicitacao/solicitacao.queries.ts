import type { rotaInstituicoes } from '@credito/api/catalogo.rotas';
import type { Pedido, Resposta } from '@credito/api/rota';
import type { rotaCriarSolicitacao } from '@credito/api/solicitacao.rotas';
import { lerCobertura } from '@credito/domain/instituicao/cobertura';
import { GRAUS, type Grau } from '@credito/domain/instituicao/niveis';
import type { OfertaEscolhida } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import type { Respostas } from '../../wizard/valores.ts';

export type Instituicao = Resposta<typeof rotaInstituicoes>['result'][number];
export type CorpoDaSolicitacao = Pedido<typeof rotaCriarSolicitacao>['body'];

const CATALOGO_VALE_MS = 300_000;

export function consultaDasInstituicoes(grau: Grau) {
  return queryOptions({
    queryKey: ['catalogo', 'instituicoes', grau],
    queryFn: async ({ signal }) =>
      (await api('GET /universidades/cred-ies', { query: { sort: 'nome', grau } }, { sinal: signal })).result,
    staleTime: CATALOGO_VALE_MS,
  });
}

export function consultaDosCursos(bolsaId: number, campusId: number) {
  return queryOptions({
    queryKey: ['catalogo', 'cursos', bolsaId, campusId],
    queryFn: async ({ signal }) =>
      (
        await api(
          'GET /cursos/{bolsaId}/{campusId}',
          { params: { bolsaId, campusId }, query: { sort: 'nome' } },
          { sinal: signal },
        )
      ).result,
    staleTime: CATALOGO_VALE_MS,
  });
}

function consultaDaCobertura(bolsaId: number, cursoId: number, campusId: number) {
  return queryOptions({
    queryKey: ['catalogo', 'cobertura', bolsaId, cursoId, campusId],
    queryFn: ({ signal }) =>
      api(
        'GET /bolsas/{bolsaId}/curso/{cursoId}/cobertura',
        { params: { bolsaId, cursoId }, query: { campusId } },
        { sinal: signal },
      ),
    staleTime: CATALOGO_VALE_MS,
  });
}

/** Without an answer the step asks as if there were none: an indication helps, it is never in the way. */
export function consultaDaIndicacao(cpf: string) {
  return queryOptions({
    queryKey: ['indicacao', cpf],
    queryFn: ({ signal }) =>
      api('GET /indicacoes-especiais/pde/{cpf}', { params: { cpf } }, { sinal: signal }),
    staleTime: CATALOGO_VALE_MS,
    retry: false,
  });
}

/** Rules of today, to say what a choice costs. */
export const consultaDosProgramas = queryOptions({
  queryKey: ['catalogo', 'programas-da-simulacao'],
  queryFn: async ({ signal }) => (await api('GET /simulador/programas', {}, { sinal: signal })).programas,
  staleTime: CATALOGO_VALE_MS,
});

/** The course's own regulation, else its institution's. */
export function consultaDoRegulamento(respostas: Readonly<Respostas>) {
  const [grau, bolsaId] = [lerGrau(respostas.grau), lerCodigo(respostas.bolsaId)];
  const [campusId, cursoId] = [lerCodigo(respostas.campusId), lerCodigo(respostas.cursoId)];
  return queryOptions({
    queryKey: ['catalogo', 'regulamento', grau, bolsaId, campusId, cursoId],
    queryFn: async ({ client }) => {
      if (!grau || !bolsaId || !campusId) return null;
      const [instituicoes, cursos] = await Promise.all([
        client.fetchQuery(consultaDasInstituicoes(grau)),
        client.fetchQuery(consultaDosCursos(bolsaId, campusId)),
      ]);
      const curso = cursos.find(({ id }) => id === cursoId);
      const instituicao = instituicoes.find((uma) => uma.bolsaId === bolsaId);
      return curso?.regulamentoExclusivo ?? instituicao?.regulamento ?? null;
    },
    staleTime: CATALOGO_VALE_MS,
  });
}

export const lerGrau = (valor: unknown): Grau | null => GRAUS.find((grau) => grau === valor) ?? null;
const lerCodigo = (valor: unknown): number | null => (typeof valor === 'number' ? valor : null);

/** What the rules need to know of the chosen course; null while the choice is incomplete or no longer offered. */
export async function buscarOferta(
  consultas: QueryClient,
  respostas: Readonly<Respostas>,
): Promise<OfertaEscolhida | null> {
  const grau = lerGrau(respostas.grau);
  const bolsaId = lerCodigo(respostas.bolsaId);
  const campusId = lerCodigo(respostas.campusId);
  const cursoId = lerCodigo(respostas.cursoId);
  if (!grau || !bolsaId || !campusId || !cursoId) return null;
  const [instituicoes, cursos, cobertura] = await Promise.all([
    consultas.fetchQuery(consultaDasInstituicoes(grau)),
    consultas.fetchQuery(consultaDosCursos(bolsaId, campusId)),
    consultas.fetchQuery(consultaDaCobertura(bolsaId, cursoId, campusId)),
  ]);
  const instituicao = instituicoes.find((item) => item.bolsaId === bolsaId);
  const campus = instituicao?.campus.find((item) => item.campusId === campusId);
  const curso = cursos.find((item) => item.id === cursoId);
  if (!instituicao || !campus || !curso) return null;
  return {
    instituicao: instituicao.label,
    campus: campus.campus,
    curso: curso.label,
    habilitado: instituicao.habilitado === 1,
    exigeNumeroMatricula: instituicao.exigeNumeroMatricula === 'SIM',
    cobertura: lerCobertura(cobertura),
    mensalidadeCentavos: cobertura.mensalidadeCentavos,
  };
}
