/** Another last day for signing: whoever has the turn is told, and reminded by the new one. */
import { recusaDeMoverPrazo } from '@credito/domain/assinatura/mover-prazo';
import { falta } from '@credito/domain/assinatura/vez';
import type { Data } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { agendarLembretes } from './agendar-lembretes.ts';
import { enviarLink } from './convidar.ts';
import type { EnvelopeCompleto } from './envelope.repository.ts';
import { agendarPrazo } from './fila-do-provedor.ts';
import { estaNaVez } from './mudar-assinante.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

/** The envelope is held. The day itself is judged by whoever owns the document. */
export async function moverPrazo(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: EnvelopeCompleto,
  { prazo, motivo, ator }: { prazo: Data; motivo: string; ator: Extract<Ator, { tipo: 'operador' }> },
): Promise<void> {
  const { envelope } = completo;
  const recusa = recusaDeMoverPrazo(envelope.estado);
  if (recusa) throw conflito(recusa);
  const movido = await trx
    .updateTable('envelope')
    .set({ prazo, versao: envelope.versao + 1 })
    .where('id', '=', envelope.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await registrarEvidencia(contexto, trx, movido, {
    tipo: 'prazo-movido',
    autor: ator,
    de: envelope.prazo,
    ate: prazo,
    motivo,
  });
  await registrarNaAuditoria(contexto, trx, envelope.id, { acao: 'moverPrazo', ator, dados: { prazo } });
  // People are told of the day once the provider has it.
  if (envelope.id_externo !== null) {
    await agendarPrazo(trx, envelope.id, contexto.relogio.agora());
    return;
  }
  await avisarDoPrazo(contexto, trx, { ...completo, envelope: movido });
}

export async function avisarDoPrazo(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: EnvelopeCompleto,
): Promise<void> {
  const { envelope } = completo;
  for (const assinante of completo.assinantes) {
    if (!estaNaVez(completo, assinante) || !falta(assinante) || assinante.estado === 'bloqueado') continue;
    await enviarLink(contexto, trx, envelope, assinante, 'prazo');
    await agendarLembretes(contexto, trx, envelope, assinante);
  }
}
