import { type Fila, filasDoPapel, ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import { filtrosDaFila } from '@credito/domain/gestao/marcas';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { contarCorrecoesNaoEnviadas } from '../../pendencia/correcao.repository.ts';
import { consultaDeItens, contarFila, daFila, itemDaFila } from './fila.repository.ts';
import { idsDaPagina, type PedidoDePagina } from './pagina-da-fila.ts';

export async function verFilas({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const agora = relogio.agora();
  const filas = await Promise.all(
    filasDoPapel(sessao.papel).map(async (sigla) => {
      const { total, exato, maisAntigaDesde } = await contarFila(db, sessao, sigla);
      const { minhas } = await db
        .selectFrom('solicitacao')
        .select((eb) => eb.fn.countAll<number>().as('minhas'))
        .where('atribuida_a', '=', sessao.operadorId)
        .where('atribuida_ate', '>', agora)
        .where(daFila(sigla))
        .executeTakeFirstOrThrow();
      return {
        sigla,
        rotulo: ROTULO_DA_FILA[sigla],
        total,
        exato,
        minhas: Number(minhas),
        correcoesNaoEnviadas: await contarCorrecoesNaoEnviadas(db, sigla),
        maisAntigaDesde: maisAntigaDesde?.toISOString() ?? null,
      };
    }),
  );
  return { filas };
}

/** Oldest first. A queue of another role answers like one that does not exist. */
export async function verFila({ db, relogio }: Contexto, sessao: SessaoDeGestao, pedido: PedidoDePagina) {
  if (!filasDoPapel(sessao.papel).includes(pedido.sigla)) throw naoEncontrado();
  // Of the requests outside a queue nothing is shown by a filter that belongs to another one.
  if (!filtrosDaFila(pedido.sigla).includes(pedido.filtro)) return { itens: [], proxima: null };
  const agora = relogio.agora();
  const ids = await idsDaPagina(db, sessao, pedido, agora);
  const linhas =
    ids.length === 0
      ? []
      : await consultaDeItens(db, sessao, agora)
          .where('solicitacao.id', 'in', ids)
          .orderBy('solicitacao.situacao_desde')
          .orderBy('solicitacao.id')
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
