/**
 * How many packages of others each workspace asks for itself. Each is code of strangers, which runs with the rights of
 * whoever runs ours: one more, or one less, is a decision, and is written down here with it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** What the product runs with, what it runs with where there is such a machine, and what it is built and tested with. */
const DIRETAS: Readonly<Record<string, readonly [correm: number, seHouver: number, constroem: number]>> = {
  '.': [1, 0, 9],
  'apps/gestao': [5, 0, 4],
  'apps/portal': [9, 0, 4],
  'apps/server': [41, 4, 14],
  bench: [0, 0, 9],
  e2e: [0, 0, 5],
  'packages/api': [1, 0, 0],
  'packages/domain': [3, 0, 1],
  'packages/ui': [4, 0, 7],
  'packages/verificador': [0, 0, 2],
};

interface Pacote {
  workspaces?: readonly string[];
  dependencies?: object;
  optionalDependencies?: object;
  devDependencies?: object;
  peerDependencies?: object;
}

const lerPacote = (pasta: string) =>
  JSON.parse(readFileSync(join(RAIZ, pasta, 'package.json'), 'utf8')) as Pacote;
const deOutros = (dependencias: object = {}) =>
  Object.keys(dependencias).filter((nome) => !nome.startsWith('@credito/')).length;

describe('attack S24: direct dependencies', () => {
  const pastas = [
    '.',
    ...(lerPacote('.').workspaces ?? []).flatMap((padrao) => globSync(padrao, { cwd: RAIZ })),
  ];

  it('every workspace says how many it has', () => {
    expect(pastas.toSorted()).toEqual(Object.keys(DIRETAS).toSorted());
  });

  it.each(pastas)('%s has as many as are written down', (pasta) => {
    const { dependencies, optionalDependencies, devDependencies, peerDependencies } = lerPacote(pasta);
    expect([deOutros(dependencies), deOutros(optionalDependencies), deOutros(devDependencies)]).toEqual(
      DIRETAS[pasta],
    );
    expect(deOutros(peerDependencies)).toBe(0);
  });

  it.each(pastas)('validators 12: %s names in its sources what it runs with', (pasta) => {
    const fontes = globSync('{*,{src,scripts,db,construcao,journeys,world}/**/*}.{ts,tsx,css}', {
      cwd: join(RAIZ, pasta),
    })
      .map((nome) => readFileSync(join(RAIZ, pasta, nome), 'utf8'))
      .join('\n');
    const sobram = Object.keys(lerPacote(pasta).dependencies ?? {}).filter((nome) => !fontes.includes(nome));
    expect(sobram).toEqual([]);
  });
});
