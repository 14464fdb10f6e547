/** The portals as installed apps: without a network, with a new version, after a logout, before the script arrives. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

const titulo = (page: Page, nome: RegExp) => page.getByRole('heading', { level: 1, name: nome });

async function comServiceWorker(page: Page, portal: string): Promise<void> {
  await page.goto(`${base()}/${portal}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolver) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolver, { once: true }),
      );
  });
}

/** Everything that this device would still show or hold of anybody. */
function oQueFicou(page: Page) {
  return page.evaluate(async () => {
    const enderecos: string[] = [];
    for (const nome of await caches.keys())
      for (const { url } of await (await caches.open(nome)).keys()) enderecos.push(new URL(url).pathname);
    const guardados: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const banco = await new Promise<IDBDatabase>((resolver, rejeitar) => {
        const pedido = indexedDB.open(name);
        pedido.onsuccess = () => resolver(pedido.result);
        pedido.onerror = () => rejeitar(pedido.error);
      });
      for (const loja of banco.objectStoreNames) {
        const quantos = await new Promise<number>((resolver) => {
          const pedido = banco.transaction(loja).objectStore(loja).count();
          pedido.onsuccess = () => resolver(pedido.result);
        });
        if (quantos > 0) guardados.push(`${name}/${loja}`);
      }
      banco.close();
    }
    return {
      foraDaCasca: enderecos.filter((url) => !/^\/estudante\/(assets\/|sem-conexao$)/.test(url)),
      guardados,
      locais: Object.keys(localStorage),
      daAba: Object.keys(sessionStorage),
    };
  });
}

for (const portal of ['estudante', 'fiador'] as const)
  for (const tema of ['light', 'dark'] as const)
    test(`without a network /${portal} says so, in the ${tema} theme, and opens when it is back`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: tema });
      await comServiceWorker(page, portal);
      await context.setOffline(true);
      await page.goto(`${base()}/${portal}/perfil`);
      await expect(titulo(page, /você está sem internet/i)).toBeVisible();
      await conferirTela(page);
      await context.setOffline(false);
      await expect(titulo(page, /entre na sua conta/i)).toBeVisible();
    });

test('after a logout neither the device nor the offline mode shows anything of the person', async ({
  page,
  context,
}) => {
  const ana = await criarContaPronta(pessoa('Ana Aparelho Emprestado', 61));
  await comServiceWorker(page, 'estudante');
  await entrar(page, 'estudante', ana);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/perfil/nome`);
  await page.getByLabel('Como chamamos você').fill('Aninha');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await expect(titulo(page, /entre na sua conta/i)).toBeVisible();
  expect(await oQueFicou(page)).toEqual({ foraDaCasca: [], guardados: [], locais: ['ja-entrou'], daAba: [] });
  await context.setOffline(true);
  await page.goBack().catch(() => null);
  await expect(page.getByText('Aninha')).toHaveCount(0);
  await page.goto(`${base()}/estudante/perfil`);
  await expect(titulo(page, /você está sem internet/i)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Ana/);
});

test('who leaves without a connection is not brought back by it', async ({ page, context }) => {
  const ana = await criarContaPronta(pessoa('Ana Sem Sinal', 62));
  await comServiceWorker(page, 'estudante');
  await entrar(page, 'estudante', ana);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/perfil`);
  await expect(page.getByText(ana.email)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await expect(titulo(page, /você está sem internet/i)).toBeVisible();
  await context.setOffline(false);
  // The page goes on by itself: another way taken meanwhile would only cross it.
  await expect(titulo(page, /entre na sua conta/i)).toBeVisible();
  await page.goto(`${base()}/estudante/perfil`);
  await expect(titulo(page, /entre na sua conta/i)).toBeVisible();
  const renovada = await context.request.post(`${base()}/api/v1/site/auth/refresh_token`, { data: {} });
  expect(renovada.status()).toBe(401);
});

