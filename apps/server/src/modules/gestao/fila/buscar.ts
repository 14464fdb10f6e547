import { MENSAGEM_DO_CONFLITO, type MotivoDoConflito } from '@credito/domain/acesso/conflito';
import { palavrasDaBusca, protocoloDaBusca, textoDaBusca } from '@credito/domain/gestao/busca';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';
import { registrarTentativa } from '../conflito/parte-interessada.ts';
import { esperasDosItens } from './esperas-dos-itens.ts';
import { consultaDeItens, itemDaFila } from './fila.repository.ts';

const MAXIMO = 20;

/**
 * By exact protocol, else by name: accents, case and apostrophes ignored, words in any order. What the reader is part of is
 * not found, and the reader is told that.
 */
export async function buscarSolicitacoes(contexto: Contexto, sessao: SessaoDeGestao, digitado: string) {
  const { db, relogio } = contexto;
  const agora = relogio.agora();
  const texto = textoDaBusca(digitado);
  const protocolo = protocoloDaBusca(digitado);
  const conflitos = await conflitosDe(db, sessao.operadorId);
  const alcance = { fora: [...conflitos.keys()] };
  const linhas =
    protocolo !== null
      ? await itensPor(db, sessao, agora, (itens) =>
          itens
            .where('solicitacao.protocolo', '=', protocolo)
            .$if(conflitos.size > 0, (outros) => outros.where('solicitacao.id', 'not in', alcance.fora)),
        )
      : await itensDe(db, sessao, agora, await idsPorNome(db, sessao, texto, alcance));
  await registrarVisualizacao(db, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'solicitacao.buscar',
    alvo: { tipo: 'busca', id: protocolo !== null ? 'protocolo' : 'nome' },
    contaId: null,
    dados: { achadas: Math.min(linhas.length, MAXIMO) },
  });
  const achadas = linhas.slice(0, MAXIMO);
  const esperas = await esperasDosItens(contexto, achadas);
  return {
    itens: achadas.map((linha) => itemDaFila(linha, sessao, agora, esperas)),
    haMais: linhas.length > MAXIMO,
    conflito: await procurouASi(contexto, sessao, conflitos, protocolo !== null ? { protocolo } : { texto }),
  };
}

type Itens = ReturnType<typeof consultaDeItens>;

function itensPor(db: Kysely<DB>, sessao: SessaoDeGestao, agora: Date, filtrar: (itens: Itens) => Itens) {
  return filtrar(consultaDeItens(db, sessao, agora))
    .orderBy('solicitacao.situacao_desde', 'desc')
    .orderBy('solicitacao.id', 'desc')
    .limit(MAXIMO + 1)
    .execute();
}

function itensDe(db: Kysely<DB>, sessao: SessaoDeGestao, agora: Date, ids: readonly number[]) {
  return itensPor(db, sessao, agora, (itens) =>
    itens.where('solicitacao.id', 'in', ids.length > 0 ? ids : [0]),
  );
}

/** The sentence for whoever looked for their own request; the attempt is written down. */
async function procurouASi(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  conflitos: ReadonlyMap<number, MotivoDoConflito>,
  { protocolo, texto = '' }: { protocolo?: string; texto?: string },
): Promise<string | null> {
  if (conflitos.size === 0) return null;
  const { db } = contexto;
  const dentro = [...conflitos.keys()];
  const [achada] =
    protocolo === undefined
      ? await idsPorNome(db, sessao, texto, { dentro })
      : (
          await db
            .selectFrom('solicitacao')
            .select('id')
            .where('protocolo', '=', protocolo)
            .where('id', 'in', dentro)
            .execute()
        ).map(({ id }) => id);
  const motivo = achada === undefined ? undefined : conflitos.get(achada);
  if (achada === undefined || !motivo) return null;
  const alvo = { tipo: 'solicitacao', id: String(achada) } as const;
  await registrarTentativa(contexto, { operadorId: sessao.operadorId, motivo, alvo }, 'busca');
  return MENSAGEM_DO_CONFLITO[motivo];
}

/** Of the requests of these ids alone, or of all but them. */
type Alcance =
  | { fora: readonly number[]; dentro?: undefined }
  | { dentro: readonly number[]; fora?: undefined };

