/**
 * Which modules of the server write a table. What a module reads of another's table stands where it is asked for; what
 * it changes there belongs to the table's module, which knows what else must be true of it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GRAVA = /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g;

/** They go by the tables themselves: what expired, what is no longer kept, who was made up. */
const POR_TODAS: readonly string[] = ['limpeza', 'retencao', 'demonstracao'];

/** By table, its writers in order of the alphabet; `raiz` with a slash at its end. */
export function quemGrava(repositorio: string, raiz: string): ReadonlyMap<string, readonly string[]> {
  const arquivos = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', raiz], {
    cwd: repositorio,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts'));
  const quem = new Map<string, Set<string>>();
  for (const arquivo of arquivos) {
    const [modulo = ''] = arquivo.slice(raiz.length).split('/');
    if (POR_TODAS.includes(modulo)) continue;
    for (const [, tabela = ''] of readFileSync(join(repositorio, arquivo), 'utf8').matchAll(GRAVA))
      quem.set(tabela, (quem.get(tabela) ?? new Set()).add(modulo));
  }
  return new Map([...quem].map(([tabela, modulos]) => [tabela, [...modulos].sort()]));
}
