/** What stands in the way at a provider of signatures, and trying again does not change: the desk has to act, and is told. */
import {
  MENSAGENS_DA_RECUSA_DO_PROVEDOR,
  type RecusaDoProvedor,
} from '@credito/domain/assinatura/exigencias-do-provedor';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarAdministracao } from '../mensagem/avisar-equipe.ts';
import type { Envelope } from './envelope.repository.ts';

export interface Impedimento {
  motivo: RecusaDoProvedor;
  assinanteId: string | null;
}

/** The envelope is held. The same thing again is neither written nor told twice. */
export async function impedirEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelope: Envelope,
  { motivo, assinanteId }: Impedimento,
): Promise<void> {
  if (envelope.impedimento === motivo && envelope.impedimento_assinante_id === assinanteId) return;
  await trx
    .updateTable('envelope')
    .set({
      impedimento: motivo,
      impedimento_assinante_id: assinanteId,
      versao: (eb) => eb('versao', '+', 1),
    })
    .where('id', '=', envelope.id)
    .execute();
  await avisarDoEnvelope(contexto, trx, envelope, motivo, MENSAGENS_DA_RECUSA_DO_PROVEDOR[motivo]);
}

export async function esquecerImpedimento(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('envelope')
    .set({ impedimento: null, impedimento_assinante_id: null })
    .where('id', '=', id)
    .execute();
}

/** `sobre`: the same thing about the same state of an envelope is told once. */
export async function avisarDoEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, titulo, versao }: Envelope,
  sobre: string,
  frase: string,
): Promise<void> {
  await avisarAdministracao(contexto, trx, {
    chave: `envelope:${id}:${sobre}:${versao}`,
    agora: contexto.relogio.agora(),
    menos: null,
    email: {
      nome: 'gestao-alarme',
      assunto: 'a assinatura de um documento precisa de alguém',
      paragrafos: [`A assinatura d${titulo} parou no serviço de assinatura.`, frase],
    },
  });
}
