import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circulosEntrePastas } from './circulos-entre-pastas.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

const RAIZES = [
  'packages/domain/src/',
  'packages/ui/src/',
  'apps/portal/src/',
  'apps/gestao/src/',
  'apps/server/src/modules/',
];

describe('folders that need each other', () => {
  it.each(RAIZES)('is nowhere in %s', (raiz) => {
    expect(circulosEntrePastas(RAIZ, raiz)).toEqual([]);
  });

  it('finds a circle around a corner, and lets types pass', () => {
    const pasta = mkdtempSync(join(tmpdir(), 'circulos-'));
    try {
      const escrever = (caminho: string, texto: string) => {
        mkdirSync(dirname(join(pasta, caminho)), { recursive: true });
        writeFileSync(join(pasta, caminho), texto);
      };
      execFileSync('git', ['init', '-q', pasta]);
      escrever('src/a/um.ts', "import { dois } from '../b/dois.ts';\n");
      escrever('src/b/dois.ts', "import {\n  tres,\n} from '../c/tres.ts';\n");
      escrever(
        'src/c/tres.ts',
        "import { um } from '../a/um.ts';\nimport { quatro } from '../d/quatro.ts';\n",
      );
      escrever(
        'src/d/quatro.ts',
        "import type { Tres } from '../c/tres.ts';\nimport { type Um } from '../a/um.ts';\n",
      );
      expect(circulosEntrePastas(pasta, 'src/')).toEqual([['a', 'b', 'c']]);
    } finally {
      rmSync(pasta, { recursive: true });
    }
  });
});
