import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { citadosQueFaltam, DOCUMENTOS, nomesQueFaltam } from './caminhos-citados.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const COMANDOS = new Set(Object.keys(JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')).scripts));
const faltam = (texto: string, documento = 'README.md') =>
  citadosQueFaltam(documento, texto, RAIZ, COMANDOS).map(({ citado }) => citado);

const palavras = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: RAIZ,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((arquivo) => arquivo !== '' && !arquivo.endsWith('.test.ts'))
    .flatMap((arquivo) => readFileSync(join(RAIZ, arquivo), 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
);

describe('what the documents name (validators 21)', () => {
  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('is called so in the code: %s', (documento) => {
    expect(nomesQueFaltam(readFileSync(join(RAIZ, documento), 'utf8'), palavras)).toEqual([]);
  });

  it('is missed when the code calls it otherwise', () => {
    const texto =
      'Its row of `NADA_DISSO`, in `quandoNada` or `naoHa(x)`; `umaVez` and `ENTIDADES` are there.';
    expect(nomesQueFaltam(texto, palavras)).toEqual(['NADA_DISSO', 'quandoNada', 'naoHa']);
  });

  it.each(DOCUMENTOS)('exists: %s', (documento) => {
    const texto = readFileSync(join(RAIZ, documento), 'utf8');
    expect(citadosQueFaltam(documento, texto, RAIZ, COMANDOS)).toEqual([]);
  });

  it('is missed when a file, a folder, a link or a command is not there', () => {
    expect(faltam('See `apps/server/src/nowhere.ts` and `packages/nothing/`.')).toEqual([
      'apps/server/src/nowhere.ts',
      'packages/nothing/',
    ]);
    expect(faltam('[here](0000-nothing.md)', 'docs/adr/README.md')).toEqual(['docs/adr/0000-nothing.md']);
    expect(faltam('Run `npm run nothing-like-it`.')).toEqual(['nothing-like-it']);
  });

  it('may be a pattern under a folder that exists', () => {
    expect(
      faltam('`packages/api/src/<palavra>.rotas.ts`, `apps/server/db/migrations/NNNN-nome.sql`'),
    ).toEqual([]);
    expect(faltam('`packages/nowhere/<palavra>.ts`')).toEqual(['packages/nowhere/<palavra>.ts']);
  });
});
