/** What the student does with an own alteration; a foreign one answers like a missing one. */
import type { AlteracaoAberta, AlteracaoSimulada, ContratoDeHoje } from '@credito/api/alteracao.rotas';

import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { exigirContratoVisivel } from '../contrato/ver-contratos.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { abrirAlteracao } from './abrir-alteracao.ts';
import { carregarAlteracao } from './alteracao.repository.ts';
import { avisarDaAlteracao } from './avisar-da-alteracao.ts';
import { mudarAlteracao } from './mudar-alteracao.ts';
import { contratoDeHoje, simular } from './simular.ts';
import { apresentarAberta, exigirAlteracaoDoEstudante } from './ver-alteracoes.ts';

const MENSAGEM_NAO_EFETIVADA = 'A alteração só pode ser concluída depois de efetivada.';
const MENSAGEM_DADOS_DE_OUTRO = 'Os dados de um fiador são mudados pela própria pessoa ou pela nossa equipe.';

function recusaDoPedido(pedido: PedidoDeAlteracao): string | null {
  return pedido.especie === 'dados' && pedido.papel !== 'estudante' ? MENSAGEM_DADOS_DE_OUTRO : null;
}

/** What would change, before anything is sent. */
export async function simularAlteracao(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  contratoId: number,
  pedido: PedidoDeAlteracao,
): Promise<AlteracaoSimulada> {
  const completo = await exigirContratoVisivel({ db, relogio }, sessao, contratoId);
  const recusa = recusaDoPedido(pedido);
  if (recusa) throw conflito(recusa);
  const hoje = dataEmSaoPaulo(relogio.agora());
  return simular(db, completo, { pedido, origem: 'estudante', hoje });
}

/** Of the others nothing but the name is told. */
export async function verContratoDeHoje(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  contratoId: number,
): Promise<ContratoDeHoje> {
  const completo = await exigirContratoVisivel({ db, relogio }, sessao, contratoId);
  return contratoDeHoje(db, completo, sessao.contaId);
}

export async function pedirAlteracao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { contratoId, pedido }: { contratoId: number; pedido: PedidoDeAlteracao },
  repetivel: ChamadaRepetivel,
): Promise<AlteracaoAberta> {
  return umaVez(contexto, repetivel, async (trx) => {
    const completo = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, contratoId, {
      travar: true,
    });
    const recusa = recusaDoPedido(pedido);
    if (recusa) throw conflito(recusa);
    const id = await abrirAlteracao(contexto, trx, completo, {
      pedido,
      origem: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
    });
    const completa = await carregarAlteracao(trx, id);
    if (!completa) throw naoEncontrado();
    return apresentarAberta({ ...contexto, db: trx }, completa, sessao);
  });
}

/** Before the desk has taken it up. */
export async function retirarPedido(contexto: Contexto, sessao: SessaoDeConta, id: number): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { alteracao } = await exigirAlteracaoDoEstudante(trx, sessao, id, { travar: true });
    if (alteracao.causa_do_fim === 'estudante') return;
    await mudarAlteracao(contexto, trx, alteracao, {
      acao: 'retirar',
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
    });
    await avisarDaAlteracao(contexto, trx, id, 'retirar');
  });
}

/** Changes no state: the student has read that it is in effect. */
export async function finalizarAlteracao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { alteracao } = await exigirAlteracaoDoEstudante(trx, sessao, id, { travar: true });
    if (alteracao.fluxo !== 'EFE') throw conflito(MENSAGEM_NAO_EFETIVADA);
    if (alteracao.concluida_em !== null) return;
    const agora = contexto.relogio.agora();
    await trx.updateTable('alteracao').set({ concluida_em: agora }).where('id', '=', id).execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: sessao.contaId },
      acao: 'alteracao.concluir',
      alvo: { tipo: 'alteracao', id: String(id) },
      contaId: sessao.contaId,
    });
  });
}
