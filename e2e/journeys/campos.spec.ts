/** Fields as devices treat them: composing keyboards, forced colours, an address that is looked up. */
import { expect, test } from '@playwright/test';
import { avancar, entrar } from '../actors/quem-cria-conta.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { pessoa } from '../world/pessoas.ts';

test('devices 3: a composing keyboard keeps the caret where a person corrects two digits', async ({
  page,
}) => {
  await page.goto(`${base()}/estudante/cadastro`);
  const cpf = page.getByLabel('CPF');
  await cpf.fill('52998224725');
  await expect(cpf).toHaveValue('529.982.247-25');
  await cpf.press('Home');
  for (let passo = 0; passo < '529.982'.length; passo += 1) await cpf.press('ArrowRight');
  await cpf.press('Backspace');
  await cpf.press('Backspace');
  const teclado = await page.context().newCDPSession(page);
  for (const text of ['8', '2']) {
    await teclado.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await teclado.send('Input.insertText', { text });
  }
  await expect(cpf).toHaveValue('529.982.247-25');
});

test('devices 6: in forced colours the tick of a checked box is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${base()}/estudante/cadastro`);
  await page.getByLabel('CPF').fill(pessoa('Iara Contraste', 88).cpf);
  await avancar(page);
  await page.getByLabel('Nome completo').fill('Iara');
  await avancar(page);
  const umNomeSo = page.getByRole('checkbox', { name: 'Meu documento mostra um só nome' });
  await page.getByText('Meu documento mostra um só nome', { exact: true }).click();
  await expect(umNomeSo).toBeChecked();
  const cores = await umNomeSo.evaluate((caixa) => {
    const fundo = getComputedStyle(caixa).backgroundColor;
    return { fundo, marca: getComputedStyle(caixa, '::before').backgroundColor };
  });
  expect(cores.marca).not.toBe(cores.fundo);
});

test('devices 8, fidelity X9: what a CEP filled in leaves with it, and what was typed stays', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Ciro Muda de Rua', 89));
  await criarPedido(await entrarPorChamada(estudante), SEM_FIADOR);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/dados-pessoais/endereco`);
  await page.getByLabel('CEP').fill('30130-010');
  const cidade = page.getByLabel('Cidade');
  await expect(cidade).toHaveValue('Belo Horizonte');
  await page.getByLabel('Número').fill('77');
  await page.getByLabel('CEP').fill('99999-990');
  await expect(cidade).toHaveValue('');
  await expect(page.getByLabel(/rua, avenida/i)).toHaveValue('');
  await expect(page.getByLabel('Número')).toHaveValue('77');
});
