import { expect, type Page, test } from '@playwright/test';
import { base } from '../world/mensagens.ts';

/** What the browser refuses in a page, and what it does not know in its headers. */
async function queixasDe(page: Page, fazer: () => Promise<void>): Promise<string[]> {
  const queixas: string[] = [];
  page.on('console', (linha) => {
    if (/content security|trusted|permissions.policy|refused/i.test(linha.text())) queixas.push(linha.text());
  });
  page.on('pageerror', (erro) => queixas.push(erro.message));
  await fazer();
  return queixas;
}

for (const caminho of [
  '/estudante/',
  '/fiador/',
  '/gestao/',
  '/estudante/cadastro',
  '/assinar',
  '/verificar',
])
  test(`attack 15: ${caminho} works with text that never becomes script`, async ({ page }) => {
    const queixas = await queixasDe(page, async () => {
      const resposta = await page.goto(`${base()}${caminho}`);
      expect(resposta?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (/^\/(estudante|fiador)/.test(caminho))
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    });
    expect(queixas).toEqual([]);
    const recusas = await page.evaluate(() => {
      const tentar = (fazer: () => void) => {
        try {
          fazer();
          return 'done';
        } catch (erro) {
          return (erro as Error).name;
        }
      };
      const script = document.createElement('script');
      return [
        tentar(() => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        tentar(() => {
          script.src = '/estudante/sw.js';
        }),
        tentar(() => {
          (
            window as unknown as { trustedTypes: { createPolicy(nome: string, regras: object): void } }
          ).trustedTypes.createPolicy('outra', {});
        }),
      ];
    });
    expect(recusas).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

test('attack 15: the page of the documentation is drawn without anything of others', async ({ page }) => {
  const fora: string[] = [];
  page.on('request', (pedido) => {
    if (!pedido.url().startsWith(base()) && !pedido.url().startsWith('data:')) fora.push(pedido.url());
  });
  const queixas = await queixasDe(page, async () => {
    const resposta = await page.goto(`${base()}/api/docs/`);
    expect(resposta?.headers()['content-security-policy']).not.toMatch(/https:|validator/);
    // The page reads a document of hundreds of calls before it draws anything.
    await page.getByText('gestao: acesso', { exact: true }).click({ timeout: 120_000 });
    await expect(page.getByText('Primeira etapa do acesso: e-mail e senha')).toBeVisible();
  });
  expect([...queixas, ...fora]).toEqual([]);
});
