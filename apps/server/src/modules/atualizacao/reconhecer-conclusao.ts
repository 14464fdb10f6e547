/** The student has read that the update is concluded: it changes no data, and its absence holds nothing up. */
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirPropriaAtualizacao } from '../parte-da-atualizacao/acesso.ts';
import { recusar } from './mudar-atualizacao.ts';

export async function reconhecerConclusao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { atualizacao } = await exigirPropriaAtualizacao(trx, sessao, id, { travar: true });
    if (atualizacao.estado !== 'concluido') throw recusar('estado-nao-permite');
    if (atualizacao.reconhecida_em !== null) return;
    await trx
      .updateTable('atualizacao')
      .set({ reconhecida_em: contexto.relogio.agora() })
      .where('id', '=', id)
      .execute();
  });
}
