import { expect, type Page, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { rgDe } from '../world/papeis.ts';
import { devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

/** Inside, with the session that the login left. */
async function entrarNoPortal(page: Page, portal: 'estudante' | 'fiador', quem: Pessoa): Promise<void> {
  await entrar(page, portal, quem);
  await expect(page).not.toHaveURL(new RegExp(`/${portal}/?$`));
}

test('a refused identity document is corrected, edited but not sent, then sent', async ({ page }) => {
  const estudante = pessoa('Ulisses Prado Lima', 51);
  const id = await solicitacaoEnviada({ estudante });
  await devolver(id, 'estudante', [{ tipoDocumento: 'RG' }]);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/status`);
  await expect(page).toHaveURL(/solicitacao-reprovada/);
  await expect(page.getByText('Você possui:')).toBeVisible();
  await expect(page.getByText('1 pendência', { exact: true })).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /^corrigir pendência/i }).click();
  await pergunta(page, /envie novamente o RG ou CNH de Ulisses/i);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /cortado/i })
      .first(),
  ).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /^avançar/i }).click();
  await expect(page.getByText('Envie este documento para continuar.')).toBeVisible();
  await enviar(page, /RG ou CNH/i, await rgDe(estudante));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await conferirTela(page);
  await test.step('edited but not sent is a state of its own', async () => {
    await page.goto(`${base()}/estudante/status`);
    await expect(page.getByText('Correção feita, mas ainda não enviada')).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Enviar correções' }).click();
    await expect(page).toHaveURL(/status-finalizado/);
  });
});
