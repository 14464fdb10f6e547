/** The contract of the next term, made by itself once the update is concluded and the institution has confirmed the enrolment. */
import { termoDaRenovacao } from '@credito/domain/atualizacao/renovacao';
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
      .where('curso_terminou_em', 'is', null)
      .where('curso_suspenso_em', 'is', null)
      .executeTakeFirst();
    if (!contrato) return null;
    const termo = termoDaRenovacao(contrato);
    const completa = await carregarSolicitacao(trx, contrato.solicitacao_id, { travar: true });
    if (!completa) return null;
    const proposta = await proporContrato(contexto, trx, completa, { termo, ultimoMes: contrato.ultimo_mes });
    if (typeof proposta === 'string') return null;
    return inserirContrato(contexto, trx, completa, termo, proposta, { ator: 'sistema', operadorId: null });
  });
}
