/** Reminders of a signer: planned when they are called, and sent only while they still owe the signature. */
import { agendaDosLembretes, type DiaDoLembrete } from '@credito/domain/assinatura/lembretes';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Assinante, Envelope } from './envelope.repository.ts';

export const TAREFA_LEMBRAR_ASSINANTE = 'lembrar-assinante';

export interface CargaDoLembreteDaAssinatura {
  assinanteId: string;
  /** The deadline for which it was planned: a moved one has its own. */
  prazo: string;
  dias: DiaDoLembrete;
}

/** One job for each reminder of each deadline, however often it is planned. */
export async function agendarLembretes(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  { prazo, provedor }: Envelope,
  { id, do_provedor }: Assinante,
): Promise<void> {
  if (do_provedor && assinaAqui(provedor)) return;
  for (const { dias, quando } of agendaDosLembretes(prazo, relogio.agora())) {
    const carga: CargaDoLembreteDaAssinatura = { assinanteId: id, prazo, dias };
    await sql`select graphile_worker.add_job(
      ${TAREFA_LEMBRAR_ASSINANTE}, ${JSON.stringify(carga)}::json, run_at => ${quando},
      job_key => ${`lembrar-assinante:${id}:${prazo}:${dias}`})`.execute(trx);
  }
}
