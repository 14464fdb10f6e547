import { expect, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test('devices 4: a regulation is checked before it is saved, asked for again, and opens in one tab', async ({
  page,
  context,
}) => {
  await entrar(page, 'estudante', await criarContaPronta(pessoa('Regina Lê Tudo', 88)));
  await page.getByLabel('Sou eu que vou estudar').check();
  await avancar(page);
  await pergunta(page, /documentos por perto/i);
  await avancar(page);
  await page.getByLabel('Nível de ensino').selectOption({ label: 'Graduação' });
  await page.getByRole('button', { name: /instituição e campus/i }).click();
  await page.getByLabel(/buscar instituição/i).fill('aurora');
  await page.getByRole('option', { name: /universidade aurora/i }).click();
  await page.getByRole('option', { name: /paulista/i }).click();
  await page.getByRole('button', { name: /^curso/i }).click();
  await page.getByRole('option', { name: /direito/i }).click();

  const baixados: string[] = [];
  page.on('download', (baixado) => baixados.push(baixado.suggestedFilename()));
  const regulamento = '**/api/regulamentos/*';
  await page.route(regulamento, (rota) =>
    rota.fulfill({ contentType: 'application/pdf', body: '<!doctype html><p>502</p>' }),
  );
  await page.getByRole('link', { name: 'Ler o regulamento (PDF)' }).click();
  const falha = page.getByRole('alert').filter({ hasText: 'O documento não veio inteiro' });
  await expect(falha).toBeInViewport();
  expect(baixados).toEqual([]);
  await conferirTela(page);

  await page.unroute(regulamento);
  await falha.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(falha).toBeHidden();
  const abrir = page.getByRole('link', { name: /^abrir regulamento\.pdf/i });
  await expect(abrir).toBeInViewport();
  await expect.poll(() => baixados).toEqual(['regulamento.pdf']);
  await conferirTela(page);
  for (let vez = 0; vez < 2; vez += 1) await abrir.click();
  await expect.poll(() => context.pages().length).toBe(2);
});

test('devices 4: an address that is not there is a page for whoever opens it', async ({ page }) => {
  await page.goto(`${base()}/api/regulamentos/00000000-0000-4000-8000-00000000dead`);
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontrado' })).toBeVisible();
  await expect(page.getByText('Feche esta aba e abra de novo')).toBeVisible();
  await conferirTela(page);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page.getByRole('link', { name: 'Pedir crédito' })).toBeVisible();
});
