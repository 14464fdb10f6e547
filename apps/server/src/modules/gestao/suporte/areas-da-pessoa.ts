/** The one place where areas of the portal are disabled for a person, and enabled again (ADR 0054). */
import { AREAS_DO_PORTAL, type AreaDoPortal, isAreaDoPortal } from '@credito/domain/conta/areas';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { mensagemDasAreas } from '../../conta/mensagens.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';
import { exigirContaSemConflito } from '../conflito/parte-interessada.ts';

export interface PedidoDeAreas {
  areasDesativadas: readonly AreaDoPortal[];
  anteriores: readonly AreaDoPortal[];
  motivo: string;
}

const emOrdem = (areas: readonly AreaDoPortal[]) => AREAS_DO_PORTAL.filter((area) => areas.includes(area));
const iguais = (uma: readonly AreaDoPortal[], outra: readonly AreaDoPortal[]) =>
  emOrdem(uma).join() === emOrdem(outra).join();

export async function definirAreas(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  contaId: string,
  pedido: PedidoDeAreas,
): Promise<void> {
  const { db, aleatorio, configuracao, relogio } = contexto;
  const agora = relogio.agora();
  const depois = emOrdem(pedido.areasDesativadas);
  await db.transaction().execute(async (trx) => {
    const conta = await trx
      .selectFrom('conta')
      .select(['nome', 'email', 'areas_desativadas'])
      .where('id', '=', contaId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!conta) throw naoEncontrado();
    await exigirContaSemConflito(trx, sessao.operadorId, contaId);
    const antes = conta.areas_desativadas.filter(isAreaDoPortal);
    // A second click finds what it asked for.
    if (iguais(antes, depois)) return;
    if (!iguais(antes, pedido.anteriores))
      throw conflito('Outra pessoa mudou as áreas desta conta. Confira como estão agora.');
    await trx.updateTable('conta').set({ areas_desativadas: depois }).where('id', '=', contaId).execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'suporte.areas',
      alvo: { tipo: 'conta', id: contaId },
      contaId,
      dados: { antes: emOrdem(antes), depois, motivo: pedido.motivo },
    });
    await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: `areas-mudaram:${contaId}:${agora.getTime()}`,
      contaId,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      agora,
      modelo: mensagemDasAreas(configuracao, { nome: conta.nome, antes, depois }),
    });
  });
}
