/**
 * `npm start`: builds what changed and hands over to scripts/servidor.ts, which takes this process's place. What is only
 * needed for a start is done by processes that end, so that none of it stays in memory (ADR 0082).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  ambienteComArquivo,
  type Configuracao,
  lerConfiguracao,
} from '../apps/server/src/config/configuracao.ts';
import { ErroDeInicio, explicarErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { exigirPortaEBanco } from '../apps/server/src/porta-e-banco.ts';
import { construirOQueMudou } from './apps-da-web.ts';
import { comandoDoServidor, prepararCompilados } from './processo-do-servidor.ts';

const SERVIDOR = fileURLToPath(new URL('./servidor.ts', import.meta.url));

let configuracao: Configuracao | null = null;
try {
  configuracao = lerConfiguracao(ambienteComArquivo(process.env));
  await exigirPortaEBanco(configuracao);
  await construirOQueMudou((texto) => process.stdout.write(`${texto}\n`));
  const fontes = prepararCompilados((comando, env) => {
    spawnSync(process.execPath, [...comando, SERVIDOR, '--so-carregar'], { env, stdio: 'inherit' });
  });
  const { opcoes, env } = comandoDoServidor();
  const comecoMs = String(Date.now() - performance.now());
  const comando = [process.execPath, ...opcoes, SERVIDOR, `--comeco=${comecoMs}`, `--fontes=${fontes}`];
  if (!process.execve)
    throw new ErroDeInicio('This system cannot start the server: Linux or macOS is needed.');
  process.execve(process.execPath, comando, env);
} catch (erro) {
  process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
  process.exit(1);
}
