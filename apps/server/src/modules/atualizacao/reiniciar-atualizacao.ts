/** The student gives up what was sent, with a reason: it is parked, not destroyed, until the new one is concluded. */
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirPropriaAtualizacao } from '../parte-da-atualizacao/acesso.ts';
import { carregarAtualizacao } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { mudarAtualizacao } from './mudar-atualizacao.ts';

export async function reiniciarAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  motivo: string,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achada = await carregarAtualizacao(trx, id, { travar: true, de: sessao.contaId });
    // The second call finds it done.
    if (achada?.atualizacao.estado === 'reiniciada' && achada.atualizacao.conta_id === sessao.contaId) return;
    const completa = await exigirPropriaAtualizacao(trx, sessao, id);
    await mudarAtualizacao(contexto, trx, completa, {
      acao: 'reiniciar',
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
      motivo,
    });
  });
}
