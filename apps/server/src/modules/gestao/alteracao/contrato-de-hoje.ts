import type { ContratoDeHoje } from '@credito/api/alteracao.rotas';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { contratoDeHoje } from '../../alteracao/simular.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirContratoDaGestao } from '../contrato/ver-contrato.ts';

/** Looking at it is written down: names and addresses of people are in it. */
export async function contratoDeHojeNaMesa(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  contratoId: number,
): Promise<ContratoDeHoje> {
  const completo = await exigirContratoDaGestao(db, sessao, contratoId);
  const { solicitacao_id, conta_id } = completo.contrato;
  await exigirSemConflito(db, sessao.operadorId, solicitacao_id);
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'contrato.ver',
    alvo: { tipo: 'contrato', id: String(contratoId) },
    contaId: conta_id,
  });
  return contratoDeHoje(db, completo);
}
