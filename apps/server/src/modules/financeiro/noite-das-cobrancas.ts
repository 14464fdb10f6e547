/** What is done about charges every night, in order: what came in first, then what is late, then what is to be asked for. */
import type { Contexto } from '../../contexto.ts';
import { baixarCobrancas } from './baixar-cobrancas.ts';
import { conciliarPagamentos } from './conciliar.ts';
import { criarCobrancas } from './emitir-cobrancas.ts';
import { registrarCobrancas } from './registrar-cobrancas.ts';
import { vencerCobrancas } from './vencer-cobrancas.ts';

export const TAREFA_NOITE_DAS_COBRANCAS = 'noite-das-cobrancas';

/** Without a provider nothing is charged: nobody could pay it. */
export async function noiteDasCobrancas(contexto: Contexto): Promise<void> {
  if (!contexto.gateways.pagamento.disponivel) return;
  await conciliarPagamentos(contexto);
  await vencerCobrancas(contexto);
  await baixarCobrancas(contexto);
  await criarCobrancas(contexto);
  await registrarCobrancas(contexto);
}