test.describe('a new version', () => {
  // The portal registers its own script only; the journey stands for a server with another one.
  test.use({ bypassCSP: true });

  test('waits for a half-filled form, and comes with the next screen', async ({ page }) => {
    await comServiceWorker(page, 'estudante');
    await page.goto(`${base()}/estudante/cadastro/1`);
    await page.getByRole('textbox').first().fill('529.982.247-2');
    // The same script under another address is a new version to the browser.
    await page.evaluate(() =>
      navigator.serviceWorker.register('/estudante/sw.js?nova', { scope: '/estudante/' }),
    );
    await expect(page.getByText('Há uma versão nova do portal')).toBeVisible();
    await conferirTela(page);
    await page.evaluate(() => {
      document.documentElement.dataset.mesmaPagina = '';
    });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Vamos atualizar quando você terminar esta etapa')).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('529.982.247-2');
    await expect(page.locator('html')).toHaveAttribute('data-mesma-pagina', '');
    await page.getByRole('link', { name: /, início$/ }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-mesma-pagina', '');
  });
});

test('what was typed and sent before the script arrived counts, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { deslocamento: 0 });
    new PerformanceObserver((lista) => {
      for (const item of lista.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { deslocamento: number }).deslocamento += item.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let soltar = () => {};
  const preso = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route('**/assets/*.js', async (rota) => {
    await preso;
    await rota.continue();
  });
  await page.goto(`${base()}/estudante/#entrar`, { waitUntil: 'commit' });
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  const deslocado = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return (window as unknown as { deslocamento: number }).deslocamento;
    });
  // A font that arrives in the moment that it is waited for still takes its place, while no text is drawn.
  const doDesenho = await deslocado();
  expect(doDesenho).toBeLessThan(0.01);
  // The answer waits: what it says takes a place of its own above the fields.
  const resposta = await segurarResposta(page, '**/api/autenticacao/autenticar');
  soltar();
  await resposta.pedida;
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  expect(await deslocado()).toBe(doDesenho);
  await resposta.soltar();
  expect(page.url()).toBe(`${base()}/estudante/#entrar`);
  await expect(
    page.getByText('O CPF ou a senha não confere. Confira os dois e tente de novo.'),
  ).toBeVisible();
});

test.describe('a screen whose code is gone after a new version', () => {
  test.use({ serviceWorkers: 'block' });

  test('comes back by itself with one reload', async ({ page }) => {
    let vezes = 0;
    await page.route('**/assets/cadastro-screen-*.js', async (rota) => {
      vezes += 1;
      if (vezes === 1) await rota.fulfill({ status: 404, body: '' });
      else await rota.continue();
    });
    await page.goto(`${base()}/estudante/`);
    await page.getByRole('link', { name: 'Pedir crédito' }).click();
    await expect(page).toHaveURL(/\/cadastro\/1/);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(vezes).toBe(2);
  });

  test('comes back by itself as well when what is gone is how it looks', async ({ page }) => {
    let vezes = 0;
    await page.route('**/assets/campo-codigo-*.css', async (rota) => {
      vezes += 1;
      if (vezes === 1) await rota.fulfill({ status: 404, body: '' });
      else await rota.continue();
    });
    await page.goto(`${base()}/estudante/`);
    await page.getByRole('link', { name: 'Pedir crédito' }).click();
    await expect(page.getByLabel('CPF')).toBeVisible();
    expect(vezes).toBe(2);
  });

  test('waits for the connection, on a first visit without one, instead of leaving the portal', async ({
    page,
    context,
  }) => {
    await page.goto(`${base()}/estudante/`);
    await page.route('**/assets/cadastro-screen-*.js', (rota) => rota.abort('internetdisconnected'));
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Pedir crédito' }).click();
    await expect(titulo(page, /você está sem internet/i)).toBeVisible();
    await conferirTela(page);
    await page.unroute('**/assets/cadastro-screen-*.js');
    await context.setOffline(false);
    await expect(page.getByLabel('CPF')).toBeVisible();
    await expect(page).toHaveURL(/\/cadastro\/1$/);
  });

  test('is said after one reload when the new version lacks it as well', async ({ page }) => {
    const ausente = await page.request.get(`${base()}/estudante/assets/nao-existe.js`);
    expect(ausente.status()).toBe(404);
    let vezes = 0;
    await page.route('**/assets/cadastro-screen-*.js', async (rota) => {
      vezes += 1;
      await rota.fulfill({ status: 404, body: '' });
    });
    await page.goto(`${base()}/estudante/cadastro`);
    const recarregar = page.getByRole('button', { name: 'Recarregar' });
    await expect.poll(() => vezes).toBe(2);
    await expect(recarregar).toBeVisible();
    await conferirTela(page);
    expect(vezes).toBe(2);
    await page.unroute('**/assets/cadastro-screen-*.js');
    await recarregar.click();
    await expect(page.getByLabel('CPF')).toBeVisible();
  });
});
