import { type FimDaGarantia, fimDaGarantia } from '@credito/domain/fiador/fim-da-garantia';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { fatosDoRecurso, findRecurso } from '../recurso/recurso.repository.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

/** Null while the request goes on, or was approved. */
export async function lerFimDaGarantia(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<FimDaGarantia | null> {
  const { id, sigla, status_solicitacao, situacao_desde } = completa.solicitacao;
  if (ESTADOS[sigla].natureza !== 'final') return null;
  const recurso = await fatosDoRecurso(db, completa, await findRecurso(db, id));
  return fimDaGarantia({ ...recurso, statusSolicitacao: status_solicitacao, desde: situacao_desde }, agora);
}
