import { expect, test } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';

for (const { tema, largura } of [
  { tema: 'claro', largura: 360 },
  { tema: 'escuro', largura: 360 },
  { tema: 'claro', largura: 1280 },
  { tema: 'escuro', largura: 1280 },
])
  test(`the staff's login shows who can be tried, ${tema} at ${largura} px`, async ({ page }) => {
    await page.setViewportSize({ width: largura, height: 800 });
    await page.addInitScript((valor) => localStorage.setItem('tema', valor), tema);
    await page.goto(`${base()}/gestao/`);
    const pessoas = page.getByRole('region', { name: 'Pessoas da demonstração' });
    await expect(pessoas.getByRole('listitem')).toHaveCount(9);
    await expect(
      pessoas.getByRole('button', { name: /^Lúcia Andrade Analista código \d{3} \d{3}$/ }),
    ).toBeVisible();
    await expect(
      pessoas.getByRole('button', { name: /^Caio Peixoto Instituição de ensino \(UNIVALE\)/ }),
    ).toBeVisible();
    await conferirTela(page);
  });

test('one tap stands for e-mail, password and code of somebody made up', async ({ page }) => {
  await page.goto(`${base()}/gestao/`);
  await page.getByRole('button', { name: /^Caio Peixoto/ }).click();
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await expect(page.getByLabel('Código do aplicativo')).toHaveValue(/^\d{6}$/);
  await expect(page.getByText(/^O aplicativo de Caio Peixoto mostra agora \d{3} \d{3}$/)).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/gestao\/filas\//);
});

test('whoever types e-mail and password by hand is shown the code too', async ({ page }) => {
  await page.goto(`${base()}/gestao/`);
  await page.getByLabel('E-mail').fill('bento.livre@demonstracao.example');
  await page.getByLabel('Senha', { exact: true }).fill('Gestao#2026');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Usar este código' }).click();
  await expect(page).toHaveURL(/\/gestao\/filas\//);
});
