/**
 * Writes every generated file that is kept in the repository; with --verificar it only fails when one is not current.
 * A generator is a program that writes its files and understands --verificar the same way.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

const GERADORES = ['apps/server/scripts/gerar-esquema.ts'];

const opcoes = process.argv.includes('--verificar') ? ['--verificar'] : [];
for (const gerador of GERADORES) {
  const { status } = spawnSync(process.execPath, [gerador, ...opcoes], { cwd: RAIZ, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`${gerador} failed\n`);
    process.exitCode = 1;
  }
}
