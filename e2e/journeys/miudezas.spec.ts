/** What outside readers and tools found on screens of any portal: each finding under its number. */
import { expect, type Page, test } from '@playwright/test';
import { entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { irPara } from '../world/endereco.ts';
import { base } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido } from '../world/novo-pedido.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

async function entrarComo(page: Page, quem: Pessoa): Promise<void> {
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
}

test('a request that cannot be loaded says so, and opens once it can (fidelity, portal 5)', async ({
  page,
}) => {
  const camila = await criarContaPronta(pessoa('Camila Prado Nunes', 701));
  await criarPedido(await entrarPorChamada(camila), COM_UM_FIADOR);
  await entrarComo(page, camila);
  await expect(page).toHaveURL(/\/status$/);
  for (const falha of ['500', 'no line'])
    await test.step(falha, async () => {
      await page.goto(`${base()}/estudante/status`);
      await page.route('**/solicitacaoCredito/carregar**', (rota) =>
        falha === '500' ? rota.fulfill({ status: 500, body: '' }) : rota.abort(),
      );
      await page.goto(`${base()}/estudante/dados-pessoais`);
      await pergunta(page, /não conseguimos carregar a solicitação/i);
      await expect(page).toHaveURL(/\/dados-pessoais/);
      await page.unroute('**/solicitacaoCredito/carregar**');
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await pergunta(page, /documento/i);
    });
});

test('a social profile that could not be taken is told in its sentence (fidelity, portal 15)', async ({
  page,
}) => {
  await page.route('**/auth/auth/social', (rota) => rota.fulfill({ status: 500, body: '' }));
  await page.goto(`${base()}/estudante/entrada-social#tipo=google-plus&bilhete=abc`);
  await expect(
    page.getByText(
      'Ocorreu um problema ao processar as informações do perfil social. Tente novamente mais tarde.',
    ),
  ).toBeVisible();
});

test('one menu a screen, which is a button; and messages of a kind are no regions of one name (validators 13, 15)', async ({
  page,
}) => {
  const bento = pessoa('Bento Prado Lima', 702);
  await solicitacaoEnviada({ estudante: bento });
  await entrarComo(page, bento);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toHaveCount(1);
  await expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(page.locator('a[href="#menu"]')).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole('dialog', { name: /menu/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await irPara(page, '/estudante/perfil/mensagens');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  const regioes = await page
    .getByRole('region')
    .evaluateAll((todas) =>
      todas.map((uma) => document.getElementById(uma.getAttribute('aria-labelledby') ?? '')?.textContent),
    );
  expect(new Set(regioes).size).toBe(regioes.length);
  await conferirTela(page);
});

test('the notices of the libraries are one press away from the help (validators 20)', async ({ page }) => {
  await page.goto(`${base()}/estudante/ajuda`);
  for (const [nome, trecho] of [
    ['Licenças das bibliotecas', '## react - '],
    ['Licença das letras', 'SIL Open Font License'],
  ] as const) {
    const href = await page.getByRole('link', { name: nome }).getAttribute('href');
    const resposta = await page.request.get(new URL(href ?? '', base()).href);
    expect([resposta.status(), resposta.headers()['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await resposta.text()).toContain(trecho);
  }
});
