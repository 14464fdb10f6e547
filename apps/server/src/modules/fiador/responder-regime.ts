/** The answer of a guarantor who was asked for the property regime before the contract: once, by that person (ADR 0122). */

import { planoDoRegime } from '@credito/domain/participante/pedido-do-regime';
import { errosDoPasso } from '@credito/domain/wizard/plano';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contextoDoFiador } from '../solicitacao/parte-do-fiador.ts';
import { exigirGarantia } from './garantias.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

const NAO_PERGUNTADO = 'Não há pergunta sobre o seu casamento para responder agora.';
const JA_RESPONDIDO =
  'Você já respondeu sobre o regime de bens. Para corrigir a resposta, fale com o atendimento.';

export async function responderRegime(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
  respostas: { regimeDeBens: string },
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const { completa, fiador } = await exigirGarantia(trx, sessao, participanteId, { travar: true });
    const passo = planoDoRegime.find(({ id }) => id === 'regime-de-bens');
    if (!passo) throw naoEncontrado();
    const erros = errosDoPasso(passo, respostas, contextoDoFiador(completa, fiador, agora));
    if (erros.length > 0) throw regraDoDominio(erros);
    const dita = fiador.respostas.regimeDeBens;
    // The same answer again is one whose first reply was lost.
    if (dita === respostas.regimeDeBens && fiador.regime_respondido_em !== null) return;
    if (dita !== undefined) throw conflito(JA_RESPONDIDO);
    if (fiador.regime_pedido_em === null) throw conflito(NAO_PERGUNTADO);
    await trx
      .updateTable('participante')
      .set({
        respostas: sql`respostas || ${JSON.stringify(respostas)}::jsonb`,
        versao: fiador.versao + 1,
        atualizado_em: agora,
        regime_respondido_em: agora,
      })
      .where('id', '=', fiador.id)
      .execute();
    await registrarEventoDoFiador(trx, completa, fiador, {
      acao: 'responder-regime',
      ator: { tipo: 'conta', id: sessao.contaId },
      em: agora,
    });
  });
}
