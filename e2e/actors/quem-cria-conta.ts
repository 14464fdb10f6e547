import { expect, type Page } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { irPara } from '../world/endereco.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import type { Pessoa } from '../world/pessoas.ts';

export async function avancar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^avançar$/i }).click();
}

export async function pergunta(page: Page, titulo: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await conferirTela(page);
}

/** The eight steps of the account, in either portal; `preenchido`: from an invitation, which knows what the student typed. */
export async function criarConta(
  page: Page,
  portal: 'estudante' | 'fiador',
  pessoa: Pessoa,
  { preenchido = false } = {},
): Promise<void> {
  if (!page.url().includes('/cadastro')) await page.goto(`${base()}/${portal}/cadastro`);
  await pergunta(page, /cpf/i);
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await avancar(page);
  const responder = async (rotulo: string, valor: string) => {
    if (preenchido) await expect(page.getByLabel(rotulo)).not.toHaveValue('');
    else await page.getByLabel(rotulo).fill(valor);
  };
  await pergunta(page, /nome completo/i);
  await responder('Nome completo', pessoa.nome);
  await avancar(page);
  await pergunta(page, /e-mail/i);
  await responder('E-mail', pessoa.email);
  await avancar(page);
  await pergunta(page, /celular/i);
  await responder('Celular com DDD', pessoa.telefone);
  await avancar(page);
  await pergunta(page, /receber o código/i);
  await page.getByText('SMS', { exact: true }).click();
  await avancar(page);
  await pergunta(page, /código que enviamos/i);
  const { achado } = await esperarMensagem(pessoa.telefone, /\b(\d{6})\b/);
  // The last digit sends the code.
  await page.getByLabel(/código de 6 números/i).fill(achado[1] ?? '');
  await pergunta(page, /crie uma senha/i);
  await page.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await page.getByLabel('Repita a senha').fill(pessoa.senha);
  await page.getByRole('button', { name: /^criar conta$/i }).click();
  await pergunta(page, /sua conta foi criada/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Crie sua conta · /);
  await page.getByRole('button', { name: /próxima etapa/i }).click();
}

/** For journeys whose subject comes later in the account: nothing is looked at on the way. */
export async function ateOEmail(page: Page, quem: Pessoa): Promise<void> {
  await irPara(page, '/estudante/cadastro');
  await page.getByLabel('CPF').fill(quem.cpf);
  await avancar(page);
  await page.getByLabel('Nome completo').fill(quem.nome);
  await avancar(page);
  await page.getByLabel('E-mail').waitFor();
}

export async function ateOCanal(page: Page, quem: Pessoa): Promise<void> {
  await ateOEmail(page, quem);
  await page.getByLabel('E-mail').fill(quem.email);
  await avancar(page);
  await page.getByLabel('Celular com DDD').fill(quem.telefone);
  await avancar(page);
  await page.getByText('SMS', { exact: true }).click();
}

/** On a phone the student's start has the login one tap away, and first for whoever has been here. */
export async function abrirLogin(page: Page, portal: 'estudante' | 'fiador'): Promise<void> {
  await irPara(page, `/${portal}/`);
  const porta = page.getByRole('link', { name: 'Já tenho conta' });
  if (await porta.isVisible()) await porta.click();
}

export async function entrar(page: Page, portal: 'estudante' | 'fiador', pessoa: Pessoa): Promise<void> {
  await abrirLogin(page, portal);
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await page.getByRole('button', { name: /^entrar$/i }).click();
}
