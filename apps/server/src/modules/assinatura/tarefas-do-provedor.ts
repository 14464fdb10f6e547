/** The jobs that ask something of the provider of signatures; what it left without an answer, it is asked again soon. */
import type { Job, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { abrirNoProvedor } from './abrir-no-provedor.ts';
import { cancelarNoProvedor } from './cancelar-no-provedor.ts';
import { chamarNoProvedor } from './chamar-no-provedor.ts';
import { consultarEnvelope } from './consultar-envelope.ts';
import {
  type CargaDaChamada,
  type CargaDaTroca,
  type CargaDoEnvelope,
  TAREFA_ABRIR_NO_PROVEDOR,
  TAREFA_CANCELAR_NO_PROVEDOR,
  TAREFA_CHAMAR_NO_PROVEDOR,
  TAREFA_DISPENSAR_NO_PROVEDOR,
  TAREFA_MOVER_PRAZO_NO_PROVEDOR,
  TAREFA_TROCAR_NO_PROVEDOR,
} from './fila-do-provedor.ts';
import { dispensarNoProvedor, moverPrazoNoProvedor } from './mudar-no-provedor.ts';
import { type CargaDaConsulta, TAREFA_CONSULTAR_ENVELOPE } from './pedir-consulta.ts';
import { apressar, sondar } from './trabalhos-em-espera.ts';
import { trocarNoProvedor } from './trocar-no-provedor.ts';

/** About as fast as the provider takes them, so that those of people who sign find their turn. */
const ESPACO_MS = 500;

const FAZERES: Readonly<Record<string, (contexto: Contexto, carga: unknown, job: Job) => Promise<void>>> = {
  [TAREFA_ABRIR_NO_PROVEDOR]: (contexto, carga, job) =>
    abrirNoProvedor(contexto, carga as CargaDoEnvelope, job.created_at),
  [TAREFA_CHAMAR_NO_PROVEDOR]: (contexto, carga) => chamarNoProvedor(contexto, carga as CargaDaChamada),
  [TAREFA_MOVER_PRAZO_NO_PROVEDOR]: (contexto, carga) =>
    moverPrazoNoProvedor(contexto, carga as CargaDoEnvelope),
  [TAREFA_DISPENSAR_NO_PROVEDOR]: (contexto, carga) => dispensarNoProvedor(contexto, carga as CargaDaTroca),
  [TAREFA_TROCAR_NO_PROVEDOR]: (contexto, carga) => trocarNoProvedor(contexto, carga as CargaDaTroca),
  [TAREFA_CANCELAR_NO_PROVEDOR]: (contexto, carga) => cancelarNoProvedor(contexto, carga as CargaDoEnvelope),
  [TAREFA_CONSULTAR_ENVELOPE]: (contexto, carga) => consultarEnvelope(contexto, carga as CargaDaConsulta),
};

const esperando = sql`
  select id, attempts, created_at, run_at from graphile_worker.jobs
  where task_identifier = any(${Object.keys(FAZERES)}::text[]) and attempts between 1 and max_attempts - 1
    and locked_at is null and run_at > now()`;

export const tarefasDoProvedor = (contexto: Contexto): TaskList =>
  Object.fromEntries(
    Object.entries(FAZERES).map(([tarefa, fazer]) => [
      tarefa,
      async (carga, { job }) => {
        await fazer(contexto, carga, job);
        if (job.attempts > 1) await apressar(contexto.db, esperando, ESPACO_MS);
      },
    ]),
  ) satisfies TaskList;

/** Every minute. */
export async function sondarPedidos({ db, gateways }: Pick<Contexto, 'db' | 'gateways'>): Promise<void> {
  if (gateways.assinatura.nome !== null) await sondar(db, esperando);
}
