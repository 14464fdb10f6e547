import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import configuracao from '../vitest.config.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** Vitest runs only what a project includes; a test that no project includes fails nowhere, because it never runs. */
describe('every test file', () => {
  const incluidos = (configuracao.test?.projects ?? []).flatMap((projeto) =>
    typeof projeto === 'object' && 'test' in projeto ? (projeto.test?.include ?? []) : [],
  );
  const arquivos = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      cwd: RAIZ,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((arquivo) => arquivo !== '');

  it('belongs to exactly one project', () => {
    expect(arquivos.length).toBeGreaterThan(200);
    const projetos = arquivos.map((arquivo) => ({
      arquivo,
      quantos: incluidos.filter((padrao) => matchesGlob(arquivo, padrao)).length,
    }));
    expect(projetos.filter(({ quantos }) => quantos !== 1)).toEqual([]);
  });
});
