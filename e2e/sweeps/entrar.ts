/** Logs somebody in by calls, as the screens do: the pages then find the session in its cookie. */
import type { Page } from '@playwright/test';
import { codigoDoAplicativo } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';
import type { PessoaDaDemonstracao } from '../world/pessoas-da-demonstracao.ts';

export async function entrarComo(page: Page, pessoa: PessoaDaDemonstracao): Promise<void> {
  const { area, login, senha } = pessoa;
  if (area !== 'gestao') {
    await chamar(page, '/autenticacao/autenticar', { cpf: login, password: senha });
    return;
  }
  const { desafio } = await chamar<{ desafio: string }>(page, '/gestao/autenticacao/autenticar', {
    email: login,
    senha,
  });
  const codigo = await codigoDoAplicativo(login);
  await chamar(page, '/gestao/autenticacao/confirmar', { desafio, codigo });
}

async function chamar<T>(page: Page, caminho: string, data: object): Promise<T> {
  const resposta = await page.request.post(`${base()}/api${caminho}`, { data });
  if (!resposta.ok()) throw new Error(`${caminho}: ${resposta.status()} ${await resposta.text()}`);
  return (await resposta.json()) as T;
}
