import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { OPERADORES_DE_DEMONSTRACAO } from '../../apps/server/db/seed/operadores.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';

export async function entrarNaGestao(page: Page, usuario: string): Promise<void> {
  const operador = OPERADORES_DE_DEMONSTRACAO.find(({ email }) => email.startsWith(usuario));
  if (!operador) throw new Error(`no demo operator ${usuario}`);
  await page.goto(`${base()}/gestao/`);
  await page.getByLabel('E-mail').fill(operador.email);
  await page.getByLabel('Senha', { exact: true }).fill(operador.senha);
  await page.getByRole('button', { name: /continuar|entrar/i }).click();
  await page.getByLabel('Código do aplicativo').fill(generateSync({ secret: operador.chaveTotp }));
  await page.getByRole('button', { name: /entrar|confirmar/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await conferirTela(page);
}

export async function abrirSolicitacao(page: Page, protocolo: string): Promise<void> {
  await page.goto(`${base()}/gestao/busca`);
  await page.getByLabel(/nome do estudante ou protocolo/i).fill(protocolo);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(protocolo) }).click();
  await page.getByRole('button', { name: /^assumir/i }).click();
  await conferirTela(page);
}

/** Approves every document that the stage asks to be judged, with the keyboard. */
export async function aprovarDocumentos(page: Page): Promise<void> {
  for (;;) {
    const pendentes = page.getByRole('button', { name: /aprovar documento/i });
    if ((await pendentes.count()) === 0) break;
    await pendentes.first().click();
    await page.waitForLoadState('networkidle');
  }
}
