import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { ANDROID, darCamera, mostrar } from '../world/camera.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { rgDe } from '../world/papeis.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

/** Somebody with a request, at its first document, on a phone whose pages take photos themselves. */
async function noPrimeiroDocumento(browser: Browser, quem: Pessoa, permitida: boolean): Promise<Page> {
  await criarContaPronta(quem);
  await criarPedido(await entrarPorChamada(quem), SEM_FIADOR);
  const celular = await browser.newContext({ userAgent: ANDROID });
  await darCamera(celular, { permitida });
  const page = await celular.newPage();
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/dados-pessoais/documentos-de-identidade`);
  await pergunta(page, /documento de identidade/i);
  return page;
}

const tirar = (page: Page) => page.getByRole('button', { name: /^tirar foto/i }).first();

test('on Android a document is photographed in the page, by keyboard too, and the next question follows', async ({
  browser,
}) => {
  const quem = pessoa('Moacir Foto Certa', 611);
  const page = await noPrimeiroDocumento(browser, quem, true);
  await tirar(page).click();
  const camera = page.getByRole('dialog', { name: /rg ou cnh/i });
  await expect(camera.getByText(/encaixe o documento inteiro na moldura/i)).toBeVisible();
  await conferirTela(page);
  await mostrar(page, await rgDe(quem));
  await camera.getByRole('button', { name: 'Tirar foto' }).press('Enter');
  await expect(camera.getByText('Dá para ler tudo na foto?')).toBeFocused();
  await expect(camera.getByRole('img', { name: /ainda não enviada/ })).toBeVisible();
  await expect(camera.getByRole('button', { name: 'Fotografar o verso' })).toBeVisible();
  await conferirTela(page);
  await camera.getByRole('button', { name: 'Tirar de novo' }).click();
  await camera.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(async () => {
    await camera.getByRole('button', { name: 'Usar esta foto' }).click({ timeout: 1_000 });
    await expect(camera).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: /selfie/i })).toBeVisible({ timeout: 60_000 });
});

test('where the camera is refused, the one of the device takes its place', async ({ browser }) => {
  const page = await noPrimeiroDocumento(browser, pessoa('Moacir Sem Câmera', 612), false);
  await tirar(page).click();
  const camera = page.getByRole('dialog', { name: /rg ou cnh/i });
  await expect(camera.getByText('A câmera não abriu aqui')).toBeVisible();
  await conferirTela(page);
  const doAparelho = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: 'Usar a câmera do aparelho' }).click();
  await doAparelho;
  await camera.getByRole('button', { name: /fechar/i }).click();
  const outraVez = page.waitForEvent('filechooser');
  await tirar(page).click();
  await outraVez;
});
