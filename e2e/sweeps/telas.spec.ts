/** Every screen that somebody of the demonstration can reach: no fault, in both themes, on a phone and on a desktop. */
import { expect, test } from '@playwright/test';
import { alcance, pessoasDe } from '../world/pessoas-da-demonstracao.ts';
import { entrarComo } from './entrar.ts';
import { varrer } from './varrer.ts';

for (const pessoa of pessoasDe(alcance()))
  test(`${pessoa.area}: ${pessoa.nome}, ${pessoa.situacao}`, async ({ page }) => {
    await entrarComo(page, pessoa);
    const { vistas, defeitos } = await varrer(page, pessoa.area);
    test.info().annotations.push({ type: 'screens', description: String(vistas) });
    expect(defeitos).toEqual([]);
    expect(vistas).toBeGreaterThan(5);
  });
