/** Money as people meet it: what is due first, both codes, what is late, whether a slip is ours, and who guarantees it. */
import { digitosDoBoleto } from '@credito/domain/cobranca/boleto';
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { pagarNoBanco } from '../actors/quem-paga.ts';
import { conferirTela, conferirTelaToda } from '../world/acessibilidade.ts';
import { cobrarContrato, criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

/** The bank lists charges by name, and the phone and the desktop are walked at the same time. */
const sobrenome = () => (test.info().project.name === 'desktop' ? 'Mesquita' : 'Reis');

const colado = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('what is due stands first, is paid by either code, and is kept on paper', async ({ page }) => {
  const estudante = pessoa(`Lavínia Prado ${sobrenome()}`, 231);
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

  await test.step('paid by Pix, the page of the charge tells it by itself', async () => {
    await page.goto(`${base()}/estudante/financeiro`);
    await page.getByRole('button', { name: 'Ver QR code e boleto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Você paga R$ 700,80' })).toBeVisible();
    await pagarNoBanco(page.context(), estudante.nome, 'Pagar com Pix');
    await expect(page.getByRole('heading', { level: 1, name: /^Recebemos R\$\s700,80/ })).toBeVisible({
      timeout: 60_000,
    });
    await conferirTelaToda(page);
  });

  await test.step('paid again by boleto, what is too much is the payer’s', async () => {
    await pagarNoBanco(page.context(), estudante.nome, 'Pagar outra vez por boleto');
    await page.getByRole('link', { name: 'Ver extrato e recibos' }).click();
    const recibos = page.getByRole('region', { name: 'Recibos' });
    await expect(async () => {
      await page.reload();
      await expect(recibos).toContainText('O valor ficou como crédito seu', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await recibos.getByText('Ver o que este pagamento pagou').first().click();
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Baixar o informe de/ }).click();
    expect((await arquivo).suggestedFilename()).toMatch(/^pagamentos-de-\d{4}\.pdf$/);
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

  await test.step('its contract says it before anything else, and leads there', async () => {
    await page.goto(`${base()}/estudante/contratos/${contrato}`);
    await expect(page.getByText(/^R\$\s[\d.,]+ em atraso$/)).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('link', { name: 'Pagar ou negociar' }).click();
    await expect(page).toHaveURL(new RegExp(`/financeiro/contratos/${contrato}$`));
  });

  await test.step('what paying off today costs is told for a day, and charged at the value of today', async () => {
    await page.goto(`${base()}/estudante/financeiro/contratos/${contrato}`);
    await page.getByRole('button', { name: 'Ver quanto custa quitar' }).click();
    await expect(page.getByText('Você economiza')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Gerar boleto e Pix para quitar' }).click();
    await expect(page.getByText(/^Quitação do contrato/)).toBeVisible();
    await page.getByRole('button', { name: 'Já paguei' }).click();
    await expect(
      page.getByRole('region', { name: 'Você já pagou?' }).getByRole('status').last(),
    ).not.toBeEmpty();
    await conferirTelaToda(page);
  });

  await test.step('a plan is proposed within the limits, seen before it is sent, and waits for the alteration', async () => {
    await page.goto(`${base()}/estudante/financeiro/contratos/${contrato}`);
    await page.getByRole('button', { name: 'Propor um plano novo' }).click();
    await expect(
      page.getByRole('table', { name: /^Parcelas do plano novo/ }).locator('tbody tr'),
    ).toHaveCount(6);
    await page.getByRole('button', { name: 'Tirar parcela' }).click();
    await expect(page.getByText('Você mudou a proposta.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver o plano novo' }).click();
    await expect(
      page.getByRole('table', { name: /^Parcelas do plano novo/ }).locator('tbody tr'),
    ).toHaveCount(5);
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Enviar proposta' }).click();
    await expect(page).toHaveURL(/\/estudante\/financeiro$/);
    await expect(page.getByRole('region', { name: /^Negociação do contrato/ })).toContainText(
      'Aceita, aguarda aditivo',
    );
    await conferirTelaToda(page);
  });

  const garante = await browser.newPage({ serviceWorkers: 'block' });
  await entrar(garante, 'fiador', fiador);
  await expect(garante).toHaveURL(/\/fiador\/inicio$/);
  await garante.goto(`${base()}/fiador/financeiro`);
  await expect(garante.getByRole('list', { name: 'Parcelas em atraso' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(
    garante.getByText('É tudo o que falta pagar do contrato, com a multa e os juros até hoje.'),
  ).toBeVisible();
  const pagar = garante.getByRole('region', { name: /^Pagar por quem eu garanto/ });
  await pagar.getByText('Pagar a parcela 1:').click();
  await expect(pagar.getByRole('list', { name: 'Como falar com a gente sobre a cobrança' })).toBeVisible();
  const negociacao = garante.getByRole('region', { name: /^Negociação do contrato/ });
  await expect(negociacao).toContainText('tiver também a sua assinatura');
  await negociacao.getByText('Ver as 5 parcelas do plano novo').click();
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
    await conferirTela(page, titulo);
  }
});
