/** Who goes somewhere else while an answer is awaited stays there, by the menu and by going back. */
import { expect, type Page, test } from '@playwright/test';
import { conferirEEnviar, pedirCredito } from '../actors/estudante.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { pessoa } from '../world/pessoas.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';
import { convidar, preencherParte } from '../world/solicitacao-pronta.ts';

async function peloMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: item }).click();
}

const noInicio = (page: Page) =>
  page.getByRole('link', { name: 'Início' }).and(page.locator('[aria-current=page]'));

test('while a change of the profile is being saved', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Vera Apressada', 76));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/perfil`);

  await test.step('by the menu', async () => {
    const nome = await segurarResposta(page, '**/usuario/p/nome-exibicao');
    await page.getByRole('button', { name: 'Alterar Nome' }).click();
    await page.getByLabel('Como chamamos você').fill('Verinha');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await nome.pedida;
    await peloMenu(page, 'Início');
    await expect(noInicio(page)).toBeVisible();
    await nome.soltar();
    await expect(page.getByText('Nome alterado.')).toBeVisible();
    await expect(noInicio(page)).toBeVisible();
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
  });
  await test.step('by going back', async () => {
    await peloMenu(page, 'Meu perfil');
    await page.getByRole('link', { name: 'O que você quer receber' }).click();
    await page.getByText('WhatsApp', { exact: true }).click();
    const preferencias = await segurarResposta(page, '**/usuario/p/preferencias');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await preferencias.pedida;
    await page.goBack();
    await page.goBack();
    await expect(noInicio(page)).toBeVisible();
    await preferencias.soltar();
    await expect(page.getByText('Preferências salvas.')).toBeVisible();
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
  });
  await test.step('who waits is led to the profile', async () => {
    await peloMenu(page, 'Meu perfil');
    await expect(page.getByText('Verinha')).toBeVisible();
    await page.getByRole('button', { name: 'Alterar Nome' }).click();
    await page.getByLabel('Como chamamos você').fill('Vera');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
  });
});

test('while a request is being created and while it is handed in', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Vito Apressado', 77));
  await entrar(page, 'estudante', quem);
  await test.step('the last step creates it', async () => {
    const criacao = await segurarResposta(page, '**/api/solicitacao/criar');
    await pedirCredito(page);
    await criacao.pedida;
    await peloMenu(page, 'Início');
    await expect(noInicio(page)).toBeVisible();
    await criacao.soltar();
    await expect(page.getByText('Faltam os seus dados básicos', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
  });
  await test.step('handing in', async () => {
    const outra = await criarContaPronta(pessoa('Vilma Apressada', 78));
    const api = await entrarPorChamada(outra);
    await preencherParte(api, await criarPedido(api, SEM_FIADOR), 'estudante');
    const dela = await (await page.context().browser()?.newContext())?.newPage();
    if (!dela) throw new Error('no browser');
    await entrar(dela, 'estudante', outra);
    const conclusao = await segurarResposta(dela, '**/concluirSolicitacaoPWA/*');
    await conferirEEnviar(dela);
    await conclusao.pedida;
    await peloMenu(dela, 'Início');
    await expect(noInicio(dela)).toBeVisible();
    await conclusao.soltar();
    await expect(dela.getByText('Em análise', { exact: true })).toBeVisible();
    await expect(dela).toHaveURL(/\/estudante\/inicio$/);
  });
});

test('while it changes who fills in for a guarantor', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Vânia Apressada', 79));
  const api = await entrarPorChamada(quem);
  await criarPedido(api, COM_UM_FIADOR);
  await convidar(api, pessoa('Valter Convidado', 80));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/selecao-de-fiador`);
  await page.getByRole('button', { name: /^ver detalhes/i }).click();
  await page.getByRole('button', { name: 'Preencher pelo fiador' }).click();
  const troca = await segurarResposta(page, '**/alterar-status-preenchimento/**');
  await page.getByRole('button', { name: 'Sim, continuar' }).click();
  await troca.pedida;
  // The question first, then the page.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Dados do fiador' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/selecao-de-fiador$/);
  await troca.soltar();
  await expect(page.getByRole('button', { name: /^editar/i })).toBeVisible();
  await expect(page).toHaveURL(/\/selecao-de-fiador$/);
});
