import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { consultaDeItens, itemDaFila } from './fila.repository.ts';

const MAXIMO = 20;

/** By exact protocol, else by name: accents and case ignored, words in order, each from its beginning. */
export async function buscarSolicitacoes({ db, relogio }: Contexto, sessao: SessaoDeGestao, texto: string) {
  const agora = relogio.agora();
  const consulta = consultaDeItens(db, sessao, agora);
  const protocolo = texto.replace(/[\s.-]/g, '').toUpperCase();
  const porProtocolo = /^[A-Z]*\d{4,}$/.test(protocolo);
  const candidatas = porProtocolo ? null : await idsPorNome(db, sessao, texto);
  const linhas = await (candidatas
    ? consulta.where('solicitacao.id', 'in', candidatas.length > 0 ? candidatas : [0])
    : consulta.where('solicitacao.protocolo', '=', protocolo)
  )
    .orderBy('solicitacao.situacao_desde', 'desc')
    .orderBy('solicitacao.id', 'desc')
    .limit(MAXIMO + 1)
    .execute();
  await registrarVisualizacao(db, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'solicitacao.buscar',
    alvo: { tipo: 'busca', id: porProtocolo ? 'protocolo' : 'nome' },
    contaId: null,
    dados: { achadas: Math.min(linhas.length, MAXIMO) },
  });
  return {
    itens: linhas.slice(0, MAXIMO).map((linha) => itemDaFila(linha, sessao, agora)),
    haMais: linhas.length > MAXIMO,
  };
}

/**
 * Names that begin as typed first, in order, from their index; what is still missing from anywhere in the name. As many
 * as are shown and one more: a common name is shared by a tenth of all people, and the reader is asked for more words.
 */
async function idsPorNome(db: Kysely<DB>, sessao: SessaoDeGestao, texto: string): Promise<readonly number[]> {
  const inicio = sql<string>`sem_acento(${padrao(texto, ' ')})`;
  const doInicio = await nomesQue(db, sessao, sql<boolean>`sem_acento(participante.nome) like ${inicio}`)
    .orderBy(sql`sem_acento(participante.nome) using ~<~`)
    .limit(MAXIMO + 1)
    .execute();
  const faltam = MAXIMO + 1 - doInicio.length;
  if (faltam === 0) return doInicio.map(({ id }) => id);
  const varias = texto.split(/[^\p{L}\p{N}]+/u).filter((palavra) => palavra.length >= 3).length > 1;
  const qualquer = sql<string>`sem_acento(${`%${padrao(texto, '%')}`})`;
  const deDentro = await nomesQue(
    db,
    sessao,
    varias
      ? // The index knows who has both words, without reading everybody who has one (migration 0171); an empty text keeps
        // the planner from reading them through the trigrams all the same.
        sql<boolean>`pares_do_nome(participante.nome) @> pares_do_nome(${texto})
          and sem_acento(participante.nome) || '' like ${qualquer}`
      : sql<boolean>`sem_acento(participante.nome) like ${qualquer}`,
  )
    .where(sql<boolean>`sem_acento(participante.nome) not like ${inicio}`)
    .limit(faltam)
    .execute();
  return [...doInicio, ...deDentro].map(({ id }) => id);
}

function nomesQue(db: Kysely<DB>, sessao: SessaoDeGestao, condicao: RawBuilder<boolean>) {
  return (
    db
      .selectFrom('participante')
      .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
      .select('solicitacao.id')
      .where(condicao)
      // Written as the partial index says it (migration 0105).
      .where(sql<boolean>`participante.tipo_pessoa = 'estudante'`)
      .where('participante.removido_em', 'is', null)
      .$if(sessao.papel === 'instituicao', (consulta) =>
        consulta.where('solicitacao.instituicao_id', '=', sessao.instituicaoId ?? 0),
      )
      .$if(sessao.papel !== 'suporte', (consulta) =>
        consulta.where('solicitacao.concluida_em', 'is not', null),
      )
  );
}

/** "ana silva" finds "Ana Maria da Silva" with `%` between; what LIKE gives a meaning is taken literally. */
function padrao(texto: string, entre: ' ' | '%'): string {
  const palavras = texto
    .replace(/[\\%_]/g, (letra) => `\\${letra}`)
    .split(/\s+/)
    .filter(Boolean);
  return `${palavras.join(entre)}%`;
}
