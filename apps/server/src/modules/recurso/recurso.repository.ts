import { motivosDoAcontecimento } from '@credito/domain/gestao/quem-le-os-motivos';
import type { FatosDoRecurso } from '@credito/domain/recurso/recurso';
import { isEtapaRecusada } from '@credito/domain/recurso/recurso';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { EtapaRecusada } from '@credito/domain/solicitacao/transicoes';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Recurso } from '../../banco/esquema.gerado.ts';
import { quemFezNaSolicitacao } from '../solicitacao/ato-da-equipe.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

export type LinhaDeRecurso = Selectable<Recurso>;

export function findRecurso(db: Kysely<DB>, solicitacaoId: number): Promise<LinhaDeRecurso | undefined> {
  return db.selectFrom('recurso').selectAll().where('solicitacao_id', '=', solicitacaoId).executeTakeFirst();
}

export async function fatosDoRecurso(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
  recurso: LinhaDeRecurso | undefined,
): Promise<FatosDoRecurso> {
  const outra = await db
    .selectFrom('solicitacao')
    .select('id')
    .where('conta_id', '=', solicitacao.conta_id)
    .where('id', '>', solicitacao.id)
    .limit(1)
    .executeTakeFirst();
  return {
    sigla: solicitacao.sigla,
    decididaEm: solicitacao.decidida_em,
    recurso: recurso ? recurso.estado : null,
    temOutraSolicitacao: outra !== undefined,
  };
}

/** The files of an appeal that is being written, or that was sent. */
export function documentosDoRecurso({ documentos }: Pick<SolicitacaoCompleta, 'documentos'>) {
  return documentos.filter(({ tipo_documento }) => tipo_documento === 'RECURSO');
}

export interface DecisaoContestada {
  etapa: EtapaRecusada;
  em: Date | null;
  /** As the team reads them. */
  motivos: readonly string[];
  decisores: string[];
}

const ETAPA_PADRAO: Readonly<Partial<Record<Sigla, EtapaRecusada>>> = { RIES: 'PAIES' };

/** Whoever proposed a refusal, and whoever confirmed it. */
const ATOS_DA_REPROVACAO = ['proporReprovacao', 'reprovar', 'reprovarIes'] as const;

export async function decisaoContestada(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
): Promise<DecisaoContestada> {
  const reprovacao = await db
    .selectFrom('historico')
    .select(['em', 'sigla_anterior', 'motivos'])
    .where('solicitacao_id', '=', solicitacao.id)
    .where('acao', 'in', ['reprovar', 'reprovarIes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const etapa = reprovacao?.sigla_anterior ?? '';
  return {
    etapa: isEtapaRecusada(etapa) ? etapa : (ETAPA_PADRAO[solicitacao.sigla] ?? 'PADC'),
    em: reprovacao?.em ?? solicitacao.decidida_em,
    motivos: motivosDoAcontecimento(reprovacao?.motivos, 'equipe'),
    decisores: await quemFezNaSolicitacao(db, solicitacao.id, ATOS_DA_REPROVACAO),
  };
}

/** What the team answered to an appeal. */
export async function gravarResposta(
  trx: Transaction<DB>,
  id: LinhaDeRecurso['id'],
  {
    estado,
    operadorId,
    texto,
    agora,
  }: { estado: 'aceito' | 'mantido'; operadorId: string; texto: string; agora: Date },
): Promise<void> {
  await trx
    .updateTable('recurso')
    .set({
      estado,
      decidido_por: operadorId,
      decidido_em: agora,
      resposta: texto === '' ? null : texto,
      atualizado_em: agora,
    })
    .where('id', '=', id)
    .execute();
}
