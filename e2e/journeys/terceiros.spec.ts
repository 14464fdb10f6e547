/** The scripts of others: after consent, on their own few pages, and nobody's trouble when they fail. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { entrarComoSuporte } from '../actors/suporte.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { falarCom, type Servidor, subirServidor } from '../world/mundo.ts';
import { pessoa } from '../world/pessoas.ts';
import { abrirTerceiro, type Terceiro } from '../world/terceiro.ts';

const ESPERA_MS = 7_000;
const LIMITE_MS = 16_000;

let terceiro: Terceiro;
let estranho: Terceiro;
let servidor: Servidor;
const mundo = { base: process.env.E2E_BASE ?? '', bastidores: process.env.E2E_BASTIDORES ?? '' };

test.beforeAll(async () => {
  terceiro = await abrirTerceiro();
  estranho = await abrirTerceiro();
  servidor = await subirServidor(() => ({
    CHAT_SCRIPT_URL: `${terceiro.origem}/chat.js`,
    RASTREAMENTO_SCRIPT_URL: `${terceiro.origem}/rastreamento.js`,
  }));
  falarCom(servidor);
});

test.afterAll(async () => {
  falarCom(mundo);
  await servidor.encerrar();
  await terceiro.encerrar();
  await estranho.encerrar();
});

test.beforeEach(async ({ page }) => {
  terceiro.modo = 'responde';
  terceiro.pedidos.length = 0;
  await page.clock.install();
});

const pedidos = () => terceiro.pedidos.map(({ caminho }) => caminho);
const correu = (page: Page) => page.evaluate(() => document.documentElement.dataset.deFora ?? null);

async function irPeloMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: item }).click();
}

test('the measuring asks first, comes late, tells nobody the address, and is gone on pages with personal data', async ({
  page,
}) => {
  const quem = await criarContaPronta(pessoa('Rita Medida', 71));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/universidade-curso/);
  const pergunta = page.getByRole('region', { name: 'Medição do uso' });
  await expect(pergunta).toBeVisible();
  await conferirTela(page);
  await page.clock.fastForward(ESPERA_MS);
  expect(pedidos()).toEqual([]);

  await pergunta.getByRole('button', { name: 'Sim, podem' }).click();
  await expect(pergunta).toHaveCount(0);
  expect(pedidos()).toEqual([]);
  await page.clock.fastForward(ESPERA_MS);
  await expect.poll(() => correu(page)).toBe('/rastreamento.js');
  expect(terceiro.pedidos[0]?.cabecalhos.referer).toBeUndefined();
  expect(terceiro.pedidos[0]?.cabecalhos.cookie).toBeUndefined();

  // A script cannot be unloaded: the closed page is a new page.
  await irPeloMenu(page, 'Meu perfil');
  await expect(page.getByText(quem.email)).toBeVisible();
  await expect.poll(() => correu(page)).toBeNull();
  await page.clock.fastForward(ESPERA_MS);
  expect(await correu(page)).toBeNull();
  expect(pedidos()).toEqual(['/rastreamento.js']);
});

test('whoever says no is not measured, and is not asked again', async ({ page }) => {
  await entrar(page, 'estudante', await criarContaPronta(pessoa('Rui Discreto', 72)));
  await page.getByRole('region', { name: 'Medição do uso' }).getByRole('button', { name: 'Não' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(ESPERA_MS);
  await expect(page.getByRole('region', { name: 'Medição do uso' })).toHaveCount(0);
  expect(pedidos()).toEqual([]);
});

test('the chat comes when it is asked for, from its own origin and no other', async ({ page }) => {
  const resposta = await page.goto(`${servidor.base}/estudante/ajuda`);
  const politica = resposta?.headers()['content-security-policy'] ?? '';
  const deFora = new Set(politica.match(/https?:\/\/[^\s;]+/g));
  expect([...deFora]).toEqual([terceiro.origem]);
  const daGestao = (await page.request.get(`${servidor.base}/gestao/`)).headers();
  expect(daGestao['content-security-policy']).not.toContain(terceiro.origem);

  await expect(page.getByRole('button', { name: 'Abrir o chat' })).toBeVisible();
  expect(pedidos()).toEqual([]);
  await page.getByRole('button', { name: 'Abrir o chat' }).click();
  await expect(page.getByText('O chat está aberto nesta página.')).toBeVisible();
  expect(pedidos()).toEqual(['/chat.js']);

  const recusado = await page.evaluate(
    (url) =>
      new Promise<string>((resolver) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolver(blockedURI));
        const script = document.createElement('script');
        script.src = url;
        document.head.append(script);
      }),
    `${estranho.origem}/outro.js`,
  );
  expect(recusado).toContain(estranho.origem);
  expect(estranho.pedidos).toEqual([]);
});

test('a chat that fails or never answers is said, and the page goes on', async ({ page }) => {
  terceiro.modo = 'falha';
  await page.goto(`${servidor.base}/estudante/ajuda`);
  const abrir = page.getByRole('button', { name: 'Abrir o chat' });
  const falha = page.getByText('Não foi possível abrir o chat. Tente de novo ou use outro canal.');
  await abrir.click();
  await expect(falha).toBeVisible();
  await conferirTela(page);

  terceiro.modo = 'responde';
  await abrir.click();
  await expect(page.getByText('O chat está aberto nesta página.')).toBeVisible();

  terceiro.modo = 'trava';
  await page.reload();
  await abrir.click();
  await expect.poll(() => pedidos().length).toBe(3);
  await page.clock.fastForward(LIMITE_MS);
  await expect(falha).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('nobody else is told of an account that the support looks at, whatever this device agreed to before', async ({
  page,
  context,
}) => {
  const quem = await criarContaPronta(pessoa('Rosa Atendida', 73));
  await page.addInitScript(() => localStorage.setItem('consentimento', 'sim'));
  await entrarComoSuporte(page, quem.cpf);
  await expect(page.getByText('Você está acessando como suporte')).toBeVisible();
  await page.clock.fastForward(ESPERA_MS);
  await page.getByRole('button', { name: 'Ajuda' }).click();
  const ajuda = page.getByRole('dialog', { name: 'Ajuda' });
  await expect(ajuda.getByRole('link', { name: 'Ver todas as respostas' })).toBeVisible();
  await expect(ajuda.getByRole('link', { name: /chat/ })).toHaveCount(0);
  expect(await correu(page)).toBeNull();

  const daAjuda = await context.newPage();
  await daAjuda.goto(`${servidor.base}/estudante/ajuda`);
  await expect(daAjuda.getByText('Você está acessando como suporte')).toBeVisible();
  await expect(daAjuda.getByRole('button', { name: 'Abrir o chat' })).toHaveCount(0);
  expect(pedidos()).toEqual([]);
});
