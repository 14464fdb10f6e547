import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { abrirLogin, entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { atrasarEsperas } from '../world/aparelho-lento.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import { rascunhosDe } from '../world/rascunhos.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

const PERFIL = /meu perfil/i;
const LOGIN = /entre na sua conta/i;

async function veTitulo(page: Page, titulo: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
}

async function abrirPerfil(page: Page): Promise<void> {
  await page.goto(`${base()}/estudante/perfil`);
  await veTitulo(page, PERFIL);
}

async function entrarEAbrirPerfil(page: Page, quem: Pessoa): Promise<void> {
  await entrar(page, 'estudante', quem);
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toHaveCount(0);
  await abrirPerfil(page);
}

/** Rotates the session behind the page's back: the token in its memory is dead afterwards. */
async function matarToken(contexto: BrowserContext): Promise<void> {
  const resposta = await contexto.request.post(`${base()}/api/v1/site/auth/refresh_token`, { data: {} });
  expect(resposta.ok()).toBe(true);
}

async function escreverNome(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: 'Alterar Nome' }).click();
  await page.getByLabel('Como chamamos você').fill(nome);
}

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();

async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await veTitulo(page, LOGIN);
}

test('two tabs whose token died at the same moment both stay logged in, twenty times', async ({
  context,
  page,
}) => {
  test.slow();
  await entrarEAbrirPerfil(page, await criarContaPronta(pessoa('Ana Duas Abas', 21)));
  const outra = await context.newPage();
  await abrirPerfil(outra);
  const abas = [page, outra];
  for (let vez = 0; vez < 20; vez += 1) {
    for (const aba of abas) await escreverNome(aba, `Ana ${'ivxl'[vez % 4]}`);
    await matarToken(context);
    await Promise.all(abas.map(salvar));
    for (const aba of abas) await veTitulo(aba, PERFIL);
  }
});

test('two tabs reloaded at the same moment stay logged in', async ({ context, page }) => {
  await entrarEAbrirPerfil(page, await criarContaPronta(pessoa('Ana Recarrega', 22)));
  const outra = await context.newPage();
  await abrirPerfil(outra);
  for (let vez = 0; vez < 5; vez += 1) {
    await Promise.all([page.reload(), outra.reload()]);
    await veTitulo(page, PERFIL);
    await veTitulo(outra, PERFIL);
  }
});

test('an expired session is said once, and the login leads back', async ({ context, page }) => {
  const quem = await criarContaPronta(pessoa('Ana Expirada', 23));
  await entrarEAbrirPerfil(page, quem);
  await page.getByRole('button', { name: 'Alterar Nome' }).click();
  await matarToken(context);
  await context.clearCookies();
  await page.getByLabel('Como chamamos você').fill('Aninha');
  await salvar(page);
  const dialogo = page.getByRole('dialog', { name: 'Atenção' });
  await expect(dialogo).toContainText('Sua sessão expirou');
  await conferirTela(page);
  await dialogo.getByRole('button', { name: 'Entendi' }).click();
  await veTitulo(page, LOGIN);
  await page.getByLabel('CPF').fill(quem.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await page.getByRole('button', { name: /^entrar$/i }).click();
  await expect(page).toHaveURL(/\/estudante\/perfil\/nome$/);
});

async function expirarAoAvancar(page: Page, contexto: BrowserContext): Promise<void> {
  await matarToken(contexto);
  await contexto.clearCookies();
  await page.getByRole('button', { name: /^avançar$/i }).click();
  await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'Entendi' }).click();
  await veTitulo(page, LOGIN);
}

