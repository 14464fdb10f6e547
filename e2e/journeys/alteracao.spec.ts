import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { expect, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { entrarComoOperador } from '../world/chamadas-da-equipe.ts';
import { criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test.use({ serviceWorkers: 'block' });

async function agir(id: string, acao: 'aceitar' | 'liberar'): Promise<void> {
  const analista = await entrarComoOperador('davi.analista');
  const { versao } = await analista.pedir<AlteracaoDaGestao>('GET', `/gestao/alteracoes/${id}`);
  await analista.pedir('POST', `/gestao/alteracoes/${id}`, { acao, versao });
}

test('a student asks to pay earlier, reads what changes, and sends it to be signed', async ({ page }) => {
  const estudante = pessoa('Olívia Campos Serra', 971);
  const fiador = pessoa('Otto Campos Serra', 972);
  const solicitacao = await solicitacaoAprovada({ estudante, fiador });
  const contrato = await criarContrato(solicitacao, { codigo: 'EFE', via: 'eletronica' });
  await entrar(page, 'estudante', estudante);
  await expect(page.getByRole('heading', { level: 1, name: /^olá/i })).toBeVisible();

  await test.step('what would change is shown before anything is sent', async () => {
    await page.goto(`${base()}/estudante/contratos/${contrato}`);
    await page.getByRole('button', { name: 'Pedir uma alteração' }).click();
    await page.getByText('Antecipação dos vencimentos').click();
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(page.getByText(/precisa ser antes do que o contrato diz hoje/)).toBeVisible();
    await conferirTelaToda(page);
    await page.getByLabel('Novo primeiro vencimento').fill('2030-06-10');
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(page.getByText('Depois: 10/06/2030')).toBeVisible();
    await conferirTelaToda(page);
  });

  const id = await test.step('the request stands in the list beside the contract', async () => {
    await page.getByRole('button', { name: 'Enviar o pedido' }).click();
    await expect(page).toHaveURL(/\/alteracao-contratual\/\d+$/);
    await expect(page.getByText('Recebemos o seu pedido.')).toBeVisible();
    await conferirTelaToda(page);
    const numero = page.url().split('/').at(-1) ?? '';
    await page.goto(`${base()}/estudante/contratos`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Alterações Contratuais' }).click();
    await expect(page.getByRole('button', { name: /^Retirar o pedido/ })).toBeVisible();
    await conferirTelaToda(page);
    return numero;
  });

  await test.step('released by the desk, the ten cards lead to the e-mail and to who signs', async () => {
    await agir(id, 'aceitar');
    await agir(id, 'liberar');
    await page.goto(`${base()}/estudante/inicio`);
    await expect(page.getByRole('heading', { name: /^Alteração do contrato/ })).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Ver a alteração' }).click();
    await page.getByRole('button', { name: /^Assinar alteração/ }).click();
    for (let cartao = 1; cartao < 10; cartao += 1)
      await page.getByRole('button', { name: 'Avançar' }).click();
    await page.getByRole('button', { name: 'Entendi, quero assinar' }).click();
    await expect(page.getByRole('dialog', { name: 'Confira seu e-mail!' })).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Acompanhar as assinaturas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Status de assinaturas' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reenviar link/ })).toBeVisible();
    await conferirTelaToda(page);
  });
});
