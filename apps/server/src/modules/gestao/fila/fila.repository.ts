import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { veDadosDasPessoas } from '@credito/domain/acesso/visibilidade';
import { type Espera, fimDaEspera } from '@credito/domain/andamento/espera';
import type { Fila } from '@credito/domain/gestao/filas';
import { marcasDe } from '@credito/domain/gestao/marcas';
import { quemAge } from '@credito/domain/gestao/quem-age';
import { type DecisaoDeDois, tipoDaProposta } from '@credito/domain/gestao/segunda-pessoa';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import { prazoDaResposta } from '@credito/domain/recurso/recurso';
import type { StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { isEmRecurso } from '@credito/domain/solicitacao/inicio';
import { fimDoDia } from '@credito/domain/tempo/data';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { apresentarAtribuicao } from '../../atribuicao/atribuicao.ts';
import { contarAteOTeto } from './contar-ate-o-teto.ts';

/** A place in the queue: microseconds of `situacao_desde` and the id. */
export interface Posicao {
  micros: string;
  id: number;
}

/** What the position says of `situacao_desde`. */
export const micros = sql<string>`(floor(extract(epoch from solicitacao.situacao_desde) * 1000000))::bigint::text`;

/** The rows of an item; every list of the back office shows the same. */
export function consultaDeItens(db: Kysely<DB>, sessao: SessaoDeGestao, agora: Date) {
  return db
    .selectFrom('solicitacao')
    .innerJoin('participante', (juncao) =>
      juncao
        .onRef('participante.solicitacao_id', '=', 'solicitacao.id')
        .on('participante.tipo_pessoa', '=', 'estudante')
        .on('participante.removido_em', 'is', null),
    )
    .leftJoin('operador', (juncao) =>
      juncao.onRef('operador.id', '=', 'solicitacao.atribuida_a').on('solicitacao.atribuida_ate', '>', agora),
    )
    .select([
      'solicitacao.id',
      'solicitacao.protocolo',
      'solicitacao.sigla',
      'solicitacao.status_solicitacao',
      'solicitacao.situacao_desde',
      'participante.nome',
      'participante.cpf',
      sql<string>`solicitacao.catalogo->'instituicao'->>'nome'`.as('instituicao'),
      sql<string>`solicitacao.catalogo->'curso'->>'nome'`.as('curso'),
      'operador.id as operador_id',
      'solicitacao.atribuida_ate',
      'operador.nome as operador',
      'solicitacao.riscos',
      'solicitacao.correcoes',
      // Looked up for each row shown: joined, all proposals would be read for a page of fifty.
      sql<DecisaoDeDois | null>`(select acao from decisao_proposta
        where decisao_proposta.solicitacao_id = solicitacao.id)`.as('proposta'),
      sql<boolean>`exists (select 1 from conversa join participante p on p.id = conversa.participante_id
        where conversa.solicitacao_id = solicitacao.id and conversa.aguarda = 'equipe'
          and p.removido_em is null)`.as('mensagem_a_responder'),
    ])
    .$if(sessao.papel === 'instituicao', (consulta) =>
      consulta.where('solicitacao.instituicao_id', '=', sessao.instituicaoId ?? 0),
    )
    .$if(sessao.papel !== 'suporte', (consulta) =>
      consulta.where('solicitacao.concluida_em', 'is not', null),
    );
}

type Linha =
  ReturnType<typeof consultaDeItens> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

export type EsperasDasEtapas = Partial<Record<string, Espera>>;

export function itemDaFila(
  linha: Linha,
  sessao: SessaoDeGestao,
  agora: Date,
  esperas: EsperasDasEtapas,
): ItemDaFila {
  const marcas = marcasDe(
    {
      riscos: linha.riscos,
      correcoes: linha.correcoes,
      statusSolicitacao: linha.status_solicitacao,
      proposta: linha.proposta && tipoDaProposta(linha.proposta),
      mensagemAResponder: linha.mensagem_a_responder,
      situacaoDesde: linha.situacao_desde,
    },
    agora,
  );
  return {
    id: linha.id,
    protocolo: linha.protocolo,
    sigla: linha.sigla,
    statusSolicitacao: linha.status_solicitacao,
    nome: linha.nome,
    cpf: mascararCpf(linha.cpf),
    instituicao: linha.instituicao,
    curso: linha.curso,
    situacaoDesde: linha.situacao_desde.toISOString(),
    prazoEm: prazoDoItem(linha, esperas)?.toISOString() ?? null,
    quemAge: quemAge({
      sigla: linha.sigla,
      statusSolicitacao: linha.status_solicitacao,
      proposta: linha.proposta !== null,
      mensagemAResponder: linha.mensagem_a_responder,
    }),
    // Risks are about people and documents, which an institution does not see.
    marcas: veDadosDasPessoas(sessao.papel)
      ? [...marcas]
      : marcas.filter((marca) => marca === 'lista-de-espera' || marca === 'parada'),
    atribuicao: apresentarAtribuicao(linha, sessao),
  };
}

/** Of an appeal, its answer; nobody waits for an institution that has put the request on its list. */
function prazoDoItem(
  { sigla, status_solicitacao, situacao_desde }: Linha,
  esperas: EsperasDasEtapas,
): Date | null {
  if (isEmRecurso(status_solicitacao as StatusSolicitacao)) return fimDoDia(prazoDaResposta(situacao_desde));
  const espera = esperas[sigla];
  return espera && status_solicitacao !== 'LISTA_ESPERA_IES' ? fimDaEspera(espera, situacao_desde) : null;
}

/** Which requests a queue holds; written as the partial indexes say it (migrations 0090, 0170 and 0210). */
export function daFila(fila: Fila) {
  if (fila === 'RECURSO')
    return sql<boolean>`solicitacao.status_solicitacao in ('REPROVADO_EM_RECURSO', 'REPROVADO_IES_EM_RECURSO')`;
  if (fila === 'CORRECAO')
    return sql<boolean>`solicitacao.sigla in ('PADC', 'PAF') and solicitacao.correcoes > 0`;
  return sql<boolean>`solicitacao.sigla = ${sql.lit(fila)}`;
}

/** In nobody's hands; a claim that ran out still stands there until somebody asks for the next request. */
export const livre = sql<boolean>`solicitacao.atribuida_ate is null`;

/** What left the queue of corrections for the moment: it waits for whoever corrects. */
export const comAPessoa = sql<boolean>`solicitacao.sigla in ('RDC', 'RAF')`;

/** Continues strictly after a place: reading the tenth page costs what the first one does. */
export function depoisDe(posicao: Posicao) {
  return sql<boolean>`(solicitacao.situacao_desde, solicitacao.id) > (
    timestamptz 'epoch' + ${posicao.micros}::bigint * interval '1 microsecond', ${posicao.id}::bigint)`;
}

export async function contarFila(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  sigla: Fila,
  fora: readonly number[],
): Promise<{ total: number; exato: boolean; maisAntigaDesde: Date | null }> {
  const asDaFila = db
    .selectFrom('solicitacao')
    .where(daFila(sigla))
    .$if(sessao.papel === 'instituicao', (consulta) =>
      consulta.where('instituicao_id', '=', sessao.instituicaoId ?? 0),
    )
    .$if(fora.length > 0, (consulta) => consulta.where('id', 'not in', fora));
  const contagem = await contarAteOTeto(db, asDaFila.select('id'));
  const primeira = await asDaFila
    .select('situacao_desde')
    .orderBy('situacao_desde')
    .limit(1)
    .executeTakeFirst();
  return {
    ...contagem,
    maisAntigaDesde: primeira?.situacao_desde ?? null,
  };
}
