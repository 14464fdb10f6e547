/** Validators 20: whoever gets a bundle gets the notices of what is in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ARQUIVO_DAS_LICENCAS, faltasNasLicencas } from './licencas-da-carga.ts';

const AVISO = '\nMIT License\n\nCopyright (c) Somebody\n\n';

it('a library without its notice is named', () => {
  const texto = `# Licenses\n\n## react - 19.2.0 (MIT)\n${AVISO}`;
  expect(faltasNasLicencas(texto, ['react'])).toEqual([]);
  expect(faltasNasLicencas(texto, ['react', 'wouter'])).toEqual(['no notice of wouter']);
});

it('so is one whose licence asks for more than a notice', () => {
  const texto = `## a - 1.0.0 (MIT)\n${AVISO}## b - 2.0.0 (GPL-3.0-only)\n${AVISO}## c - 1.0.0 ((MIT OR GPL-2.0))\n## d - 1.0.0 (MIT AND GPL-2.0)\n`;
  expect(faltasNasLicencas(texto, [])).toEqual([
    'b asks for more than a notice: GPL-3.0-only',
    'd asks for more than a notice: MIT AND GPL-2.0',
  ]);
});

it.each([
  ['the portals', '/estudante', 'apps/portal/src/features/ajuda/screens/ajuda-screen.tsx'],
  ['the back office', '/gestao', 'apps/gestao/src/features/perfil/screens/perfil-screen.tsx'],
])('a page of %s leads to them', (_, base, tela) => {
  const codigo = readFileSync(fileURLToPath(new URL(join('..', tela), import.meta.url)), 'utf8');
  expect(codigo).toContain(`href="${base}/${ARQUIVO_DAS_LICENCAS}"`);
});
