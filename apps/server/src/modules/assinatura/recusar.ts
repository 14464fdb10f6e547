/** Somebody will not sign, and says why: the envelope ends, and its owner tells whoever has to act. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { Contexto } from '../../contexto.ts';
import { mudarAssinante, mudarEnvelope } from './mudar-assinante.ts';
import type { OrigemDoPedido } from './origem.ts';
import { exigirPasse, origemDoAto } from './passe.ts';
import { naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';
import { apresentarAssinatura } from './ver-assinatura.ts';

export async function recusarAssinatura(
  contexto: Contexto,
  { passe, motivo }: { passe: string; motivo: string },
  origem: OrigemDoPedido,
): Promise<AssinaturaAberta> {
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    const { assinante, envelope } = quem;
    if (assinante.estado === 'recusou') return;
    const recusou = await mudarAssinante(contexto, trx, quem, assinante, {
      acao: 'recusar',
      ator: 'pessoa',
      temMotivo: true,
      mais: { motivo_da_recusa: motivo },
    });
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'recusado',
      autor: { tipo: 'assinante', id: assinante.id },
      assinante: naEvidencia(contexto, envelope, assinante),
      origem: origemDoAto(quem, origem),
      motivo,
    });
    const recusado = await mudarEnvelope(contexto, trx, envelope, { acao: 'recusar', ator: 'assinante' });
    await registrarNaAuditoria(contexto, trx, envelope.id, {
      acao: 'recusar',
      ator: assinante.conta_id ? { tipo: 'conta', id: assinante.conta_id } : { tipo: 'sistema', id: null },
      contaId: assinante.conta_id,
      dados: { assinante: assinante.id },
    });
    await regrasDo(contexto, envelope).aoRecusar(contexto, trx, recusado, recusou, motivo);
  });
  return apresentarAssinatura(contexto, contexto.db, await exigirPasse(contexto, contexto.db, passe));
}
