/**
 * `npm start`: builds what changed and hands over to scripts/servidor.ts, which takes this process's place. What is only
 * needed for a start is done by processes that end, so that none of it stays in memory (ADR 0082).
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  ambienteComArquivo,
  type Configuracao,
  lerConfiguracao,
} from '../apps/server/src/config/configuracao.ts';
import { explicarErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { exigirPortaEBanco } from '../apps/server/src/porta-e-banco.ts';
import { construirOQueMudou } from './apps-da-web.ts';

const SERVIDOR = fileURLToPath(new URL('../apps/server/dist/servidor.js', import.meta.url));

/** V8 collects and compacts more often, instead of growing to tens of megabytes first. */
const OPCOES = ['--max-semi-space-size=2', '--optimize-for-size'];
/** glibc gives each thread an arena of its own, and keeps there what was freed: few arenas, and nothing large in them. */
const AMBIENTE = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

const comeco = Date.now() - performance.now();
const pai = process.ppid;
let configuracao: Configuracao | null = null;
try {
  configuracao = lerConfiguracao(ambienteComArquivo(process.env));
  await exigirPortaEBanco(configuracao);
  await construirOQueMudou((texto) => process.stdout.write(`${texto}\n`));
} catch (erro) {
  process.stderr.write(`${explicarErroDeInicio(erro, configuracao)}\n`);
  process.exit(1);
}
// The same process goes on as the server: signals and whoever watches it find it under the same number.
if (process.execve)
  process.execve(
    process.execPath,
    [process.execPath, ...OPCOES, SERVIDOR, `--comeco=${comeco}`, `--pai=${pai}`, ...process.argv.slice(2)],
    { ...AMBIENTE, ...process.env },
  );
// Windows knows no such thing.
await import(pathToFileURL(SERVIDOR).href);