async function entrarAqui(page: Page, quem: Pessoa, ondeChega: RegExp): Promise<void> {
  await page.getByLabel('CPF').fill(quem.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await page.getByRole('button', { name: /^entrar$/i }).click();
  await veTitulo(page, ondeChega);
}

test('a form cut short by the end of the session comes back to its own person, and to nobody else', async ({
  context,
  page,
}) => {
  const ana = await criarContaPronta(pessoa('Ana Interrompida', 28));
  const bia = await criarContaPronta(pessoa('Bia Depois Dela', 29));
  for (const quem of [ana, bia]) await criarPedido(await entrarPorChamada(quem), SEM_FIADOR);
  await entrarEAbrirPerfil(page, ana);
  await page.goto(`${base()}/estudante/dados-pessoais/dados-pessoais`);
  const mae = page.getByLabel('Nome da mãe');
  await atrasarEsperas(page);
  await page.getByLabel('Data de nascimento').fill('15/10/1989');
  await mae.fill('Helena Guardada');
  await page.getByLabel('Número do RG').fill('123456789');
  await page.getByLabel('Data de emissão do documento').fill('10/03/2021');
  await expirarAoAvancar(page, context);
  await entrarAqui(page, ana, /confira os seus dados/i);
  await expect(page).toHaveURL(/\/dados-pessoais\/dados-pessoais$/);
  await expect(page.getByText('Recuperamos o que você já tinha digitado.')).toBeVisible();
  await expect(mae).toHaveValue('Helena Guardada');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('15/10/1989');

  await expirarAoAvancar(page, context);
  // Where somebody else had been leads nobody: Bia arrives at her own start.
  await entrarAqui(page, bia, /faltam os seus dados básicos/i);
  await page.goto(`${base()}/estudante/dados-pessoais/dados-pessoais`);
  await veTitulo(page, /confira os seus dados/i);
  await expect(page.getByLabel('Nome completo')).toHaveValue(bia.nome);
  await expect(mae).toHaveValue('');
  await expect(page.getByText('Recuperamos')).toHaveCount(0);
});

test('what was typed a moment before another app came to the front outlives this one', async ({ page }) => {
  const ana = await criarContaPronta(pessoa('Ana No Fundo', 48));
  await criarPedido(await entrarPorChamada(ana), SEM_FIADOR);
  await entrarEAbrirPerfil(page, ana);
  await page.goto(`${base()}/estudante/dados-pessoais/dados-pessoais`);
  const mae = page.getByLabel('Nome da mãe');
  await mae.waitFor();
  await atrasarEsperas(page);
  await mae.fill('Helena Guardada');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => rascunhosDe(page)).toContain('Helena Guardada');
  await page.reload();
  await expect(mae).toHaveValue('Helena Guardada');
});

/** Keeps the device's drafts busy, as a slow phone does; the answer lets go of them. */
async function segurarRascunhos(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((segurando, recusar) => {
        const pedido = indexedDB.open('rascunhos');
        pedido.onerror = () => recusar(pedido.error);
        pedido.onsuccess = () => {
          const loja = pedido.result.transaction('passos', 'readwrite').objectStore('passos');
          const ocupar = () => {
            segurando();
            if (document.title !== 'solte') loja.count().onsuccess = ocupar;
          };
          ocupar();
        };
      }),
  );
  return () =>
    page.evaluate(() => {
      document.title = 'solte';
    });
}

test('what is typed before a slow phone has found the draft stays, and so does the rest of the draft', async ({
  context,
  page,
}) => {
  const ana = await criarContaPronta(pessoa('Ana No Lento', 49));
  await criarPedido(await entrarPorChamada(ana), SEM_FIADOR);
  await entrarEAbrirPerfil(page, ana);
  await page.goto(`${base()}/estudante/dados-pessoais/dados-pessoais`);
  const mae = page.getByLabel('Nome da mãe');
  const rg = page.getByLabel('Número do RG');
  await mae.fill('Helena Guardada');
  await rg.fill('123456789');
  await expect.poll(() => rascunhosDe(page)).toMatch(/Helena Guardada.*123/);
  const outra = await context.newPage();
  await outra.goto(`${base()}/manifest.webmanifest`);
  const soltar = await segurarRascunhos(outra);
  await page.reload();
  await rg.fill('987654321');
  // Beyond what a screen waits for its device: the form is there, and the draft still comes.
  await page.waitForFunction(() => performance.now() > 3_000);
  await soltar();
  await expect(mae).toHaveValue('Helena Guardada');
  await expect(rg).toHaveValue(/987/);
  await expect.poll(() => rascunhosDe(page)).toMatch(/Helena Guardada.*987/);
});

test('after logging out on a shared phone nothing of the former person is shown', async ({
  context,
  page,
}) => {
  const primeira = await criarContaPronta(pessoa('Beatriz Primeira', 24));
  const segunda = await criarContaPronta(pessoa('Carla Segunda', 25));
  await entrarEAbrirPerfil(page, primeira);
  const outra = await context.newPage();
  await abrirPerfil(outra);
  await sair(page);
  await veTitulo(outra, LOGIN);
  await page.goBack();
  await expect(page.getByText(primeira.email)).toHaveCount(0);
  const guardado = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    sessao: JSON.stringify(sessionStorage),
    caches: (await caches.keys()).filter((nome) => nome.startsWith('pessoal')),
  }));
  expect(guardado.local + guardado.sessao).not.toContain(primeira.cpf);
  expect(guardado.caches).toEqual([]);
  await entrarEAbrirPerfil(page, segunda);
  await expect(page.getByText(segunda.email)).toBeVisible();
  await expect(page.getByText(primeira.email)).toHaveCount(0);
});

