/** A file that grew long has usually taken in a second subject. Tests and what is generated are as long as they need to be. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const MAXIMO = 300;
const NAO_CONTAM = /\.(?:test|spec|gerado)\.tsx?$/;

const linhasDe = (texto: string): number => texto.split('\n').length - 1;

const longos = (arquivos: Readonly<Record<string, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(arquivos)
      .filter(([arquivo]) => !NAO_CONTAM.test(arquivo))
      .map(([arquivo, texto]): [string, number] => [arquivo, linhasDe(texto)])
      .filter(([, linhas]) => linhas > MAXIMO),
  );

it('no source file is longer than 300 lines', () => {
  const arquivos = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      cwd: RAIZ,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((arquivo) => arquivo !== '');
  expect(arquivos.length).toBeGreaterThan(1_000);
  const achados = longos(
    Object.fromEntries(arquivos.map((arquivo) => [arquivo, readFileSync(join(RAIZ, arquivo), 'utf8')])),
  );
  expect(achados).toEqual({});
});

it('counts lines, and leaves out tests and what is generated', () => {
  const texto = (linhas: number) => 'a\n'.repeat(linhas);
  expect(
    longos({
      'a.ts': texto(300),
      'b.tsx': texto(301),
      'c.test.ts': texto(400),
      'd.gerado.ts': texto(400),
      'e.spec.ts': texto(400),
    }),
  ).toEqual({ 'b.tsx': 301 });
});
