import { motivoPorExtenso, type Recusa } from '@credito/domain/fiador/recusa';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { retirarFiador } from './excluir-fiador.ts';
import { exigirAcaoPermitida } from './fatos-do-fiador.ts';
import { exigirGarantia } from './garantias.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/** Before the acceptance or after it, while nothing is being analysed: the person leaves and the place is free. */
export async function recusarGarantia(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
  recusa: Recusa,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  await contexto.db.transaction().execute(async (trx) => {
    const { completa, fiador } = await exigirGarantia(trx, sessao, participanteId, { travar: true });
    exigirAcaoPermitida('recusar', completa, fiador, agora);
    await trx
      .updateTable('convite_fiador')
      .set({ recusado_em: agora, motivo_recusa: motivoPorExtenso(recusa) })
      .where('participante_id', '=', fiador.id)
      .where('revogado_em', 'is', null)
      .execute();
    const participantes = await retirarFiador(trx, fiador, agora);
    await registrarEventoDoFiador(trx, completa, fiador, {
      acao: completa.aceites.has(fiador.id) ? 'desistir' : 'recusar',
      ator,
      em: agora,
      dados: { motivo: recusa.motivo },
    });
    const restante = comGravadas(completa, { participantes });
    await atualizarSolicitacao(trx, restante, { papel: 'fiador', ator, agora });
    await avisarEstudante(contexto, trx, completa, {
      chave: `fiador-recusou:${fiador.id}`,
      noticia: 'recusou',
      fiador: fiador.nome,
      agora,
    });
  });
}
