/** Money as people meet it: what is due first, both codes, what is late, whether a slip is ours, and who guarantees it. */
import { digitosDoBoleto } from '@credito/domain/cobranca/boleto';
import { expect, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { cobrarContrato, criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const colado = (page: import('@playwright/test').Page) => page.evaluate(() => navigator.clipboard.readText());

test('what is due stands first, is paid by either code, and is kept on paper', async ({ page }) => {
  const estudante = pessoa('Lavínia Prado Reis', 231);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }));
  await cobrarContrato(contrato, 3);
  await entrar(page, 'estudante', estudante);

  await test.step('the start has the slip, and its Pix code under one touch', async () => {
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
    const boletos = page.getByRole('region', { name: 'Boletos' });
    await expect(boletos).toContainText('R$ 700,80');
    await boletos.getByRole('button', { name: 'Copiar código Pix' }).click();
    await expect(boletos.getByRole('status')).toContainText('Código Pix copiado');
    await conferirTelaToda(page);
  });

  await test.step('the area begins with the next instalment', async () => {
    await page.goto(`${base()}/estudante/financeiro`);
    const proxima = page.getByRole('region', { name: 'Próxima parcela' });
    await expect(proxima).toContainText('R$ 700,80');
    await expect(proxima).toContainText('Vence em 3 dias');
    await proxima.getByRole('button', { name: 'Copiar linha do boleto' }).click();
    expect(await colado(page)).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
    await conferirTelaToda(page);
  });

  await test.step('the charge has QR, line and slip, and says nothing of the payer to whom it is sent', async () => {
    await page.getByRole('button', { name: 'Ver QR code e boleto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Você paga R$ 700,80' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code do Pix/ })).toBeVisible();
    const recado = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    expect(recado).toContain(encodeURIComponent('R$ 700,80'));
    for (const dado of [estudante.cpf, estudante.email, ...estudante.nome.split(' ')])
      expect(decodeURIComponent(recado ?? '')).not.toContain(dado);
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar boleto em PDF' }).click();
    expect((await arquivo).suggestedFilename()).toBe('boleto.pdf');
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Voltar ao financeiro' }).click();
  });

  await test.step('the statement has the plan, drawn and in figures, and what was paid to the school', async () => {
    await page.getByRole('button', { name: /^Ver extrato e plano/ }).click();
    const anos = page.getByRole('table', { name: /Pago e a pagar/ }).locator('tbody tr');
    const colunas = page.getByRole('img', { name: /^Colunas com o que foi pago/ }).locator('g');
    expect(await anos.count()).toBe(await colunas.count());
    await page.getByText('Ver as 6 parcelas').click();
    await expect(page.getByRole('table', { name: /^Cada parcela/ }).locator('tbody tr')).toHaveCount(6);
    await expect(page.getByRole('table', { name: /^Movimentos/ })).toContainText('Mensalidade paga');
    await conferirTelaToda(page);
  });

  await test.step('a charge that is not there leads back', async () => {
    await page.goto(`${base()}/estudante/financeiro/cobrancas/00000000-0000-4000-8000-000000000000`);
    await expect(page).toHaveURL(/\/estudante\/financeiro$/);
    await page.goto(`${base()}/estudante/financeiro/contratos/${contrato + 1_000}`);
    await expect(page).toHaveURL(/\/estudante\/financeiro$/);
  });
});

test('what is late says what was added, to the student, to whoever guarantees, and at the desk', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Murilo Teles Brandão', 232);
  const fiador = pessoa('Noêmia Teles Brandão', 233);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante, fiador }));
  await cobrarContrato(contrato, -40);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  await page.goto(`${base()}/estudante/financeiro`);
  const atrasada = page.getByRole('region', { name: 'Parcela atrasada' });
  await expect(atrasada).toContainText('Multa, uma vez');
  await expect(atrasada).toContainText('R$ 14,02');
  await conferirTelaToda(page);

  const garante = await browser.newPage({ serviceWorkers: 'block' });
  await entrar(garante, 'fiador', fiador);
  await expect(garante).toHaveURL(/\/fiador\/inicio$/);
  await garante.goto(`${base()}/fiador/financeiro`);
  await expect(garante.getByRole('list', { name: 'Parcelas em atraso' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(garante.getByText('Você garante hoje')).toBeVisible();
  await conferirTelaToda(garante);
  await garante.context().close();
});

test('anybody learns whether a slip is ours', async ({ page }) => {
  await page.goto(`${base()}/estudante/conferir-boleto`);
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(page.getByLabel('Linha do boleto ou código Pix')).toHaveAccessibleDescription(/Cole a linha/);
  await conferirTelaToda(page);
  const { linhaDigitavel } = digitosDoBoleto({
    banco: '237',
    vencimento: '2031-02-10',
    centavos: 70_080,
    campoLivre: '7'.repeat(25),
  });
  for (const [codigo, titulo] of [
    [linhaDigitavel, 'Não é nosso: não pague'],
    [linhaDigitavel.slice(1), 'Não conseguimos ler este código'],
  ] as const) {
    await page.getByLabel('Linha do boleto ou código Pix').fill(codigo);
    await page.getByRole('button', { name: 'Conferir', exact: true }).click();
    await expect(page.getByText(titulo)).toBeVisible();
    await conferirTelaToda(page);
  }
});
