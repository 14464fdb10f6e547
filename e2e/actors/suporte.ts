import { expect, type Page } from '@playwright/test';
import { codigoDoAplicativo, operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';

const MOTIVO = 'Ligou para entender a pendência do comprovante';

/** Opens somebody's account at /login-como; a code of the application that was used before is waited out. */
export async function entrarComoSuporte(page: Page, cpf: string): Promise<void> {
  const { email, senha } = operador('nina.suporte');
  await page.goto(`${base()}/estudante/login-como`);
  await page.getByLabel('Seu e-mail da equipe').fill(email);
  await page.getByLabel('Sua senha').fill(senha);
  await page.getByLabel('CPF de quem você vai atender').fill(cpf);
  await page.getByLabel('Motivo do acesso').fill(MOTIVO);
  const fechar = page.getByRole('dialog').getByRole('button', { name: 'Entendi' });
  let usado = '';
  await expect(async () => {
    const codigo = await codigoDoAplicativo('nina.suporte');
    if (codigo !== usado) {
      if (await fechar.isVisible()) await fechar.click();
      await page.getByLabel('Código do aplicativo').fill(codigo);
      await page.getByRole('button', { name: 'Abrir a conta' }).click();
      usado = codigo;
    }
    await expect(page).toHaveURL(/\/estudante\/inicio/, { timeout: 4_000 });
  }).toPass({ timeout: 90_000 });
}
