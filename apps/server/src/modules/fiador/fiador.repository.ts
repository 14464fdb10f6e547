import { type DadosDoConvite, errosDoConvite } from '@credito/domain/fiador/convite.plano';
import { tipoDoConvite } from '@credito/domain/fiador/link';
import { isVagaDeFiador, type VagaDeFiador } from '@credito/domain/fiador/vagas';
import { outrasPessoas } from '@credito/domain/participante/contexto-do-participante';
import { ESTADOS, siglasAbertas } from '@credito/domain/solicitacao/estados';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ConviteFiador, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import { type LinhaDeDocumento, mudarSituacao } from '../documento/documento.repository.ts';
import { pessoasPara, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { codigoDoConvite, resumoDoCodigo } from './codigo-do-convite.ts';

export type Convite = Selectable<ConviteFiador>;

/** The one request that the student still works on (unique by index), or 404. */
export async function idDaSolicitacaoAberta(db: Kysely<DB>, contaId: string): Promise<number> {
  const linha = await db
    .selectFrom('solicitacao')
    .select('id')
    .where('conta_id', '=', contaId)
    .where('sigla', 'in', [...siglasAbertas])
    .executeTakeFirst();
  if (!linha) throw naoEncontrado();
  return linha.id;
}

/** Places that became free since an analysis returned the request; null while it is not being corrected. */
export async function vagasDesocupadas(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
): Promise<readonly VagaDeFiador[] | null> {
  if (ESTADOS[solicitacao.sigla].natureza !== 'corrigivel') return null;
  const linhas = await db
    .selectFrom('participante')
    .select('tipo_pessoa')
    .where('solicitacao_id', '=', solicitacao.id)
    .where('tipo_pessoa', '!=', 'estudante')
    .where('removido_em', '>=', solicitacao.situacao_desde)
    .orderBy('tipo_pessoa')
    .execute();
  return linhas.map(({ tipo_pessoa }) => tipo_pessoa).filter(isVagaDeFiador);
}

/** Refuses a person who may not be the guarantor of this place. */
export function exigirPessoaPermitida(
  completa: SolicitacaoCompleta,
  vaga: VagaDeFiador,
  dados: DadosDoConvite,
): void {
  const outras = outrasPessoas(pessoasPara(completa, 'estudante'), vaga);
  const erros = errosDoConvite(dados, { vaga, outras });
  if (erros.length > 0) throw regraDoDominio(erros);
}

/** The invitation in force of each guarantor. */
export async function convitesVigentes(
  db: Kysely<DB>,
  participanteIds: readonly string[],
): Promise<ReadonlyMap<string, Convite>> {
  if (participanteIds.length === 0) return new Map();
  const convites = await db
    .selectFrom('convite_fiador')
    .selectAll()
    .where('participante_id', 'in', [...participanteIds])
    .where('revogado_em', 'is', null)
    .$narrowType<{ participante_id: string }>()
    .execute();
  return new Map(convites.map((convite) => [convite.participante_id, convite]));
}

/** The invitation behind a code, with its guarantor and request; null when it does not count any more. */
export async function convitePorCodigo(db: Kysely<DB>, codFiador: string) {
  const linha = await db
    .selectFrom('convite_fiador')
    .innerJoin('participante', 'participante.id', 'convite_fiador.participante_id')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select([
      'convite_fiador.id as conviteId',
      'convite_fiador.tipo as tipo',
      'convite_fiador.enviado_em as enviadoEm',
      'participante.id as participanteId',
      'participante.cpf as cpf',
      'participante.nome as convidado',
      'participante.email as email',
      'participante.telefone as telefone',
      'participante.conta_id as contaId',
      'solicitacao.id as solicitacaoId',
      'solicitacao.conta_id as estudanteContaId',
      sql<string>`solicitacao.catalogo -> 'instituicao' ->> 'nome'`.as('instituicao'),
      'solicitacao.mensalidade_centavos as mensalidadeCentavos',
      'solicitacao.percentual as percentual',
    ])
    .where('convite_fiador.codigo_hash', '=', resumoDoCodigo(codFiador))
    .where('convite_fiador.revogado_em', 'is', null)
    .where('convite_fiador.recusado_em', 'is', null)
    .where('participante.removido_em', 'is', null)
    .where('solicitacao.sigla', '!=', 'CAN')
    .executeTakeFirst();
  return linha ?? null;
}

/** Revokes what was in force and writes a new invitation; the last manual reminder keeps counting. */
export async function renovarConvite(
  trx: Transaction<DB>,
  { aleatorio, segredo }: Contexto,
  fiador: Pick<ParticipanteFiador, 'id' | 'preenchido_por'>,
  agora: Date,
): Promise<Convite> {
  const anterior = await trx
    .updateTable('convite_fiador')
    .set({ revogado_em: agora })
    .where('participante_id', '=', fiador.id)
    .where('revogado_em', 'is', null)
    .returning('lembrado_em')
    .executeTakeFirst();
  const id = aleatorio.uuid();
  const convite = await trx
    .insertInto('convite_fiador')
    .values({
      id,
      participante_id: fiador.id,
      codigo_hash: resumoDoCodigo(codigoDoConvite(segredo, id)),
      tipo: tipoDoConvite(fiador.preenchido_por),
      criado_em: agora,
      lembrado_em: anterior?.lembrado_em ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return convite;
}

/** Takes the answers and files of the former filler out of sight; files stay as history until conclusion. */
export async function guardarDadosAnteriores(
  trx: Transaction<DB>,
  participanteId: string,
  agora: Date,
): Promise<LinhaDeDocumento[]> {
  return mudarSituacao(trx, 'estacionar', agora)
    .where('dono_id', '=', participanteId)
    .returningAll()
    .execute();
}

/** Of these, who was sent an invitation: whoever was never told has nothing to hear of its end. */
export async function quemFoiConvidado(
  db: Kysely<DB>,
  participantes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (participantes.length === 0) return new Set();
  const enviados = await db
    .selectFrom('convite_fiador')
    .select('participante_id')
    .where('participante_id', 'in', [...participantes])
    .where('enviado_em', 'is not', null)
    .$narrowType<{ participante_id: string }>()
    .execute();
  return new Set(enviados.map(({ participante_id }) => participante_id));
}

/** Whoever is invited by a link of before finds it dead. */
export async function revogarConvites(
  trx: Transaction<DB>,
  participanteIds: readonly string[],
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('convite_fiador')
    .set({ revogado_em: agora })
    .where('participante_id', 'in', participanteIds)
    .where('revogado_em', 'is', null)
    .execute();
}
