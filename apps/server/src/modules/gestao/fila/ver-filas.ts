import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { type Fila, filasDoPapel, ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import { filtrosDaFila } from '@credito/domain/gestao/marcas';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { atualizacoesEmAnalise } from '../../atualizacao/atribuicao.ts';
import { nomesDasInstituicoes } from '../../catalogo/catalogo.repository.ts';
import { contarCorrecoesNaoEnviadas } from '../../correcao/correcao.repository.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { conversasAResponder } from '../conversa/mensagens-a-responder.ts';
import { condicaoDoPrazo } from './condicao-do-prazo.ts';
import { contarAteOTeto } from './contar-ate-o-teto.ts';
import { esperasDosItens } from './esperas-dos-itens.ts';
import { consultaDeItens, contarFila, daFila, itemDaFila } from './fila.repository.ts';
import { type PedidoDePagina, posicoesDaPagina } from './pagina-da-fila.ts';

export async function verFilas({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const agora = relogio.agora();
  const fora = await foraDaFila(db, sessao);
  const filas = await Promise.all(
    filasDoPapel(sessao.papel).map(async (sigla) => {
      const { total, exato, maisAntigaDesde } = await contarFila(db, sessao, sigla, fora);
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
  return { filas, alemDasFilas: await contarAlemDasFilas(db, sessao, fora) };
}

async function contarAlemDasFilas(db: Kysely<DB>, { papel }: SessaoDeGestao, fora: readonly number[]) {
  if (!podeNaGestao(papel, 'decidir-solicitacao')) return null;
  return {
    mensagens: await contarAteOTeto(db, conversasAResponder(db, fora).select('conversa.id')),
    atualizacoes: await contarAteOTeto(db, atualizacoesEmAnalise(db, fora).select('atualizacao.id')),
  };
}

/** Oldest first. A queue of another role answers like one that does not exist. */
export async function verFila(contexto: Contexto, sessao: SessaoDeGestao, pedido: PedidoDePagina) {
  const { db, relogio } = contexto;
  if (!filasDoPapel(sessao.papel).includes(pedido.sigla)) throw naoEncontrado();
  // Of the requests outside a queue nothing is shown by a filter that belongs to another one.
  if (!filtrosDaFila(pedido.sigla).includes(pedido.filtro)) return { itens: [], proxima: null };
  const agora = relogio.agora();
  const posicoes = await posicoesDaPagina(db, sessao, pedido, {
    fora: await foraDaFila(db, sessao),
    agora,
    comPrazo: await condicaoDoPrazo(contexto, pedido, agora),
  });
  const pagina = posicoes.slice(0, pedido.limite);
  const ids = pagina.map(({ id }) => id);
  const linhas =
    ids.length === 0
      ? []
      : await consultaDeItens(db, sessao, agora).where('solicitacao.id', 'in', ids).execute();
  const esperas = await esperasDosItens(contexto, linhas);
  const ultima = pagina.at(-1);
  return {
    // As the page was cut: one that moves meanwhile moves neither the others nor where the next page begins.
    itens: linhas
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((linha) => itemDaFila(linha, sessao, agora, esperas)),
    proxima: posicoes.length > pedido.limite && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

/** The choices of the filter; an institution has only its own queue, and nothing to choose. */
export async function instituicoesDaFila({ db }: Contexto, sessao: SessaoDeGestao, sigla: Fila) {
  if (!filasDoPapel(sessao.papel).includes(sigla)) throw naoEncontrado();
  if (sessao.papel === 'instituicao') return { instituicoes: [] };
  return { instituicoes: await nomesDasInstituicoes(db) };
}