/**
 * Names that begin as typed first, in order, from their index; what is still missing from anywhere in the name. As many
 * as are shown and one more: a common name is shared by a tenth of all people, and the reader is asked for more words.
 */
async function idsPorNome(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  texto: string,
  alcance: Alcance,
): Promise<readonly number[]> {
  const palavras = palavrasDaBusca(texto);
  if (palavras.length === 0) return [];
  const inicio = sql<string>`sem_acento(${padrao(texto)})`;
  const doInicio = await nomesQue(
    db,
    sessao,
    alcance,
    sql<boolean>`sem_acento(participante.nome) like ${inicio}`,
  )
    .orderBy(sql`sem_acento(participante.nome) using ~<~`)
    .limit(MAXIMO + 1)
    .execute();
  const faltam = MAXIMO + 1 - doInicio.length;
  if (faltam === 0) return doInicio.map(({ id }) => id);
  const deDentro = await nomesQue(db, sessao, alcance, temAsPalavras(texto, palavras))
    .where(sql<boolean>`sem_acento(participante.nome) not like ${inicio}`)
    .limit(faltam)
    .execute();
  const achados = [...doInicio, ...deDentro];
  // "davila" for "d'Ávila": only names that have an apostrophe are read for it (migration 0405).
  const semApostrofo =
    achados.length > 0
      ? []
      : await nomesQue(
          db,
          sessao,
          alcance,
          sql<boolean>`participante.nome like '%''%' and ${todas(palavras, sql`replace(sem_acento(participante.nome), '''', '')`)}`,
        )
          .limit(faltam)
          .execute();
  return [...achados, ...semApostrofo].map(({ id }) => id);
}

/** Every word somewhere in the name. */
function temAsPalavras(texto: string, palavras: readonly string[]): RawBuilder<boolean> {
  const longas = texto.split(/[^\p{L}\p{N}]+/u).filter((palavra) => palavra.length >= 3);
  const pares = longas.slice(1).map((palavra, posicao) => [longas[posicao] ?? '', palavra] as const);
  if (pares.length === 0) return todas(palavras, sql`sem_acento(participante.nome)`);
  // The index knows who has both words of a pair, in the one order or the other, without reading everybody who has one
  // (migration 0171); an empty text keeps the planner from reading them through the trigrams all the same.
  const comOsPares = pares.map(
    ([a, b]) => sql<boolean>`(pares_do_nome(participante.nome) @> pares_do_nome(${`${a} ${b}`})
      or pares_do_nome(participante.nome) @> pares_do_nome(${`${b} ${a}`}))`,
  );
  return sql<boolean>`${sql.join(comOsPares, sql` and `)}
    and ${todas(palavras, sql`sem_acento(participante.nome) || ''`)}`;
}

function todas(palavras: readonly string[], nome: RawBuilder<unknown>): RawBuilder<boolean> {
  const cada = palavras.map((palavra) => sql<boolean>`${nome} like sem_acento(${`%${padrao(palavra)}`})`);
  return sql<boolean>`${sql.join(cada, sql` and `)}`;
}

function nomesQue(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { fora = [], dentro }: Alcance,
  condicao: RawBuilder<boolean>,
) {
  return (
    db
      .selectFrom('participante')
      .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
      .select('solicitacao.id')
      .where(condicao)
      // Written as the partial index says it (migration 0105).
      .where(sql<boolean>`participante.tipo_pessoa = 'estudante'`)
      .where('participante.removido_em', 'is', null)
      .$if(fora.length > 0, (consulta) => consulta.where('solicitacao.id', 'not in', fora))
      .$if(dentro !== undefined, (consulta) => consulta.where('solicitacao.id', 'in', dentro ?? []))
      .$if(sessao.papel === 'instituicao', (consulta) =>
        consulta.where('solicitacao.instituicao_id', '=', sessao.instituicaoId ?? 0),
      )
      .$if(sessao.papel !== 'suporte', (consulta) =>
        consulta.where('solicitacao.concluida_em', 'is not', null),
      )
  );
}

/** What LIKE gives a meaning is taken literally. */
function padrao(texto: string): string {
  return `${texto.replace(/[\\%_]/g, (letra) => `\\${letra}`)}%`;
}
