/**
 * Which requests a page shows, by ids alone: the order comes from an index and only the rows of the page are joined
 * with the rest afterwards.
 */
import type { Fila } from '@credito/domain/gestao/filas';
import type { FiltroDePrazo } from '@credito/domain/gestao/filtro-de-prazo';
import type { FiltroDaFila } from '@credito/domain/gestao/marcas';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { comAPessoa, daFila, depoisDe, livre, micros, type Posicao } from './fila.repository.ts';

export interface PedidoDePagina {
  sigla: Fila;
  depoisDe?: string | undefined;
  atribuicao: 'todas' | 'livres' | 'minhas';
  filtro: FiltroDaFila;
  prazo: FiltroDePrazo;
  instituicaoId?: number | undefined;
  limite: number;
}

// Written as the partial indexes say them (migrations 0081 and 0105): a parameter would hide them from the planner.
const CONDICAO_DO_FILTRO = {
  risco: sql<boolean>`solicitacao.riscos <> '{}'`,
  corrigidas: sql<boolean>`solicitacao.correcoes > 0`,
  espera: sql<boolean>`solicitacao.status_solicitacao = 'LISTA_ESPERA_IES'`,
  'a-confirmar': sql<boolean>`solicitacao.a_confirmar`,
} as const satisfies Record<Exclude<FiltroDaFila, 'todas' | 'com-a-pessoa'>, unknown>;

/** One more than asked for, when there is a next page. */
export async function posicoesDaPagina(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  pedido: PedidoDePagina,
  { fora, agora, comPrazo }: { fora: readonly number[]; agora: Date; comPrazo: RawBuilder<boolean> | null },
): Promise<readonly Posicao[]> {
  const [momento, id] = pedido.depoisDe?.split('.') ?? [];
  const instituicaoId = sessao.papel === 'instituicao' ? (sessao.instituicaoId ?? 0) : pedido.instituicaoId;
  const alheia =
    sessao.papel === 'instituicao' &&
    pedido.instituicaoId !== undefined &&
    pedido.instituicaoId !== sessao.instituicaoId;
  if (alheia) return [];
  let consulta = db
    .selectFrom('solicitacao')
    .select(['solicitacao.id', micros.as('micros')])
    .where(pedido.filtro === 'com-a-pessoa' ? comAPessoa : daFila(pedido.sigla))
    .where('solicitacao.concluida_em', 'is not', null);
  if (fora.length > 0) consulta = consulta.where('solicitacao.id', 'not in', fora);
  if (instituicaoId !== undefined)
    consulta = consulta.where('solicitacao.instituicao_id', '=', instituicaoId);
  if (pedido.filtro !== 'todas' && pedido.filtro !== 'com-a-pessoa')
    consulta = consulta.where(CONDICAO_DO_FILTRO[pedido.filtro]);
  if (comPrazo !== null) consulta = consulta.where(comPrazo);
  if (pedido.atribuicao === 'minhas')
    consulta = consulta.where('atribuida_a', '=', sessao.operadorId).where('atribuida_ate', '>', agora);
  if (momento !== undefined) consulta = consulta.where(depoisDe({ micros: momento, id: Number(id) }));
  const emOrdem = (doTipo: typeof consulta) =>
    doTipo
      .select('solicitacao.situacao_desde')
      .orderBy('solicitacao.situacao_desde')
      .orderBy('solicitacao.id')
      .limit(pedido.limite + 1);
  if (pedido.atribuicao !== 'livres') return emOrdem(consulta).execute();
  // Each kind of free request by its own index, instead of reading past those that are held.
  const { rows } = await sql<Posicao>`select id, micros from (
      (${emOrdem(consulta.where(livre))}) union all (${emOrdem(consulta.where('atribuida_ate', '<=', agora))})
    ) as livres order by situacao_desde, id limit ${pedido.limite + 1}`.execute(db);
  return rows;
}
