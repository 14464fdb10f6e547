import { expect, type Page } from '@playwright/test';
import { codigoDoAplicativo, operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';

const MOTIVO = 'Ligou para entender a pendência do comprovante';

/** Opens somebody's account at /login-como. */
export async function entrarComoSuporte(page: Page, cpf: string): Promise<void> {
  const { email, senha } = operador('nina.suporte');
  await page.goto(`${base()}/estudante/login-como`);
  await page.getByLabel('Seu e-mail da equipe').fill(email);
  await page.getByLabel('Sua senha').fill(senha);
  await page.getByLabel('CPF de quem você vai atender').fill(cpf);
  await page.getByLabel('Motivo do acesso').fill(MOTIVO);
  await page.getByLabel('Código do aplicativo').fill(await codigoDoAplicativo('nina.suporte'));
  await page.getByRole('button', { name: 'Abrir a conta' }).click();
  await expect(page).toHaveURL(/\/estudante\/inicio/);
}
