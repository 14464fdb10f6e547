/** "Já paguei": the provider is asked at once, and the person told what came of it. */
import type { rotaJaPaguei } from '@credito/api/financeiro-atos.rotas';
import type { Resposta } from '@credito/api/rota';
import { QUANDO_OS_BANCOS_AVISAM } from '@credito/domain/cobranca/prazos';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findCobrancaDoEstudante } from './cobranca.repository.ts';
import { consultarCobranca, pedirConsultas } from './consultar-cobranca.ts';
import { verCobranca } from './ver-financeiro.ts';

export async function jaPaguei(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<Resposta<typeof rotaJaPaguei>> {
  const cobranca = await findCobrancaDoEstudante(contexto.db, id, sessao.contaId);
  if (!cobranca) throw naoEncontrado();
  // Without an answer it is asked again by itself.
  if (contexto.gateways.pagamento.disponivel)
    await consultarCobranca(contexto, cobranca.txid).catch(() => pedirConsultas(contexto, [cobranca.txid]));
  const vista = await verCobranca(contexto, sessao, id);
  return {
    ...vista,
    mensagem: vista.situacao === 'paga' ? 'Encontramos o seu pagamento. Obrigado!' : QUANDO_OS_BANCOS_AVISAM,
  };
}
