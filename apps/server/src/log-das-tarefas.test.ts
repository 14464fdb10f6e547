import { expect, it } from 'vitest';
import { lerConfiguracao } from './config/configuracao.ts';
import { logDasTarefas } from './log-das-tarefas.ts';

function registrar(nivelDeLog: string) {
  const linhas: string[] = [];
  const logger = logDasTarefas(lerConfiguracao({ LOG_LEVEL: nivelDeLog }), {
    write: (linha) => linhas.push(linha),
  });
  const job = { id: '7', task_identifier: 'enviar-mensagem', attempts: 1, max_attempts: 12 };
  const erro = Object.assign(new Error('Key (cpf)=(52998224725) already exists'), { code: '23505' });
  logger.info('Completed task 7', { job });
  logger.error(`Failed task 7 with error '${erro.message}'`, { job, error: erro });
  logger.warn('Worker is not connected');
  return linhas.join('');
}

it('a job that failed is told by its kind, its try and the kind of error, without anybody’s data', () => {
  const log = registrar('warn');
  expect(log).toContain('"task":"enviar-mensagem"');
  expect(log).toContain('"code":"23505"');
  expect(log).toContain('Worker is not connected');
  expect(log).not.toMatch(/cpf|52998224725|Completed/);
});

it('silence is silence', () => {
  expect(registrar('silent')).toBe('');
});
