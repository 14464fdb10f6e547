import { expect, test } from '@playwright/test';
import { criarConta } from '../actors/quem-cria-conta.ts';
import { pessoa } from '../world/pessoas.ts';

test('a person creates an account and is led to the university and course', async ({ page }) => {
  await criarConta(page, 'estudante', pessoa('Ana Lúcia e Silva', 1));
  await expect(page).toHaveURL(/\/estudante\/universidade-curso/);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Iniciar solicitação' })).toHaveAttribute(
    'href',
    '/estudante/universidade-curso',
  );
});
