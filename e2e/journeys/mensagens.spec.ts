import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

async function abrir(page: Page, link: RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  await conferirTela(page);
}

test('a person chooses what to receive, reads what was sent and sees who looked', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Nara Escolhe Avisos', 61));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/universidade-curso/);
  await page.goto(`${base()}/estudante/perfil`);

  await abrir(page, /o que você quer receber/i);
  const seguranca = page.getByRole('group', { name: /segurança da conta/i });
  await expect(seguranca.getByRole('checkbox', { name: 'E-mail' })).toBeDisabled();
  const lembretes = page.getByRole('group', { name: /lembretes/i });
  await lembretes.getByText('E-mail', { exact: true }).click();
  await page.getByLabel('WhatsApp').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preferências salvas.')).toBeVisible();
  await abrir(page, /o que você quer receber/i);
  await expect(lembretes.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
  await expect(page.getByLabel('WhatsApp')).toBeChecked();
  await page.getByRole('button', { name: 'Voltar' }).click();

  // The screen says what had become of each message when it was opened.
  const api = await entrarPorChamada(quem);
  const estadoDe = async (titulo: string) => {
    const { mensagens } = await api.pedir<{ mensagens: { titulo: string; estado: string }[] }>(
      'GET',
      '/usuario/p/mensagens',
    );
    return mensagens.find((mensagem) => mensagem.titulo === titulo)?.estado;
  };
  await expect.poll(() => estadoDe('Conta criada')).toBe('enviada');
  await abrir(page, /o que enviamos para você/i);
  const criada = page.getByRole('listitem').filter({ hasText: 'Conta criada' });
  await expect(criada).toContainText('Enviada');
  await expect(criada).toContainText('Esta mensagem levava um código ou um link pessoal.');
  const acesso = page.getByRole('listitem').filter({ hasText: 'Acesso em um aparelho novo' });
  await acesso.getByText('Ler a mensagem').click();
  await expect(acesso).toContainText('aparelho');
  await expect(page.getByText(quem.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar' }).click();

  await abrir(page, /quem viu os seus dados/i);
  await expect(page.getByRole('heading', { name: 'Ninguém viu os seus dados' })).toBeVisible();
});
