/** The screens that student and guarantor share: documents, personal data, address, marital status. */
import { expect, type Page } from '@playwright/test';
import type { Arquivo } from '../world/papeis.ts';
import { comprovante, MAE, rgDe, selfie } from '../world/papeis.ts';
import type { Pessoa } from '../world/pessoas.ts';
import { avancar, pergunta } from './quem-cria-conta.ts';

/** A reading takes seconds, and a minute or two beside others on a machine that does something else. */
export const ATE_SER_LIDO_MS = 180_000;

/** Chooses a file for one card, confirms what the review shows and waits until the server has it. */
export async function enviar(page: Page, cartao: RegExp, arquivo: Arquivo): Promise<void> {
  const alvo = page.getByRole('region', { name: cartao });
  const escolha = page.waitForEvent('filechooser');
  await alvo.getByRole('button', { name: /escolher (outro )?arquivo/i }).click();
  await (await escolha).setFiles(arquivo);
  await page.getByRole('button', { name: /tudo certo/i }).click();
  // Read to the end, and whatever does not match said in the place of "Enviado".
  await expect(alvo.getByText(/^(enviado|confira)$/i)).toBeVisible({ timeout: ATE_SER_LIDO_MS });
}

/** They come by themselves only on a touch screen, before the first photo of a visit. */
export async function lerInstrucoes(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches))) return;
  const dialogo = page.getByRole('dialog', { name: /como tirar uma boa foto/i });
  await expect(dialogo).toBeVisible();
  await dialogo.getByRole('button', { name: /fechar/i }).click();
}

export async function enviarIdentidade(page: Page, pessoa: Pessoa, foto?: Arquivo): Promise<void> {
  await lerInstrucoes(page);
  await pergunta(page, /documento de identidade/i);
  await enviar(page, /rg ou cnh/i, await rgDe(pessoa));
  // The number was read in it: no other document is asked for.
  await avancar(page);
  await pergunta(page, /selfie/i);
  await enviar(page, /selfie/i, foto ?? (await selfie()));
  await avancar(page);
}

/** What the picture said stands in the form; the rest is typed. */
export async function conferirDadosPessoais(page: Page, comMae: boolean): Promise<void> {
  await pergunta(page, /confira os seus dados/i);
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('20/05/1990');
  if (comMae) await expect(page.getByLabel('Nome da mãe')).toHaveValue(new RegExp(MAE, 'i'));
  const rg = page.getByLabel('Número do RG');
  if ((await rg.inputValue()) === '') await rg.fill('123456789');
  const expedicao = page.getByLabel(/data de emissão/i);
  if ((await expedicao.inputValue()) === '') await expedicao.fill('10/03/2021');
  await avancar(page);
}

export async function informarEndereco(page: Page): Promise<void> {
  await pergunta(page, /onde você mora/i);
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel(/rua, avenida/i)).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número').fill('1000');
  await avancar(page);
  await pergunta(page, /comprovante de residência/i);
  await enviar(page, /comprovante de residência/i, await comprovante('residencia'));
  await avancar(page);
}

export async function declararSolteiro(page: Page): Promise<void> {
  await pergunta(page, /estado civil/i);
  await page.getByLabel('Solteira ou solteiro').check();
  await avancar(page);
  await pergunta(page, /união estável/i);
  await page.getByLabel('Não', { exact: true }).check();
  await avancar(page);
}
