import { expect, type Page, test } from '@playwright/test';
import { avancar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirFocoAVista, conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

const AURORA = 'Universidade Aurora · Crédito Graduação Aurora';

async function abrir(page: Page): Promise<void> {
  await page.goto(`${base()}/estudante/simulador`);
  await expect(page.getByRole('heading', { level: 2, name: 'Quanto você paga' })).toBeVisible();
}

const resposta = (page: Page) => page.getByRole('status').filter({ hasText: 'Agora, enquanto estuda' });

test('anybody simulates: what is paid now, later and in all, drawn and in figures', async ({ page }) => {
  await page.goto(`${base()}/estudante/`);
  await page.getByRole('link', { name: /simular quanto/i }).click();
  await expect(page).toHaveURL(/\/estudante\/simulador$/);
  await page.getByLabel('Programa').selectOption({ label: AURORA });
  await page.getByLabel('Mensalidade do curso').fill('2.000,00');
  await expect(resposta(page)).toContainText('R$ 1.000,00 por mês');
  await expect(resposta(page)).toContainText('R$ 1.168,00 por mês em 48 parcelas');
  await expect(page.getByText('Total que você restitui')).toBeVisible();
  await expect(page.getByText('R$ 56.064,00', { exact: true })).toBeVisible();
  await expect(page.getByText('3,96% ao ano')).toBeVisible();
  await expect(page.getByText(/multa de 2%, uma vez \(R\$\s23,36\)/)).toBeVisible();
  await expect(page.getByText(/economiza R\$\s3\.948,00/)).toBeVisible();
  // Each year has a column in the drawing and a row in the table, and all rows add up.
  const linhas = page
    .getByRole('table', { name: 'O que você paga em cada ano, em reais' })
    .locator('tbody tr');
  const colunas = page.getByRole('img', { name: /Colunas com o que você paga/ }).locator('g');
  expect(await linhas.count()).toBe(await colunas.count());
  const restituicoes = await linhas.locator('td:nth-of-type(2)').allInnerTexts();
  const centavos = restituicoes.map((texto) => Number(texto.replace(/\D/g, '')));
  expect(centavos.reduce((soma, valor) => soma + valor, 0)).toBe(5_606_400);
  await page.getByText('Ver as 48 parcelas').click();
  await expect(page.getByRole('table', { name: 'Cada parcela, em reais' }).locator('tbody tr')).toHaveCount(
    48,
  );
  for (const tema of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: tema });
    await conferirTela(page, tema);
  }
  await conferirFocoAVista(page);
});

test('what cannot be computed is said beside its field, and the figures before stay named so', async ({
  page,
}) => {
  await abrir(page);
  await page.getByLabel('Programa').selectOption({ label: AURORA });
  for (const [campo, texto, mensagem] of [
    ['Mensalidade do curso', '1.250,555', 'Escreva em reais e centavos, como 1.250,00.'],
    ['Mensalidade do curso', '-100', 'A mensalidade não pode ser negativa.'],
    ['Mensalidade do curso', '99999999999', 'A maior mensalidade é R$ 50.000,00. Confira o valor.'],
    ['Parte que o crédito paga, em %', '90', 'Este programa financia de 25% a 75% da mensalidade.'],
  ] as const) {
    const onde = page.getByLabel(campo);
    const antes = await onde.inputValue();
    await onde.fill(texto);
    await onde.press('Tab');
    await expect(onde).toHaveAccessibleDescription(
      new RegExp(mensagem.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s')),
    );
    await expect(page.getByText('Estes números são da simulação anterior.')).toBeVisible();
    await onde.fill(antes);
    await expect(page.getByText(mensagem)).toHaveCount(0);
  }
  await page.getByLabel('Parte que o crédito paga, em %').fill('90');
  await page.keyboard.press('Tab');
  for (const tema of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: tema });
    await conferirTela(page, `${tema}, with an error`);
  }
});

test('is drawn before any script, and takes over what was typed meanwhile', async ({ page }) => {
  let soltar = () => {};
  const solto = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route(/\/assets\/.*\.js$/, async (rota) => {
    await solto;
    await rota.continue();
  });
  await page.goto(`${base()}/estudante/simulador`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Simule o seu crédito' })).toBeVisible();
  await page.getByLabel('Mensalidade do curso').fill('3.000,005');
  soltar();
  await expect(page.getByText('Confira o que está nos campos para ver a simulação.')).toBeVisible();
  await page.getByLabel('Mensalidade do curso').fill('3.000,00');
  await expect(page.getByText(/% de R\$\s3\.000,00 por 48 meses/)).toBeVisible();
  await expect(page.getByLabel('Mensalidade do curso')).toHaveValue('3.000,00');
});

test('what was simulated is kept through the login and is chosen in the request', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Sílvia Simula', 91));
  await abrir(page);
  // A device where somebody has been in before.
  await page.evaluate(() => localStorage.setItem('ja-entrou', 'S'));
  await page.getByLabel('Programa').selectOption({ label: AURORA });
  await page.getByLabel('Parte que o crédito paga, em %').fill('65');
  await expect(page.getByText(/Crédito Graduação Aurora: 65% de/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar e pedir crédito' }).click();
  await page.getByLabel('CPF').fill(quem.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await pergunta(page, /quem está fazendo esta solicitação/i);
  await page.getByLabel('Sou eu que vou estudar').check();
  await avancar(page);
  await pergunta(page, /documentos por perto/i);
  await avancar(page);
  await pergunta(page, /qual é a instituição e o curso/i);
  await expect(page.getByLabel('Nível de ensino')).toHaveValue('GRADUACAO');
  await expect(page.getByText('Universidade Aurora: falta o campus.')).toBeVisible();
  // A tap right after the page came is one too many of the page before, and does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(page.getByText('Falta escolher o campus.').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: /instituição e campus/i }).click();
  await page.getByRole('option', { name: /universidade aurora/i }).click();
  await page.getByRole('option', { name: /paulista/i }).click();
  await page.getByRole('button', { name: /^curso/i }).click();
  await page.getByRole('option', { name: /administração/i }).click();
  await avancar(page);
  await page.getByLabel('Não', { exact: true }).check();
  await avancar(page);
  await page.getByLabel(/semestre de ingresso/i).selectOption({ index: 1 });
  await page.getByLabel(/semestre em que vai usar/i).selectOption({ index: 1 });
  await page.getByLabel('Sim', { exact: true }).check();
  await avancar(page);
  await pergunta(page, /quanto da mensalidade/i);
  await expect(page.getByText('65%', { exact: true })).toBeVisible();
});

test('whoever was never here makes an account first', async ({ page }) => {
  await abrir(page);
  await page.getByRole('button', { name: 'Guardar e pedir crédito' }).click();
  await expect(page).toHaveURL(/\/estudante\/cadastro\/1$/);
});
