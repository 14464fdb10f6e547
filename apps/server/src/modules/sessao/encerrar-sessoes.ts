/** The one place where sessions end: those of the support are written down, by whichever door they end. */
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { type ComoAcabou, registrarFimDoAcesso } from './fim-do-suporte.ts';

export interface Encerramento {
  agora: Date;
  como: ComoAcabou;
  /** What whoever ended it says of it. */
  palavras?: string | undefined;
}

/** The ids of what was still open. */
export async function encerrarSessoes(
  db: Kysely<DB>,
  { agora, como, palavras }: Encerramento,
  quais: (eb: ExpressionBuilder<DB, 'sessao'>) => Expression<SqlBool>,
): Promise<readonly string[]> {
  const encerrar = async (trx: Transaction<DB>) => {
    const encerradas = await trx
      .updateTable('sessao')
      // What ran out before ended then.
      .set((eb) => ({ encerrada_em: eb.fn<Date>('least', ['expira_em', eb.val(agora)]) }))
      .where('encerrada_em', 'is', null)
      .where(quais)
      .returning(['id', 'tipo', 'conta_id', 'operador_id', 'expira_em', 'encerrada_em'])
      .execute();
    for (const {
      id,
      tipo,
      conta_id: contaId,
      operador_id: operadorId,
      expira_em,
      encerrada_em,
    } of encerradas) {
      if (tipo !== 'suporte' || !contaId || !operadorId) continue;
      const venceu = expira_em <= agora;
      await registrarFimDoAcesso(
        trx,
        { id, contaId, operadorId },
        { em: encerrada_em ?? agora, ...(venceu ? { como: 'tempo' } : { como, palavras }) },
      );
    }
    return encerradas.map(({ id }) => id);
  };
  return db.isTransaction ? encerrar(db as Transaction<DB>) : db.transaction().execute(encerrar);
}
