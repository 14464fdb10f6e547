import { type Fila, filasDoPapel, ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import type { FiltroDaFila } from '@credito/domain/gestao/marcas';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { consultaDeItens, contarFila, depoisDe, itemDaFila } from './fila.repository.ts';

export async function verFilas({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const agora = relogio.agora();
  const filas = await Promise.all(
    filasDoPapel(sessao.papel).map(async (sigla) => {
      const { total, exato, maisAntigaDesde } = await contarFila(db, sessao, sigla);
      const { minhas } = await db
        .selectFrom('atribuicao')
        .innerJoin('solicitacao', 'solicitacao.id', 'atribuicao.solicitacao_id')
        .select((eb) => eb.fn.countAll<number>().as('minhas'))
        .where('atribuicao.operador_id', '=', sessao.operadorId)
        .where('atribuicao.expira_em', '>', agora)
        .where('solicitacao.sigla', '=', sigla)
        .executeTakeFirstOrThrow();
      return {
        sigla,
        rotulo: ROTULO_DA_FILA[sigla],
        total,
        exato,
        minhas: Number(minhas),
        maisAntigaDesde: maisAntigaDesde?.toISOString() ?? null,
      };
    }),
  );
  return { filas };
}

interface PedidoDePagina {
  sigla: Fila;
  depoisDe?: string | undefined;
  atribuicao: 'todas' | 'livres' | 'minhas';
  filtro: FiltroDaFila;
  instituicaoId?: number | undefined;
  limite: number;
}

// Written as the partial indexes say them (migration 0081): a parameter would hide them from the planner.
const COM_RISCO = sql<boolean>`solicitacao.riscos <> '{}'`;
const CORRIGIDAS = sql<boolean>`solicitacao.correcoes > 0`;
const EM_ESPERA = sql<boolean>`solicitacao.status_solicitacao = 'LISTA_ESPERA_IES'`;

/** Oldest first. A queue of another role answers like one that does not exist. */
export async function verFila({ db, relogio }: Contexto, sessao: SessaoDeGestao, pedido: PedidoDePagina) {
  if (!filasDoPapel(sessao.papel).includes(pedido.sigla)) throw naoEncontrado();
  const [micros, id] = pedido.depoisDe?.split('.') ?? [];
  const agora = relogio.agora();
  const linhas = await consultaDeItens(db, sessao, agora)
    .where('solicitacao.sigla', '=', pedido.sigla)
    .$if(pedido.atribuicao === 'livres', (consulta) => consulta.where('atribuicao.operador_id', 'is', null))
    .$if(pedido.atribuicao === 'minhas', (consulta) =>
      consulta.where('atribuicao.operador_id', '=', sessao.operadorId),
    )
    .$if(pedido.instituicaoId !== undefined, (consulta) =>
      consulta.where('solicitacao.instituicao_id', '=', pedido.instituicaoId ?? 0),
    )
    .$if(pedido.filtro === 'risco', (consulta) => consulta.where(COM_RISCO))
    .$if(pedido.filtro === 'corrigidas', (consulta) => consulta.where(CORRIGIDAS))
    .$if(pedido.filtro === 'espera', (consulta) => consulta.where(EM_ESPERA))
    .$if(pedido.filtro === 'a-confirmar', (consulta) =>
      consulta.where('reprovacao_proposta.operador_id', 'is not', null),
    )
    .$if(micros !== undefined, (consulta) =>
      consulta.where(depoisDe({ micros: micros ?? '0', id: Number(id) })),
    )
    .orderBy('solicitacao.situacao_desde')
    .orderBy('solicitacao.id')
    .limit(pedido.limite + 1)
    .execute();
  const pagina = linhas.slice(0, pedido.limite);
  const ultima = pagina.at(-1);
  return {
    itens: pagina.map((linha) => itemDaFila(linha, sessao, agora)),
    proxima: linhas.length > pedido.limite && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

/** The choices of the filter; an institution has only its own queue, and nothing to choose. */
export async function instituicoesDaFila({ db }: Contexto, sessao: SessaoDeGestao, sigla: Fila) {
  if (!filasDoPapel(sessao.papel).includes(sigla)) throw naoEncontrado();
  if (sessao.papel === 'instituicao') return { instituicoes: [] };
  const instituicoes = await db
    .selectFrom('instituicao')
    .select(['id', 'nome'])
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .execute();
  return { instituicoes };
}
