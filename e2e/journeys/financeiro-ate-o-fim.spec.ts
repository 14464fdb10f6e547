/** Money to its end: paid off, late and paid by hand, what nobody can explain, and news of the provider. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { expect, test } from '@playwright/test';
import { abrirNaGestao } from '../actors/analista.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { pagarNoBanco } from '../actors/quem-paga.ts';
import { conferirTela, conferirTelaToda } from '../world/acessibilidade.ts';
import { cobrarContrato, criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { irPara } from '../world/endereco.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { nosBastidores } from '../world/nos-bastidores.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block' });

test('a contract that is paid off ends: congratulation, declaration, and a guarantor who is free', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Olívia Barreto Nunes', 234);
  const fiador = pessoa('Otávio Barreto Nunes', 235);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante, fiador }));
  await cobrarContrato(contrato, 25);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);

  await test.step('one instalment is paid before it is due, for less, and the others stay as they were', async () => {
    await page.goto(`${base()}/estudante/financeiro/contratos/${contrato}`);
    await page.getByRole('button', { name: 'Escolher a parcela' }).click();
    await page.getByLabel('Qual parcela').selectOption({ index: 5 });
    await expect(page).toHaveURL(/\/parcelas\/6\/antecipacao$/);
    await expect(page.getByText('Você economiza')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Gerar boleto e Pix desta parcela' }).click();
    await expect(page.getByText(/^Parcela 6 do contrato .*, paga antes\.$/)).toBeVisible();
    await pagarNoBanco(page.context(), estudante.nome, 'Pagar com Pix');
    await expect(page.getByRole('heading', { level: 1, name: /^Recebemos R\$/ })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'Ver extrato e recibos' }).click();
    await expect(page.getByRole('table', { name: /^Movimentos/ })).toContainText(
      'Taxa que não se cobra de quem paga antes',
    );
    await expect(page.getByRole('region', { name: 'Onde está' })).toContainText('R$ 3.504,00');
  });

  await page.goto(`${base()}/estudante/financeiro/contratos/${contrato}/quitacao`);
  await page.getByRole('button', { name: 'Gerar boleto e Pix para quitar' }).click();
  await expect(page.getByText(/^Quitação do contrato/)).toBeVisible();
  await pagarNoBanco(page.context(), estudante.nome, 'Pagar com Pix');
  await expect(page.getByRole('heading', { level: 1, name: /^Recebemos R\$/ })).toBeVisible({
    timeout: 60_000,
  });

  await test.step('the student is congratulated and keeps the declaration', async () => {
    await page.goto(`${base()}/estudante/financeiro/contratos/${contrato}`);
    await expect(page.getByText('Parabéns! Tudo deste contrato está pago.')).toBeVisible();
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar termo de quitação' }).click();
    expect((await arquivo).suggestedFilename()).toMatch(/^termo-de-quitacao.*\.pdf$/);
    await conferirTelaToda(page);
  });

  await test.step('the guarantor is told, and reads that nothing can be asked any more', async () => {
    await esperarMensagem(fiador.email, /você não garante mais nada/);
    const garante = await browser.newPage({ serviceWorkers: 'block' });
    await entrar(garante, 'fiador', fiador);
    await expect(garante).toHaveURL(/\/fiador\/inicio$/);
    await garante.goto(`${base()}/fiador/financeiro`);
    await expect(garante.getByText(/^Você está livre/)).toBeVisible();
    await conferirTelaToda(garante);
    await garante.context().close();
  });
});

test('the desk enters a payment by two people, and divides what is late beyond the student’s limits', async ({
  browser,
}) => {
  const estudante = pessoa('Péricles Amorim Luz', 236);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }));
  await cobrarContrato(contrato, -40);
  const caminho = `/financeiro/contratos/${contrato}`;
  const primeira = await abrirNaGestao(browser, 'davi.analista', caminho);

  await test.step('what is wrong is said beside its field, inside of the dialog', async () => {
    await primeira.getByRole('button', { name: 'Propor um ato' }).click();
    const dialogo = primeira.getByRole('dialog');
    await dialogo.getByLabel('Valor').fill('900,00');
    await dialogo.getByLabel('Dia').fill('2099-01-01');
    await dialogo.getByLabel('Por quê').fill('Depósito identificado no extrato.');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo.getByLabel('Dia')).toHaveAccessibleDescription(/futuro/);
    await conferirTela(primeira, 'recusa');
    await dialogo.getByLabel('Dia').fill(dataEmSaoPaulo(new Date()));
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo).toBeHidden();
  });

  await test.step('a negotiation of three years is shown before it is proposed', async () => {
    await primeira.getByRole('button', { name: 'Propor uma negociação' }).click();
    const dialogo = primeira.getByRole('dialog');
    await dialogo.getByLabel(/^Parcelas/).fill('36');
    await expect(dialogo.getByText(/^36 parcelas, a primeira de/)).toBeVisible();
    await conferirTela(primeira, 'negociacao');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo).toBeHidden();
  });

  await test.step('another person finds the proposal in the list and confirms both', async () => {
    const segunda = await abrirNaGestao(browser, 'taina.analista', '/financeiro/propostas');
    const item = segunda.getByRole('listitem').filter({ hasText: estudante.nome });
    await expect(item).toContainText('Pagamento recebido por fora');
    await conferirTelaToda(segunda);
    await item.getByRole('button', { name: /^Conferir e responder/ }).click();
    await expect(segunda.getByRole('heading', { level: 1, name: /^Financeiro do contrato/ })).toBeVisible();
    for (const regiao of ['Atos de duas pessoas', 'Negociações']) {
      const secao = segunda.getByRole('region', { name: regiao });
      await secao.getByRole('button', { name: 'Confirmar', exact: true }).click();
      await segunda.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
      await expect(segunda.getByRole('dialog')).toBeHidden();
    }
    await expect(segunda.getByRole('region', { name: 'Pagamentos', exact: true })).toContainText('R$ 900,00');
    await segunda
      .getByText(/^Histórico da cobrança de/)
      .first()
      .click();
    await expect(segunda.getByRole('table', { name: /^Histórico da cobrança/ }).first()).toContainText(
      'Registrada no provedor de pagamento',
    );
    await conferirTelaToda(segunda);
    await segunda.context().close();
  });
  await primeira.context().close();
});

test('a payment that names no charge of ours waits until somebody explains it', async ({ browser }) => {
  const chave = `E${Date.now()}`;
  await nosBastidores({ semCobranca: { chave, centavos: 99_900 }, opcoes: {} });
  const mesa = await abrirNaGestao(browser, 'davi.analista', '/financeiro/diferencas');
  const diferenca = mesa.getByRole('region').filter({ hasText: chave });
  await diferenca.getByLabel('O que é este pagamento').fill('Pagamento de outra empresa, já avisada.');
  await conferirTelaToda(mesa);
  await diferenca.getByRole('button', { name: 'Guardar a explicação' }).click();
  await expect(diferenca).toContainText('Pagamento de outra empresa, já avisada. (');
  await mesa.context().close();
});

test('news of the payment provider stop whoever arrives once, and are a strip from then on', async ({
  page,
}) => {
  const estudante = pessoa('Quitéria Salgado Pires', 237);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }));
  await cobrarContrato(contrato, 20);
  const titulo = 'A emissão de boletos está indisponível no momento';
  // The check raises it for everybody: here it is heard by this one alone.
  await page.route('**/api/financeiro/s', async (rota) => {
    const resposta = await rota.fetch();
    const corpo = (await resposta.json()) as Record<string, unknown>;
    const comunicado = {
      id: 'pagamento-1',
      titulo,
      texto: 'Desde hoje às 9h o banco não responde.',
      desde: new Date().toISOString(),
    };
    await rota.fulfill({ response: resposta, json: { ...corpo, comunicados: [comunicado] } });
  });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  const dialogo = page.getByRole('dialog', { name: titulo });
  await expect(dialogo).toBeVisible();
  await conferirTela(page, 'comunicado');
  await dialogo.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: titulo })).toBeVisible();
  await conferirTelaToda(page);
  for (const caminho of ['inicio', 'financeiro']) {
    await irPara(page, `/estudante/${caminho}`);
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: titulo })).toBeVisible();
    await expect(dialogo).toBeHidden();
  }
});
