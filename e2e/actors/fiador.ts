import type { Page } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { esperarMensagem } from '../world/mensagens.ts';
import { comprovante } from '../world/papeis.ts';
import type { Pessoa } from '../world/pessoas.ts';
import { avancar, criarConta, pergunta } from './quem-cria-conta.ts';
import {
  conferirDadosPessoais,
  declararSolteiro,
  enviar,
  enviarIdentidade,
  informarEndereco,
} from './quem-preenche.ts';

/** Opens the link of the invitation, creates an account and accepts with the code on the own phone. */
export async function aceitar(page: Page, fiador: Pessoa): Promise<void> {
  const { achado } = await esperarMensagem(fiador.email, /(https?:\/\/\S+cod-fiador=[\w-]+)/);
  await page.goto(achado[1] ?? '');
  await conferirTela(page);
  await page.getByRole('button', { name: /criar/i }).click();
  await criarConta(page, 'fiador', fiador, { preenchido: true });
  // Who has just said who they are is led on.
  await pergunta(page, /você aceita garantir/i);
  await page.getByText(/li o que garanto/i).click();
  await page.getByRole('radio', { name: /^SMS/ }).check();
  const antes = Date.now();
  await page.getByRole('button', { name: /aceitar e receber o código/i }).click();
  await pergunta(page, /confirme com o código/i);
  const { achado: codigo } = await esperarMensagem(fiador.telefone, /\b(\d{6})\b/, antes);
  await page.getByLabel(/código de 6 números/i).fill(codigo[1] ?? '');
  await page.getByRole('button', { name: /confirmar|aceitar/i }).click();
}

/** Somebody who is logged in opens the link and goes on to what it asks. */
export async function abrirLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /continuar como/i }).click();
  await pergunta(page, /você aceita garantir/i);
}

export async function confirmarPorEmail(page: Page, fiador: Pessoa): Promise<void> {
  await page.getByText(/li o que garanto/i).click();
  await page.getByRole('radio', { name: /^E-mail/ }).check();
  const antes = Date.now();
  await page.getByRole('button', { name: /aceitar e receber o código/i }).click();
  await pergunta(page, /confirme com o código/i);
  const { achado } = await esperarMensagem(fiador.email, /\b(\d{6})\b/, antes);
  await page.getByLabel(/código de 6 números/i).fill(achado[1] ?? '');
  await page.getByRole('button', { name: /confirmar e aceitar/i }).click();
}

export async function recusarConvite(page: Page, motivo: RegExp, explicacao: string): Promise<void> {
  await page.getByRole('button', { name: /não quero garantir/i }).click();
  await pergunta(page, /não quer garantir/i);
  await page.getByText(motivo).click();
  await page.getByLabel(/quer dizer algo/i).fill(explicacao);
  await page.getByRole('button', { name: /recusar o convite/i }).click();
}

export async function preencherSuaParte(page: Page, fiador: Pessoa): Promise<void> {
  await pergunta(page, /falta a sua parte/i);
  await page.getByRole('button', { name: /preencher os meus dados/i }).click();
  await enviarIdentidade(page, fiador);
  await conferirDadosPessoais(page, false);
  await informarEndereco(page);
  await declararSolteiro(page);
  await comprovarRenda(page);
  await avancar(page);
}

/** Up to the last file; whoever calls sends it. */
export async function comprovarRenda(page: Page): Promise<void> {
  await pergunta(page, /renda mensal/i);
  await page.getByLabel('Renda mensal').fill('5.200,00');
  await page.getByRole('button', { name: /profissão/i }).click();
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(/buscar/i))
    .first()
    .fill('enfermeiro');
  await page.getByRole('option').first().click();
  await avancar(page);
  await pergunta(page, /quais comprovantes de renda/i);
  await page.getByText('Aposentadoria ou benefício').click();
  await avancar(page);
  await pergunta(page, /envie os comprovantes/i);
  await enviar(page, /aposentadoria/i, await comprovante('aposentadoria'));
}
