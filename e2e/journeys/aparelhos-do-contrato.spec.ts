/** Contracts on devices as people have them: storage that is missing, a page that the browser translated. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { ARMAZENS, traduzir } from '../world/aparelhos.ts';
import { criarContrato, daquiA, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

/** From the plan to the file, and back to nothing: all that a student does with a contract on paper. */
async function doPlanoADesistencia(page: Page, contrato: number): Promise<void> {
  await page.goto(`${base()}/estudante/contratos/${contrato}`);
  // The text lies in elements of the translation: the label is what a finger meets.
  await page
    .locator('label')
    .filter({ hasText: /Li o essencial e o plano/ })
    .click();
  await page.getByRole('button', { name: 'Aceitar o plano' }).click();
  await page.getByRole('button', { name: /^Assinar contrato/ }).click();
  const arquivo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir o contrato' }).click();
  expect((await arquivo).suggestedFilename()).toMatch(/^contrato-.+\.pdf$/);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await page.getByRole('button', { name: 'Ler o contrato' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'O que fica combinado' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao contrato' }).click();
  await page.getByRole('button', { name: 'Desistir do contrato' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('porque você desistiu dele');
  await page.getByText('Ver como o contrato era').click();
  await expect(page.getByText('Valor financiado')).toBeVisible();
}

async function no(browser: Browser, preparar: () => void, quem: number): Promise<void> {
  const estudante = pessoa('Iracema Botelho Cruz', quem);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }), { prazo: daquiA(9) });
  const page = await browser.newPage();
  const erros: string[] = [];
  page.on('pageerror', (erro) => erros.push(erro.message));
  await page.addInitScript(preparar);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  await doPlanoADesistencia(page, contrato);
  expect(erros).toEqual([]);
  await page.context().close();
}

test('a contract goes its way where the browser keeps nothing', async ({ browser }) => {
  await no(browser, ARMAZENS['is missing'], 221);
});

test('a contract goes its way on a page that the browser has translated', async ({ browser }) => {
  await no(browser, traduzir, 222);
});