test.describe('on the way out', () => {
  test.use({ serviceWorkers: 'block' });

  for (const volta of [false, true])
    test(`no login is shown that the page loaded anew would take away${volta ? ', and going back does not stop it' : ''}`, async ({
      page,
    }) => {
      const quem = await criarContaPronta(pessoa('Caio De Saída', 49));
      await entrarEAbrirPerfil(page, quem);
      const titulos: string[] = [];
      await page.exposeFunction('verTitulo', (titulo: string) => titulos.push(titulo));
      // Told by the page itself: who looks from outside waits for the page that is on its way.
      await page.evaluate((voltar) => {
        const { verTitulo } = window as unknown as { verTitulo: (titulo: string) => void };
        let voltou = false;
        const olhar = () => {
          const titulo = document.querySelector('h1')?.textContent;
          verTitulo(titulo ?? 'nenhum');
          if (!voltar || titulo || voltou) return;
          voltou = true;
          history.back();
        };
        new MutationObserver(olhar).observe(document.body, { childList: true, subtree: true });
      }, volta);
      const nova = volta ? null : await segurarResposta(page, `${base()}/estudante/`);
      await page.getByRole('button', { name: 'Menu' }).click();
      // The tap is over when it is made: to wait for the page it opens would be to wait for what is held here.
      await page.getByRole('button', { name: 'Sair', exact: true }).last().click({ noWaitAfter: true });
      await nova?.pedida;
      await expect.poll(() => titulos.at(-1)).toBe('nenhum');
      await nova?.soltar();
      // Back leaves before the server has answered: the page that it opens ends the session before it shows anything.
      await veTitulo(page, LOGIN);
    });
});

test('a forgotten password is replaced by a link that works once', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Davi Esquecido', 26));
  await abrirLogin(page, 'estudante');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('CPF').fill(quem.cpf);
  await conferirTela(page);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await veTitulo(page, /se existe uma conta/i);
  await conferirTela(page);
  const { achado } = await esperarMensagem(quem.email, /https?:\S+#token=[\w-]+/);
  const nova = 'Nova#Senha2026';
  await page.goto(achado[0]);
  await veTitulo(page, /nova senha/i);
  expect(page.url()).not.toContain('token');
  await page.getByLabel('Nova senha', { exact: true }).fill(nova);
  await page.getByLabel('Repita a nova senha').fill(nova);
  await conferirTela(page);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await veTitulo(page, /sua senha foi trocada/i);
  await page.goto('about:blank');
  await page.goto(achado[0]);
  await page.getByLabel('Nova senha', { exact: true }).fill(nova);
  await page.getByLabel('Repita a nova senha').fill(nova);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await veTitulo(page, /este link não vale mais/i);
  await conferirTela(page);
  await entrarEAbrirPerfil(page, { ...quem, senha: nova });
});

test('every part of the profile is changed, with proof where it matters', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Elisa Perfil', 27));
  await entrarEAbrirPerfil(page, quem);
  await conferirTela(page);
  await escreverNome(page, 'Téo');
  await conferirTela(page);
  await salvar(page);
  await veTitulo(page, PERFIL);
  await expect(page.getByText('Téo', { exact: true })).toBeVisible();

  const novo = `novo.${quem.email}`;
  await page.getByRole('button', { name: 'Alterar E-mail' }).click();
  await page.getByLabel('Novo e-mail').fill(novo);
  await page.getByLabel('Sua senha').fill('Errada#2026');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('A senha atual está incorreta.')).toBeVisible();
  await conferirTela(page);
  await page.getByLabel('Sua senha').fill(quem.senha);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await veTitulo(page, /código que enviamos/i);
  await conferirTela(page);
  const { achado } = await esperarMensagem(novo, /código é (\d{6})/);
  // The code was read in another application, and the page is loaded anew on the way back.
  await page.reload();
  await expect(page.getByText(novo)).toBeVisible();
  await page.getByLabel('Código de 6 números').fill(achado[1] ?? '');
  await veTitulo(page, PERFIL);
  await expect(page.getByText(novo)).toBeVisible();
  await esperarMensagem(quem.email, /e-mail foi trocado/);

  await page.getByRole('button', { name: 'Alterar Senha' }).click();
  await page.getByLabel('Senha atual').fill(quem.senha);
  await page.getByLabel('Nova senha', { exact: true }).fill('Trocada#2026');
  await page.getByLabel('Repita a nova senha').fill('Trocada#2026');
  await conferirTela(page);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await veTitulo(page, PERFIL);
});
