import { expect, type Page, test } from '@playwright/test';
import { generateSync } from 'otplib';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarComoOperador } from '../world/chamadas-da-equipe.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { cpfDe } from '../world/pessoas.ts';

const SENHA = 'Gestao#2026';

async function entrarComCodigoDeRecuperacao(page: Page, email: string, codigo: string): Promise<void> {
  await page.goto(`${base()}/gestao/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /perdi o celular/i }).click();
  await page.getByLabel('Código de recuperação').fill(codigo);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/gestao\/filas\//);
}

test('an invited analyst creates the access, ends another session, and a change of role ends all', async ({
  page,
  browser,
}) => {
  const administracao = await entrarComoOperador('raul.administrador');
  const email = `bia.convidada.${Date.now()}@exemplo.education`;
  const { id } = await administracao.pedir<{ id: string }>('POST', '/gestao/operadores', {
    nome: 'Beatriz Sales Moura',
    email,
    papel: 'analista',
    instituicaoId: null,
  });
  const { achado } = await esperarMensagem(email, /(https?:\/\/[^\s?]+#convite=[\w-]+)/);
  const link = achado[1] ?? '';
  await test.step('opens the link of the mailbox, sets a password and the application', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Beatriz Sales Moura' })).toBeVisible();
    expect(page.url()).not.toContain('convite');
    await conferirTela(page);
    await page.getByRole('button', { name: 'Criar meu acesso' }).click();
    await expect(page.getByText('Digite os 6 dígitos.')).toBeVisible();
    await page.getByLabel('CPF').fill(cpfDe('702990010'));
    const chave = await page
      .getByText(/^Não consegue ler/)
      .getByRole('strong')
      .textContent();
    await page.getByLabel('Senha nova').fill(SENHA);
    await page
      .getByLabel('Código do aplicativo')
      .fill(generateSync({ secret: (chave ?? '').replaceAll(' ', '') }));
    await page.getByRole('button', { name: 'Criar meu acesso' }).click();
  });
  const codigos = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codigos).toHaveCount(10);
  const [primeiro = ''] = await codigos.allTextContents();
  await conferirTela(page);
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page).toHaveURL(/\/gestao\/filas\//);
  const outro = await (await browser.newContext()).newPage();
  await test.step('a recovery code opens the access elsewhere, once', () =>
    entrarComCodigoDeRecuperacao(outro, email, primeiro));
  await test.step('ends that other session', async () => {
    await page.goto(`${base()}/gestao/perfil`);
    await expect(page.getByText('Restam 9')).toBeVisible();
    await page.getByRole('button', { name: 'Encerrar' }).click();
    await expect(page.getByRole('button', { name: 'Encerrar' })).toBeHidden();
    await outro.reload();
    await expect(outro.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await outro.context().close();
  });
  await test.step('a change of role ends the session that is left; the link is spent', async () => {
    await administracao.pedir('PUT', `/gestao/operadores/${id}`, {
      papel: 'suporte',
      instituicaoId: null,
      ativo: true,
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Convite inválido' })).toBeVisible();
  });
});
