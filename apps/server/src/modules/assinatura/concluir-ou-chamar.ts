/** After a signature: everybody has signed, so that the seal follows; or the next ones are called. */
import { situacaoDasAssinaturas, todosAssinaram } from '@credito/domain/assinatura/quem-assinou';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { chamarOsProximos } from './convidar.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { mudarEnvelope } from './mudar-assinante.ts';
import { elosDoEnvelope, registrarNaAuditoria } from './registrar-evidencia.ts';

export const TAREFA_SELAR_ENVELOPE = 'selar-envelope';

export async function concluirOuChamar(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelopeId: string,
): Promise<void> {
  const completo = await carregarEnvelope(trx, envelopeId);
  if (completo?.envelope.estado !== 'em-assinatura') return;
  const elos = await elosDoEnvelope(trx, envelopeId);
  const situacao = situacaoDasAssinaturas(
    elos.map(({ registro }) => registro),
    completo.envelope.sha256,
  );
  if (!todosAssinaram(situacao)) {
    await chamarOsProximos(contexto, trx, envelopeId);
    return;
  }
  await mudarEnvelope(contexto, trx, completo.envelope, {
    acao: 'concluir',
    ator: 'sistema',
    condicoes: { todosAssinaram: true },
  });
  await registrarNaAuditoria(contexto, trx, envelopeId, {
    acao: 'concluir',
    ator: { tipo: 'sistema', id: null },
    dados: { assinaturas: situacao.assinados.length },
  });
  await agendarSelo(trx, envelopeId);
}

/** One job for each envelope, however often it is asked for. */
export async function agendarSelo(trx: Transaction<DB>, envelopeId: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_SELAR_ENVELOPE}, json_build_object('id', ${envelopeId}::text),
    job_key => ${`selar-envelope:${envelopeId}`}, max_attempts => 25)`.execute(trx);
}
