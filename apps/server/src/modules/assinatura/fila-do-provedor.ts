/** What is asked of a provider of signatures leaves as a job, in the transaction of its cause: one for each thing wanted. */
import type { MotivoDoConvite } from '@credito/domain/assinatura/palavras';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_ABRIR_NO_PROVEDOR = 'abrir-no-provedor';
export const TAREFA_CHAMAR_NO_PROVEDOR = 'chamar-no-provedor';
export const TAREFA_TROCAR_NO_PROVEDOR = 'trocar-contato-no-provedor';
export const TAREFA_DISPENSAR_NO_PROVEDOR = 'dispensar-no-provedor';
export const TAREFA_MOVER_PRAZO_NO_PROVEDOR = 'mover-prazo-no-provedor';
export const TAREFA_CANCELAR_NO_PROVEDOR = 'cancelar-no-provedor';

/** Hours of being down fit between the first try and the last. */
const TENTATIVAS = 25;

export interface CargaDoEnvelope {
  id: string;
}
export interface CargaDaChamada {
  assinanteId: string;
  motivo: MotivoDoConvite;
  /** Of the sending that our rows count. */
  conviteId: string;
}
export interface CargaDaTroca {
  assinanteId: string;
}

async function agendar(
  db: Kysely<DB>,
  tarefa: string,
  carga: CargaDoEnvelope | CargaDaChamada | CargaDaTroca,
  { chave, em }: { chave: string; em: Date },
): Promise<void> {
  await sql`select graphile_worker.add_job(${tarefa}, ${JSON.stringify(carga)}::json, run_at => ${em},
    job_key => ${`${tarefa}:${chave}`}, max_attempts => ${TENTATIVAS}::int)`.execute(db);
}

export const agendarAbertura = (db: Kysely<DB>, id: string, em: Date) =>
  agendar(db, TAREFA_ABRIR_NO_PROVEDOR, { id }, { chave: id, em });

export const agendarChamada = (db: Kysely<DB>, carga: CargaDaChamada, em: Date) =>
  agendar(db, TAREFA_CHAMAR_NO_PROVEDOR, carga, { chave: carga.conviteId, em });

export const agendarTroca = (db: Kysely<DB>, assinanteId: string, em: Date) =>
  agendar(db, TAREFA_TROCAR_NO_PROVEDOR, { assinanteId }, { chave: assinanteId, em });

export const agendarCancelamento = (db: Kysely<DB>, id: string, em: Date) =>
  agendar(db, TAREFA_CANCELAR_NO_PROVEDOR, { id }, { chave: id, em });

export const agendarDispensa = (db: Kysely<DB>, assinanteId: string, em: Date) =>
  agendar(db, TAREFA_DISPENSAR_NO_PROVEDOR, { assinanteId }, { chave: assinanteId, em });

export const agendarPrazo = (db: Kysely<DB>, id: string, em: Date) =>
  agendar(db, TAREFA_MOVER_PRAZO_NO_PROVEDOR, { id }, { chave: id, em });
