import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const LUGARES = [
  'packages/domain/src',
  'apps/server/src/modules',
  'apps/server/src/modules/gestao',
  'apps/portal/src',
  'apps/portal/src/features',
  'apps/gestao/src',
  'apps/gestao/src/features',
];

describe('the glossary', () => {
  const palavras = new Set(
    [...readFileSync(join(RAIZ, 'docs/glossario.md'), 'utf8').matchAll(/`([a-zA-Z0-9-]+)`/g)].map(
      ([, nome]) => nome,
    ),
  );
  const pastas = LUGARES.flatMap((lugar) =>
    readdirSync(join(RAIZ, lugar), { withFileTypes: true })
      .filter((entrada) => entrada.isDirectory())
      .map((entrada) => ({ lugar, pasta: entrada.name })),
  );

  it('has the word of every folder', () => {
    expect(pastas.length).toBeGreaterThan(100);
    expect(pastas.filter(({ pasta }) => !palavras.has(pasta))).toEqual([]);
  });

  it('says of no folder what is not there', () => {
    const tabela =
      readFileSync(join(RAIZ, 'docs/glossario.md'), 'utf8').split('## Pastas')[1]?.split('\n## ')[0] ?? '';
    const ditas = [...tabela.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, nome]) => nome);
    const existentes = new Set(pastas.map(({ pasta }) => pasta));
    expect(ditas.length).toBeGreaterThan(30);
    expect(ditas.filter((nome) => nome === undefined || !existentes.has(nome))).toEqual([]);
  });
});
