/** Envelopes of contracts that are signed at a provider of signatures, which is the stand-in of Clicksign. */

import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { criarClicksign } from '../src/gateways/assinatura/clicksign.ts';
import {
  TAREFA_ABRIR_NO_PROVEDOR,
  TAREFA_CANCELAR_NO_PROVEDOR,
  TAREFA_CHAMAR_NO_PROVEDOR,
  TAREFA_DISPENSAR_NO_PROVEDOR,
  TAREFA_MOVER_PRAZO_NO_PROVEDOR,
  TAREFA_TROCAR_NO_PROVEDOR,
} from '../src/modules/assinatura/fila-do-provedor.ts';
import type { CargaDaConsulta } from '../src/modules/assinatura/pedir-consulta.ts';
import { listaDeTarefas } from '../src/tarefas.ts';
import { contratoParaAssinar, envelopeDoContrato } from './envelopes.ts';
import { type ClicksignDeTeste, ouvirComoClicksign } from './gateways/clicksign-de-teste.ts';
import { criarRepresentante } from './representante.ts';
import { criarServidorDeTeste, type ServidorDeTeste } from './servidor-de-teste.ts';

export interface ServidorComClicksign extends ServidorDeTeste {
  la: ClicksignDeTeste;
}

export async function criarServidorComClicksign(): Promise<ServidorComClicksign> {
  // Both sides read one clock; it exists once the server does.
  let relogio: ServidorDeTeste['relogio'] | null = null;
  const agora = () => relogio?.agora().getTime() ?? 0;
  const la = await ouvirComoClicksign(agora, afterAll);
  const assinatura = criarClicksign(
    { url: la.url, token: la.token, segredoDoAviso: la.estado.segredo },
    { agora, esperar: async (milissegundos) => relogio?.avancar({ milissegundos }) },
  );
  const servidor = await criarServidorDeTeste({
    gateways: { assinatura },
    env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
  });
  relogio = servidor.relogio;
  await criarRepresentante(servidor);
  return { ...servidor, la };
}

/** Sent to be signed by the student, with its signers waiting at the provider: opened and called by the jobs of its opening. */
export async function contratoNoProvedor(servidor: ServidorComClicksign, numero: number) {
  const contrato = await contratoDisparado(servidor, numero);
  await fazerPedidosAoProvedor(servidor);
  const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
  const noProvedor = servidor.la.estado.envelopes.find(({ id }) => id === envelope.id_externo);
  if (!noProvedor) throw new Error('the envelope is not at the provider');
  return { ...contrato, envelopeId: envelope.id, noProvedor };
}

/** Sent by the student; nothing has been asked of the provider yet. */
export async function contratoDisparado(servidor: ServidorComClicksign, numero: number) {
  const contrato = await contratoParaAssinar(servidor, numero);
  const disparado = await servidor.pedir({
    metodo: 'POST',
    url: `/api/contrato/${contrato.contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });
  if (disparado.status !== 204) throw new Error(disparado.texto);
  return contrato;
}

const DO_PROVEDOR = [
  TAREFA_ABRIR_NO_PROVEDOR,
  TAREFA_CHAMAR_NO_PROVEDOR,
  TAREFA_TROCAR_NO_PROVEDOR,
  TAREFA_CANCELAR_NO_PROVEDOR,
  TAREFA_MOVER_PRAZO_NO_PROVEDOR,
  TAREFA_DISPENSAR_NO_PROVEDOR,
];

/** As the workers do with what is due, until nothing is; a job that fails waits, and throws here. */
export async function fazerPedidosAoProvedor(servidor: ServidorDeTeste): Promise<void> {
  const { contexto, db, relogio } = servidor;
  for (;;) {
    const { rows } = await sql<{ id: string; tarefa: string; payload: object }>`
      select j.id, t.identifier as tarefa, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = any(${DO_PROVEDOR}) and j.run_at <= ${relogio.agora()} order by j.id limit 1`.execute(
      db,
    );
    const [trabalho] = rows;
    if (!trabalho) return;
    await listaDeTarefas(contexto)[trabalho.tarefa]?.(trabalho.payload, {
      job: { attempts: 1, created_at: relogio.agora() },
    } as JobHelpers);
    // One that was put off stands there anew, under another time.
    await sql`delete from graphile_worker._private_jobs
      where id = ${trabalho.id} and run_at <= ${relogio.agora()}`.execute(db);
  }
}

/** Questions that wait in the queue. */
export async function consultasNaFila({ db }: ServidorDeTeste): Promise<readonly CargaDaConsulta[]> {
  const { rows } = await sql<{ payload: CargaDaConsulta }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'consultar-envelope' order by j.id`.execute(db);
  return rows.map(({ payload }) => payload);
}

/** As the workers do, whatever their time. */
export async function fazerConsultas(servidor: ServidorDeTeste): Promise<void> {
  const cargas = await consultasNaFila(servidor);
  await sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks t
    where t.id = task_id and t.identifier = 'consultar-envelope'`.execute(servidor.db);
  for (const carga of cargas)
    await listaDeTarefas(servidor.contexto)['consultar-envelope']?.(carga, {
      job: { attempts: 1 },
    } as JobHelpers);
}
