/** Background work: graphile-worker jobs, enqueued in the transaction of their cause. */
import { type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Contexto } from './contexto.ts';
import { selarVisualizacoes } from './modules/auditoria/auditoria.ts';
import { TAREFA_ENVIAR_MENSAGEM } from './modules/mensagem/enfileirar.ts';
import { enviarMensagem } from './modules/mensagem/enviar-mensagem.ts';

export function listaDeTarefas(contexto: Contexto): TaskList {
  return {
    [TAREFA_ENVIAR_MENSAGEM]: async (carga) => {
      await enviarMensagem(contexto, (carga as { id: string }).id);
    },
    'selar-auditoria': async () => {
      await selarVisualizacoes(contexto.db);
    },
  };
}

const AGENDA = '* * * * * selar-auditoria ?max=3';

/** Starts the workers of this process; several processes share the queue without doing a job twice. */
export function iniciarTarefas(contexto: Contexto, pool: pg.Pool): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList: listaDeTarefas(contexto),
    crontab: AGENDA,
  });
}
