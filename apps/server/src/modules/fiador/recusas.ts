/** Guarantors who did not want to be it, with the reason that they gave for the student to read. */
import type { RecusaDoFiador } from '@credito/api/fiador.rotas';
import { podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import { type VagaDeFiador, vagaLivre } from '@credito/domain/fiador/vagas';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { vagasDesocupadas } from './fiador.repository.ts';

/** Whether somebody else may be named now. */
export function podeAdicionarFiador(
  { solicitacao, catalogo, participantes }: SolicitacaoCompleta,
  desocupadas: readonly VagaDeFiador[] | null,
): boolean {
  const ocupadas = participantes.map(({ tipo_pessoa }) => tipo_pessoa);
  return podeGerenciarFiadores(solicitacao.sigla) && vagaLivre(catalogo.exigencias, ocupadas, desocupadas).ok;
}

/** What waits for the student to name somebody else: the latest refusal, while that is possible. */
export async function recusaEmAberto(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<RecusaDoFiador | null> {
  if (!podeAdicionarFiador(completa, await vagasDesocupadas(db, completa))) return null;
  const ultima = await db
    .selectFrom('convite_fiador')
    .innerJoin('participante', 'participante.id', 'convite_fiador.participante_id')
    .select([
      'participante.id',
      'participante.nome',
      'convite_fiador.motivo_recusa',
      'convite_fiador.recusado_em',
    ])
    .where('participante.solicitacao_id', '=', completa.solicitacao.id)
    .where('convite_fiador.recusado_em', 'is not', null)
    .orderBy('convite_fiador.recusado_em', 'desc')
    .orderBy('convite_fiador.id')
    .limit(1)
    .modifyEnd(PREPARADA)
    .executeTakeFirst();
  if (!ultima?.recusado_em) return null;
  const { id, nome, motivo_recusa: motivo, recusado_em: em } = ultima;
  return { pessoaId: id, nome, motivo: motivo ?? '', em: em.toISOString() };
}
