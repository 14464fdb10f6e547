/** Whoever signs, by a link or inside a portal: the same pages. */
import { expect, type Page } from '@playwright/test';
import { codigoParaAssinar } from '../world/assinaturas-prontas.ts';
import type { Pessoa } from '../world/pessoas.ts';

export const titulo = (page: Page, nome: RegExp) => page.getByRole('heading', { level: 1, name: nome });

/** A press that a moment ago another one may have held back. */
export async function tocarAte(page: Page, botao: RegExp, depois: RegExp): Promise<void> {
  const alvo = page.getByRole('button', { name: botao });
  await expect(async () => {
    if (await alvo.isVisible()) await alvo.click();
    await expect(titulo(page, depois)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

export async function identificarSe(page: Page, { cpf }: Pessoa): Promise<void> {
  await page.getByLabel('Seu CPF').fill(cpf);
  await tocarAte(page, /abrir o documento/i, /o que você vai assinar/i);
}

/** From the page of the key facts to the one where the code is typed; the code is in the answer. */
export async function lerEPedirCodigo(
  page: Page,
  { email }: Pessoa,
  documento = /contrato de crédito estudantil/i,
): Promise<string> {
  await tocarAte(page, /ler o documento/i, documento);
  await tocarAte(page, /continuar para assinar/i, /receba um código/i);
  await page.getByText('E-mail', { exact: true }).click();
  const antes = Date.now() - 1_000;
  await tocarAte(page, /enviar o código/i, /digite o código e assine/i);
  return codigoParaAssinar(email, antes);
}

export async function assinarCom(page: Page, codigo: string): Promise<void> {
  await page.getByLabel('Código de 6 números').fill(codigo);
  await page.getByRole('checkbox').evaluate((caixa: HTMLInputElement) => {
    if (!caixa.checked) caixa.click();
  });
  await tocarAte(page, /^assinar$/i, /a sua assinatura está registrada/i);
}
