/** By when things of a queue are due, as SQL: ranges of a column, so that the index which orders a queue also filters it. */
import { iniciosDaEspera } from '@credito/domain/andamento/espera';
import { diasDoPrazo, type FiltroDePrazo, intervaloDoPrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { enviosComRespostaEm } from '@credito/domain/recurso/recurso';
import type { Intervalo } from '@credito/domain/tempo/intervalo';
import { type RawBuilder, sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import { esperasDosItens } from './esperas-dos-itens.ts';
import type { PedidoDePagina } from './pagina-da-fila.ts';

export const SEM_PRAZO = sql<boolean>`false`;

/** Of a column that is the last day itself. */
export function diaNoPrazo(
  coluna: string,
  filtro: Exclude<FiltroDePrazo, 'todos'>,
  agora: Date,
): RawBuilder<boolean> {
  const { de, antesDe } = diasDoPrazo(filtro, agora);
  const dia = sql.ref(coluna);
  return de === null
    ? sql<boolean>`${dia} < ${antesDe}`
    : sql<boolean>`(${dia} >= ${de} and ${dia} < ${antesDe})`;
}

/** Of a column with the moment from which the wait counts. */
export function momentoNasPartes(coluna: string, partes: readonly Intervalo[]): RawBuilder<boolean> {
  if (partes.length === 0) return SEM_PRAZO;
  const momento = sql.ref(coluna);
  const alternativas = partes.map(({ de, ate }) =>
    de === null ? sql`${momento} < ${ate}` : sql`(${momento} >= ${de} and ${momento} < ${ate})`,
  );
  return sql<boolean>`(${sql.join(alternativas, sql` or `)})`;
}

const ETAPAS_DA_FILA = {
  PAIES: ['PAIES'],
  PADC: ['PADC'],
  PAF: ['PAF'],
  CORRECAO: ['PADC', 'PAF'],
} as const satisfies Record<Exclude<PedidoDePagina['sigla'], 'RECURSO'>, readonly string[]>;

/** Null where nothing is filtered by; whoever corrects has no deadline of the team. */
export async function condicaoDoPrazo(
  contexto: Contexto,
  { sigla, filtro, prazo }: Pick<PedidoDePagina, 'sigla' | 'filtro' | 'prazo'>,
  agora: Date,
): Promise<RawBuilder<boolean> | null> {
  if (prazo === 'todos') return null;
  if (filtro === 'com-a-pessoa') return SEM_PRAZO;
  const intervalo = intervaloDoPrazo(prazo, agora);
  const coluna = 'solicitacao.situacao_desde';
  if (sigla === 'RECURSO') return momentoNasPartes(coluna, [enviosComRespostaEm(intervalo)]);
  const etapas = ETAPAS_DA_FILA[sigla].map((etapa) => ({ sigla: etapa }));
  const esperas = await esperasDosItens(contexto, etapas);
  const daEtapa = Object.entries(esperas).map(([etapa, espera]) =>
    espera
      ? sql`(solicitacao.sigla = ${etapa} and ${momentoNasPartes(coluna, iniciosDaEspera(espera, intervalo))})`
      : SEM_PRAZO,
  );
  return sql<boolean>`(solicitacao.status_solicitacao <> 'LISTA_ESPERA_IES' and (${sql.join(daEtapa, sql` or `)}))`;
}
