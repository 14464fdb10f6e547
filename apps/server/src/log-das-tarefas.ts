/** Lines of the background jobs in the server's own log: which job, never what it was about. */
import { Logger } from 'graphile-worker';
import type { Configuracao } from './config/configuracao.ts';
import { abrirLog } from './log.ts';

interface Trabalho {
  id: string;
  task_identifier: string;
  attempts: number;
  max_attempts: number;
}

const NIVEIS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export function logDasTarefas(configuracao: Configuracao, destino?: { write(linha: string): void }): Logger {
  const log = abrirLog(configuracao, destino);
  return new Logger(() => (nivel, mensagem, meta) => {
    const trabalho = meta.job as Trabalho | undefined;
    if (!trabalho) return log[NIVEIS[nivel]](mensagem);
    // The library's own sentence quotes the error's message, and that may quote a person.
    log[NIVEIS[nivel]](
      {
        job: trabalho.id,
        task: trabalho.task_identifier,
        attempt: trabalho.attempts,
        attempts: trabalho.max_attempts,
        ...(meta.error ? { err: meta.error } : {}),
      },
      nivel === 'error' ? 'job failed' : 'job',
    );
  });
}
