/** The filters of a queue, also as its address says them: the back button and a shared link find the same page again. */
import type { Fila } from './filas.ts';
import { comFiltroDePrazo, type FiltroDePrazo, lerFiltroDePrazo } from './filtro-de-prazo.ts';
import { type FiltroDaFila, filtrosDaFila } from './marcas.ts';

export const ATRIBUICOES = ['todas', 'livres', 'minhas'] as const;

export interface FiltrosDaFila {
  atribuicao: (typeof ATRIBUICOES)[number];
  filtro: FiltroDaFila;
  prazo: FiltroDePrazo;
  instituicaoId: number | null;
}

export const SEM_FILTRO: FiltrosDaFila = {
  atribuicao: 'todas',
  filtro: 'todas',
  prazo: 'todos',
  instituicaoId: null,
};

export const MAIOR_INSTITUICAO = 2_147_483_647;

/** What the address does not say, or says wrong, is not filtered by. */
export function lerFiltros(fila: Fila, endereco: string): FiltrosDaFila {
  const parametros = new URLSearchParams(endereco);
  const instituicao = parametros.get('instituicao') ?? '';
  return {
    atribuicao: ATRIBUICOES.find((valor) => valor === parametros.get('com')) ?? SEM_FILTRO.atribuicao,
    filtro: filtrosDaFila(fila).find((valor) => valor === parametros.get('situacao')) ?? SEM_FILTRO.filtro,
    prazo: lerFiltroDePrazo(endereco),
    instituicaoId:
      /^[1-9]\d{0,9}$/.test(instituicao) && Number(instituicao) <= MAIOR_INSTITUICAO
        ? Number(instituicao)
        : null,
  };
}

/** Without what is not filtered by; empty for the whole queue. */
export function filtrosNoEndereco({ atribuicao, filtro, prazo, instituicaoId }: FiltrosDaFila): string {
  const parametros = new URLSearchParams();
  if (atribuicao !== SEM_FILTRO.atribuicao) parametros.set('com', atribuicao);
  if (filtro !== SEM_FILTRO.filtro) parametros.set('situacao', filtro);
  if (instituicaoId !== null) parametros.set('instituicao', String(instituicaoId));
  return comFiltroDePrazo(parametros.toString(), prazo);
}
