/** A page whose script is cut, refused, too new for the browser or broken says so, and opens when it comes after all (ADR 0207). */
import { expect, type Page, type Route, test } from '@playwright/test';
import { acharDefeitos, LARGURAS, TEMAS } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

// What a service worker keeps is tried at the end, by itself.
test.use({ serviceWorkers: 'block' });

const aviso = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Esta página não abriu por inteiro' });
const recarregar = (page: Page) => aviso(page).getByRole('button', { name: 'Recarregar' });
const titulo = (page: Page, nome: RegExp) => page.getByRole('heading', { level: 1, name: nome });

const cortar = (rota: Route) => rota.abort('connectionreset');
const recusar = (rota: Route) =>
  rota.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
const dizer = (body: string) => (rota: Route) => rota.fulfill({ contentType: 'text/javascript', body });

/** On a desktop and on a phone, in both themes. A screen that is not there has neither a landmark nor a title to be found. */
async function conferirAviso(page: Page): Promise<void> {
  const janela = page.viewportSize();
  for (const width of LARGURAS)
    for (const colorScheme of TEMAS) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      const achados = await acharDefeitos(page);
      expect(achados.filter((um) => !/^(?:landmark-one-main|page-has-heading-one):/.test(um))).toEqual([]);
    }
  if (janela) await page.setViewportSize(janela);
}

for (const [caminho, arquivo, falha, abriu] of [
  ['/estudante/cadastro/1', 'estudante-*.js', cortar, /cpf/i],
  ['/estudante/aguardando-aceite', 'react-*.js', recusar, /entre na sua conta/i],
  ['/fiador/cadastro', 'fiador-*.js', recusar, /cpf/i],
  ['/gestao/', 'index-*.js', cortar, /^entrar$/i],
] as const)
  test(`${caminho} without ${arquivo} says so on the empty page, and opens with one press`, async ({
    page,
  }) => {
    const onde = `**/assets/${arquivo}`;
    await page.route(onde, falha);
    await page.goto(base() + caminho);
    await expect(recarregar(page)).toBeVisible();
    await expect(page.locator('#root')).toBeEmpty();
    await conferirAviso(page);
    await page.unroute(onde);
    await recarregar(page).click();
    await expect(titulo(page, abriu)).toBeVisible();
    await expect(aviso(page)).toBeHidden();
  });

for (const [caminho, arquivo, falha, abriu] of [
  ['/estudante/', 'estudante-*.js', recusar, /entre na sua conta|crédito/i],
  ['/estudante/simulador', 'login-*.js', cortar, /simule o seu crédito/i],
  ['/assinar#documento=abc', 'assinar-*.js', recusar, /./],
] as const)
  test(`${caminho}, which arrives drawn, says so as well without ${arquivo}`, async ({ page }) => {
    const onde = `**/assets/${arquivo}`;
    // Somebody who was in before: the login is hidden, because it is about to make way.
    await page.addInitScript(() => localStorage.setItem('houve-sessao', '1'));
    await page.route(onde, falha);
    await page.goto(base() + caminho);
    await expect(recarregar(page)).toBeInViewport();
    await conferirAviso(page);
    await page.unroute(onde);
    await recarregar(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-pronto');
    await expect(titulo(page, abriu)).toBeVisible();
    await expect(aviso(page)).toBeHidden();
    expect(page.url()).toBe(base() + caminho);
  });

test('a script that throws before anything is drawn is told, also where nothing can be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const onde of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, onde, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  for (const corpo of ['throw new Error("x")', 'Promise.reject(new Error("x"))']) {
    await page.route('**/assets/estudante-*.js', dizer(corpo), { times: 1 });
    await page.goto(`${base()}/estudante/cadastro/1`);
    await expect(recarregar(page)).toBeVisible();
  }
  await recarregar(page).click();
  await expect(titulo(page, /cpf/i)).toBeVisible();
});

test('a browser that does not understand the script is told to be too old, and not to try again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  });
  await page.route('**/assets/estudante-*.js', dizer('const a = b ?? c ??= d;'));
  await page.goto(`${base()}/estudante/cadastro/1`);
  await expect(aviso(page)).toContainText('Este navegador é antigo demais. Atualize-o');
  await expect(recarregar(page)).toBeHidden();
  await conferirAviso(page);
});

test('one that begins no module at all is told so on the drawn page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  });
  const script = await segurarResposta(page, '**/assets/estudante-*.js');
  await page.goto(`${base()}/estudante/`, { waitUntil: 'commit' });
  await expect(aviso(page)).toContainText('Este navegador é antigo demais. Atualize-o');
  await script.soltar();
  await expect(page.locator('html')).toHaveAttribute('data-pronto');
  await expect(aviso(page)).toBeHidden();
});

test('a script that neither comes nor is refused is told after half a minute, until it comes', async ({
  page,
}) => {
  await page.clock.install();
  const script = await segurarResposta(page, '**/assets/estudante-*.js');
  await page.goto(`${base()}/estudante/`, { waitUntil: 'commit' });
  await script.pedida;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(aviso(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(recarregar(page)).toBeVisible();
  await script.soltar();
  await expect(page.locator('html')).toHaveAttribute('data-pronto');
  await expect(aviso(page)).toBeHidden();
});

for (const arquivo of ['area-do-estudante-*.js', 'cadastro-screen-*.js'])
  test(`a part that hangs is told on its page after half a minute, until it comes: ${arquivo}`, async ({
    page,
  }) => {
    await page.clock.install();
    const parte = await segurarResposta(page, `**/assets/${arquivo}`);
    await page.goto(`${base()}/estudante/cadastro/1`, { waitUntil: 'commit' });
    await parte.pedida;
    await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached();
    await page.clock.runFor(29_000);
    await expect(titulo(page, /não conseguimos mostrar/i)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(titulo(page, /não conseguimos mostrar/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible();
    await conferirAviso(page);
    await parte.soltar();
    await expect(titulo(page, /cpf/i)).toBeVisible();
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it neither has nor is given is told as well', async ({ context, page }) => {
    await page.goto(`${base()}/estudante/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolver) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolver, { once: true }),
        );
      for (const nome of await caches.keys()) await caches.delete(nome);
    });
    await context.route('**/assets/estudante-*.js', cortar);
    await page.goto(`${base()}/estudante/cadastro/1`);
    await expect(recarregar(page)).toBeVisible();
    await context.unroute('**/assets/estudante-*.js');
    await recarregar(page).click();
    await expect(titulo(page, /cpf/i)).toBeVisible();
  });
});
