/** Money between a person and the desk: a slip paid, paid twice and given back, and a guarantor who asks to be let out. */
import { expect, type Page, test } from '@playwright/test';
import { abrirNaGestao } from '../actors/analista.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { pagarNoBanco } from '../actors/quem-paga.ts';
import { conferirTela, conferirTelaToda } from '../world/acessibilidade.ts';
import { cobrarContrato, criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block' });

/** Confirms the one act of two that waits in this contract. */
async function confirmarAto(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Atos de duas pessoas' })
    .getByRole('button', { name: 'Confirmar', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a slip is paid, paid twice, and given back by a transfer that two people report', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Rosalina Couto Meireles', 238);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }));
  await cobrarContrato(contrato, 3);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  const doContrato = `/financeiro/contratos/${contrato}`;

  await test.step('whoever says too early that it is paid reads when the banks tell', async () => {
    await page.goto(`${base()}/estudante/financeiro`);
    await page.getByRole('button', { name: 'Ver QR code e boleto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Você paga R$ 700,80' })).toBeVisible();
    const jaPagou = page.getByRole('region', { name: 'Você já pagou?' });
    await jaPagou.getByRole('button', { name: 'Já paguei' }).click();
    await expect(jaPagou.getByRole('status').last()).toContainText(
      'Um boleto pago hoje aparece até o fim do próximo dia útil',
    );
    await conferirTela(page, 'ainda não');
  });

  await test.step('paid as a slip, the page of the charge tells it, and the receipt how it was paid', async () => {
    await pagarNoBanco(page.context(), estudante.nome, 'Pagar por boleto');
    await expect(page.getByRole('heading', { level: 1, name: /^Recebemos R\$\s700,80/ })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'Ver extrato e recibos' }).click();
    await expect(page.getByRole('region', { name: 'Recibos' })).toContainText(', Boleto');
  });

  const recibos = page.getByRole('region', { name: 'Recibos' });
  /** The statement, until it says this. */
  const ateLer = (texto: string | RegExp) =>
    expect(async () => {
      await page.goto(`${base()}/estudante${doContrato}`);
      await expect(recibos).toContainText(texto, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });

  await test.step('paid again, it is a credit', async () => {
    await pagarNoBanco(page.context(), estudante.nome, 'Pagar outra vez por boleto');
    await ateLer('O valor ficou como crédito seu');
  });

  const primeira = await abrirNaGestao(browser, 'davi.analista', doContrato);
  const segunda = await abrirNaGestao(browser, 'taina.analista', doContrato);

  await test.step('two people of the team decide to give it back, and it is told as decided', async () => {
    await primeira.getByRole('button', { name: 'Propor um ato' }).click();
    const dialogo = primeira.getByRole('dialog');
    await dialogo.getByLabel('O que aconteceu').selectOption({ label: 'Devolução ao pagador' });
    await expect(dialogo.getByLabel('De que pagamento').getByRole('option')).toHaveText([
      /Boleto, R\$\s700,80: crédito de R\$\s700,80$/,
    ]);
    await dialogo.getByLabel('Valor').fill('700,80');
    await dialogo.getByLabel('Por quê').fill('O boleto foi pago duas vezes.');
    await conferirTela(primeira, 'devolucao');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo).toBeHidden();
    await segunda.reload();
    await confirmarAto(segunda);
    await esperarMensagem(estudante.email, /vamos devolver a diferença até/);
    await ateLer(/Vamos devolver R\$\s700,80 a você até .*combinar a conta/);
    await conferirTelaToda(page);
  });

  await test.step('what is to be transferred stands in a list, where one person says that it was', async () => {
    await primeira.goto(`${base()}/gestao/financeiro/devolucoes`);
    const item = primeira.getByRole('listitem').filter({ hasText: estudante.nome });
    await expect(item).toContainText('A transferir até');
    await conferirTelaToda(primeira);
    await item.getByRole('button', { name: /^Registrar a transferência/ }).click();
    const dialogo = primeira.getByRole('dialog');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo.getByLabel('Comprovante: banco e número')).toHaveAccessibleDescription(/porquê/);
    await conferirTela(primeira, 'transferencia');
    await dialogo.getByLabel('Comprovante: banco e número').fill('TED 4471 do banco de demonstração.');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expect(dialogo).toBeHidden();
    await expect(item).toContainText('A confirmar');
    await expect(item.getByRole('button', { name: /^Registrar a transferência/ })).toHaveCount(0);
  });

  await test.step('another person confirms, and only now it is told as done', async () => {
    await segunda.goto(`${base()}/gestao/financeiro/propostas`);
    await segunda
      .getByRole('listitem')
      .filter({ hasText: estudante.nome })
      .getByRole('button', { name: /^Conferir e responder/ })
      .click();
    await confirmarAto(segunda);
    await expect(segunda.getByRole('region', { name: 'Pagamentos', exact: true })).toContainText('Feita em');
    await conferirTelaToda(segunda);
    await esperarMensagem(estudante.email, /devolvemos a diferença/);
    await ateLer(/Devolvemos R\$\s700,80 a você em /);
    await conferirTelaToda(page);
    await primeira.reload();
    await expect(primeira.getByRole('listitem').filter({ hasText: estudante.nome })).toHaveCount(0);
  });

  for (const mesa of [primeira, segunda]) await mesa.context().close();
});

