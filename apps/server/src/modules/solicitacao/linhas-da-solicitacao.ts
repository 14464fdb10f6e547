/** The rows of a whole request in one statement: its own, its people's, their files and the guardian's consent. */
import { CODIGOS_QUE_CONTAM } from '@credito/domain/contrato/estados';
import { isVigente, SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { situacoesCom } from '@credito/domain/documento/transicoes';
import { porCodigo } from '@credito/domain/texto/ordem';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { comandoPronto } from '../../banco/comando-pronto.ts';
import type {
  AutorizacaoResponsavel,
  DB,
  Documento,
  Participante,
  Solicitacao,
} from '../../banco/esquema.gerado.ts';
import { type LinhaEmJson, leitorDeLinhas } from '../../banco/linha-em-json.ts';
import { PREPARADA_EM_JSON } from '../../banco/preparadas.ts';

/** Who is in the request with what, as the database keeps it. */
export interface LinhasDaSolicitacao {
  solicitacao: Selectable<Solicitacao>;
  participantes: readonly Selectable<Participante>[];
  /** Files in force: sent, approved or rejected. */
  documentos: readonly Selectable<Documento>[];
  /** Parked files, the last to leave first: no answer asks for them now, and they may come back. */
  estacionados: readonly Selectable<Documento>[];
  /** Participants whose acceptance is recorded. */
  aceites: ReadonlySet<string>;
  /** The request for the legal guardian's consent in force; null where nobody was asked. */
  autorizacao: Selectable<AutorizacaoResponsavel> | null;
  /** An approved request goes on as a contract, once one is released. */
  temContrato: boolean;
}

export type EmJson<T> = LinhaEmJson<Selectable<T>>;

interface PessoaEmJson extends EmJson<Participante> {
  aceitou: boolean;
  documentos: EmJson<Documento>[] | null;
  autorizacao: EmJson<AutorizacaoResponsavel> | null;
}

const lerSolicitacao = leitorDeLinhas<Selectable<Solicitacao>>({
  momentos: {
    atribuida_ate: true,
    atribuida_em: true,
    atualizada_em: true,
    cancelada_em: true,
    concluida_em: true,
    criada_em: true,
    decidida_em: true,
    situacao_desde: true,
  },
  bytes: {},
});

/** A person's row that came as `to_json(participante)`. */
export const lerParticipante = leitorDeLinhas<Selectable<Participante>>({
  momentos: {
    atualizado_em: true,
    criado_em: true,
    regime_pedido_em: true,
    regime_respondido_em: true,
    removido_em: true,
    ultimo_acesso: true,
  },
  bytes: {},
});

const lerDocumento = leitorDeLinhas<Selectable<Documento>>({
  momentos: { avaliado_em: true, enviado_em: true, removido_em: true },
  bytes: { sha256: true },
});

const lerAutorizacao = leitorDeLinhas<Selectable<AutorizacaoResponsavel>>({
  momentos: {
    criada_em: true,
    enviada_em: true,
    expira_em: true,
    respondida_em: true,
    revogada_em: true,
  },
  bytes: { codigo_hash: true, texto_sha256: true },
});

/** In force or parked; of the others nothing is asked here. */
const LIDAS = [...SITUACOES_VIGENTES, ...situacoesCom('retomar')].map((situacao) => sql.lit(situacao));

const documentosDaPessoa = sql`select json_agg(documento) from documento
  where documento.dono_id = participante.id and situacao in (${sql.join(LIDAS)})`;

const autorizacaoDaPessoa = sql`select to_json(autorizacao_responsavel) from autorizacao_responsavel
  where autorizacao_responsavel.participante_id = participante.id and revogada_em is null
    and participante.tipo_pessoa = 'estudante'`;

const pessoasDaSolicitacao = sql<PessoaEmJson[]>`(select json_agg(pessoa order by pessoa.tipo_pessoa) from (
  select participante.*,
    exists (select from aceite_fiador where aceite_fiador.participante_id = participante.id) as aceitou,
    (${documentosDaPessoa}) as documentos,
    (${autorizacaoDaPessoa}) as autorizacao
  from participante
  where participante.solicitacao_id = solicitacao.id and participante.removido_em is null
) as pessoa)`;

const temContrato = sql<boolean>`(solicitacao.sigla = 'A' and exists (
  select from contrato where contrato.solicitacao_id = solicitacao.id
    and contrato.codigo in (${sql.join(CODIGOS_QUE_CONTAM.map((codigo) => sql.lit(codigo)))})))`;

type Qual<V> = (eb: ExpressionBuilder<DB, 'solicitacao'>, valores: V) => Expression<SqlBool>;

/** What one reader asks of the request besides, in JSON, and is answered by the same statement. */
export type Pergunta<T> = RawBuilder<T>;

/** Finds the newest of those that `qual` names. */
export function leituraDasLinhas<V extends object, T = null>(
  qual: Qual<V>,
  pergunta: Pergunta<T> = sql<T>`null::json`,
): (db: Kysely<DB>, valores: V) => Promise<{ linhas: LinhasDaSolicitacao; resposta: T } | null> {
  const perguntar = comandoPronto((db, valores: V) =>
    db
      .selectFrom('solicitacao')
      .select([
        sql<EmJson<Solicitacao>>`to_json(solicitacao)`.as('solicitacao'),
        pessoasDaSolicitacao.as('pessoas'),
        pergunta.as('resposta'),
        temContrato.as('temContrato'),
      ])
      .where((eb) => qual(eb, valores))
      .orderBy('criada_em', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .modifyEnd(PREPARADA_EM_JSON),
  );
  return async (db, valores) => {
    const [achada] = await perguntar(db, valores);
    return achada ? { linhas: doJson(achada), resposta: achada.resposta as T } : null;
  };
}

function doJson({
  solicitacao,
  pessoas,
  temContrato: comContrato,
}: {
  solicitacao: EmJson<Solicitacao>;
  pessoas: PessoaEmJson[];
  temContrato: boolean;
}): LinhasDaSolicitacao {
  const documentos = pessoas.flatMap((pessoa) => (pessoa.documentos ?? []).map(lerDocumento));
  const autorizacao = pessoas.find((pessoa) => pessoa.autorizacao)?.autorizacao;
  return {
    solicitacao: lerSolicitacao(solicitacao),
    participantes: pessoas.map(
      ({ aceitou: _, documentos: _documentos, autorizacao: _autorizacao, ...linha }) =>
        lerParticipante(linha),
    ),
    ...porSituacao(documentos),
    aceites: new Set(pessoas.filter(({ aceitou }) => aceitou).map(({ id }) => id)),
    autorizacao: autorizacao ? lerAutorizacao(autorizacao) : null,
    temContrato: comContrato,
  };
}

type Arquivos = Pick<LinhasDaSolicitacao, 'documentos' | 'estacionados'>;

function porSituacao(linhas: readonly Selectable<Documento>[]): Arquivos {
  const saiu = ({ removido_em }: Selectable<Documento>) => removido_em?.getTime() ?? 0;
  return {
    documentos: linhas
      .filter(({ situacao }) => isVigente(situacao))
      .sort((a, b) => porCodigo(a.tipo_documento, b.tipo_documento) || a.indice - b.indice),
    estacionados: linhas
      .filter(({ situacao }) => situacoesCom('retomar').includes(situacao))
      .sort((a, b) => saiu(b) - saiu(a) || porCodigo(a.id, b.id)),
  };
}

/** What a transaction has just written of a request that it holds. */
export interface Gravadas {
  solicitacao?: Selectable<Solicitacao>;
  participantes?: readonly Selectable<Participante>[];
  documentos?: readonly Selectable<Documento>[];
  /** Participants who accepted. */
  aceites?: readonly string[];
  autorizacao?: Selectable<AutorizacaoResponsavel> | null;
}

/**
 * The request as reading it again would bring it. It is locked, so that whoever wrote these rows knows all that
 * changed.
 */
export function comGravadas<L extends LinhasDaSolicitacao>(linhas: L, gravadas: Gravadas): L {
  const { solicitacao, autorizacao } = gravadas;
  const participantes = presentes(atualizadas(linhas.participantes, gravadas.participantes ?? []));
  const presente = (participanteId: string) => participantes.some(({ id }) => id === participanteId);
  const arquivos = atualizadas([...linhas.documentos, ...linhas.estacionados], gravadas.documentos ?? []);
  return {
    ...linhas,
    ...(solicitacao ? { solicitacao } : {}),
    participantes,
    ...porSituacao(arquivos.filter(({ dono_id }) => presente(dono_id))),
    aceites: new Set([...linhas.aceites, ...(gravadas.aceites ?? [])].filter(presente)),
    ...(autorizacao === undefined ? {} : { autorizacao }),
  };
}

function atualizadas<T extends { id: string }>(antes: readonly T[], gravadas: readonly T[]): readonly T[] {
  const novas = new Map(gravadas.map((linha) => [linha.id, linha]));
  return [...antes.filter(({ id }) => !novas.has(id)), ...novas.values()];
}

function presentes(participantes: readonly Selectable<Participante>[]): Selectable<Participante>[] {
  return participantes
    .filter(({ removido_em }) => removido_em === null)
    .sort((a, b) => porCodigo(a.tipo_pessoa, b.tipo_pessoa));
}
