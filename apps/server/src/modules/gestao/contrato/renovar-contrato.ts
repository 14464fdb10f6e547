/** The contract of the next term, made by itself once the update is concluded and the institution has confirmed the enrolment. */
import { termoDaRenovacao } from '@credito/domain/atualizacao/renovacao';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { carregarSolicitacao } from '../../solicitacao/fatos.ts';
import { inserirContrato } from './inserir-contrato.ts';
import { proporContrato } from './propor-contrato.ts';

/** What stands in the way is the desk's to see, in the list of those who can have a contract: nothing is tried twice. */
export async function renovarContrato(contexto: Contexto, contratoId: number): Promise<number | null> {
  return contexto.db.transaction().execute(async (trx) => {
    const contrato = await trx
      .selectFrom('contrato')
      .selectAll()
      .where('id', '=', contratoId)
      .where('codigo', '=', 'EFE')
      .executeTakeFirst();
    if (!contrato) return null;
    const termo = termoDaRenovacao(contrato);
    if (!(await podeRenovar(trx, contratoId, { ...termo, solicitacaoId: contrato.solicitacao_id })))
      return null;
    const completa = await carregarSolicitacao(trx, contrato.solicitacao_id, { travar: true });
    if (!completa) return null;
    const proposta = await proporContrato(contexto, trx, completa, { termo, ultimoMes: contrato.ultimo_mes });
    if (typeof proposta === 'string') return null;
    return inserirContrato(contexto, trx, completa, termo, proposta, { ator: 'sistema', operadorId: null });
  });
}

async function podeRenovar(
  trx: Transaction<DB>,
  contratoId: number,
  { ano, semestre, solicitacaoId }: { ano: number; semestre: number; solicitacaoId: number },
): Promise<boolean> {
  const atualizada = await trx
    .selectFrom('atualizacao')
    .select('id')
    .where('contrato_id', '=', contratoId)
    .where('estado', '=', 'concluido')
    // Without a guarantor the guarantee is changed first.
    .where('sem_fiador', '=', false)
    .executeTakeFirst();
  const matricula = await trx
    .selectFrom('matricula_confirmada')
    .select('em')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('ano', '=', ano)
    .where('semestre', '=', semestre)
    .executeTakeFirst();
  return atualizada !== undefined && matricula !== undefined;
}