test('the desk reads who is late, and answers a guarantor who asks to be let out', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Sabrina Leitão Corrêa', 239);
  const fiador = pessoa('Tobias Leitão Corrêa', 240);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante, fiador }));
  await cobrarContrato(contrato, -40);

  await test.step('the guarantor asks, and reads that the guarantee goes on until an answer', async () => {
    await entrar(page, 'fiador', fiador);
    await expect(page).toHaveURL(/\/fiador\/inicio$/);
    await page.goto(`${base()}/fiador/financeiro`);
    await page.getByRole('button', { name: /^Pedir para sair/ }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(dialogo.getByLabel('Por que você quer sair?')).toHaveAccessibleDescription(/10 letras/);
    await conferirTela(page, 'saida');
    await dialogo
      .getByLabel('Por que você quer sair?')
      .fill('Mudei de país e não acompanho mais o contrato.');
    await dialogo.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText(/^Você pediu para sair em /)).toBeVisible();
    await conferirTelaToda(page);
  });

  const mesa = await abrirNaGestao(browser, 'davi.analista', '/financeiro');

  await test.step('arrears are drawn by age, listed, and taken along as a file', async () => {
    await expect(mesa.getByRole('img', { name: /^Colunas com o que venceu/ })).toBeVisible();
    await expect(
      mesa.getByRole('table', { name: 'Contratos em atraso', exact: true }).getByText(estudante.nome),
    ).toBeVisible();
    const idades = mesa.waitForEvent('download');
    await mesa.getByRole('button', { name: 'Baixar as idades em CSV' }).click();
    expect((await idades).suggestedFilename()).toBe('atrasos-por-idade.csv');
    await conferirTelaToda(mesa);
    await mesa.getByRole('link', { name: 'Carteira' }).click();
    await expect(mesa.getByRole('img', { name: /^Colunas com o recebido e o previsto/ })).toBeVisible();
    const meses = mesa.waitForEvent('download');
    await mesa.getByRole('button', { name: 'Baixar em CSV' }).click();
    expect((await meses).suggestedFilename()).toBe('recebido-e-previsto.csv');
    await conferirTelaToda(mesa);
  });

  await test.step('the request is answered, and the guarantor reads the answer', async () => {
    await mesa.getByRole('link', { name: 'Pedidos de saída' }).click();
    const pedido = mesa.getByRole('region').filter({ hasText: fiador.nome });
    await pedido
      .getByLabel(`Resposta a ${fiador.nome}`)
      .fill('Sem outro fiador não é possível; peça a troca ao estudante.');
    await conferirTelaToda(mesa);
    await pedido.getByRole('button', { name: 'Responder' }).click();
    await expect(mesa.getByText(fiador.nome)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Sem outro fiador não é possível; peça a troca ao estudante.')).toBeVisible();
  });
  await mesa.context().close();
});
