/** Once a day: guarantors who were asked for the regime of their marriage and have not answered (ADR 0122). */

import { faltaRegime } from '@credito/domain/contrato/falta-regime';
import { lembreteDevido, paradasEntre } from '@credito/domain/solicitacao/lembretes';
import type { Contexto } from '../../contexto.ts';
import { comDadosVigentes } from '../contrato/dados-vigentes.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { fiadoresDe } from '../solicitacao/fiadores-da-solicitacao.ts';
import { fiadorQueAssina } from './fiador-que-assina.ts';
import { perguntar } from './pedir-regime.ts';

export async function lembrarRegimes(contexto: Contexto): Promise<void> {
  const { de, ate } = paradasEntre(contexto.relogio.agora());
  const perguntados = await contexto.db
    .selectFrom('participante')
    .select(['id', 'solicitacao_id'])
    .where('regime_pedido_em', '>', de)
    .where('regime_pedido_em', '<=', ate)
    .where('regime_respondido_em', 'is', null)
    .where('removido_em', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, solicitacao_id } of perguntados) await lembrar(contexto, id, solicitacao_id);
}

/** Looks at the facts of now: an answer, another guarantor or the end of the request have stopped it. */
async function lembrar(contexto: Contexto, participanteId: string, solicitacaoId: number): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const declarada = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    // What a concluded update said since holds.
    const completa = declarada && (await comDadosVigentes(trx, declarada));
    const fiador = completa && fiadoresDe(completa).find(({ id }) => id === participanteId);
    if (!completa || !fiador?.regime_pedido_em || completa.solicitacao.sigla !== 'A') return;
    if (faltaRegime([fiadorQueAssina(completa, fiador)]).length === 0) return;
    const dia = lembreteDevido(fiador.regime_pedido_em, contexto.relogio.agora());
    if (dia === null) return;
    await perguntar(contexto, trx, completa, fiador, {
      nome: 'fiador-regime-lembrete',
      chave: `regime-de-bens:${fiador.id}:${fiador.regime_pedido_em.toISOString()}:${dia}`,
    });
  });
}
