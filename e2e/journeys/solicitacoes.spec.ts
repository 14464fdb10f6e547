/** What a person asked for before stays within reach: the outcome, what happened and what was declared. */
import { expect, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido } from '../world/novo-pedido.ts';
import { reprovarDeVez, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

test('a student who asks again finds the refused request, its reason, its timeline and its copy', async ({
  page,
}) => {
  const estudante = pessoa('Iva Segunda Vez Prado', 171);
  const anterior = await solicitacaoEnviada({ estudante });
  await reprovarDeVez(anterior);
  const api = await entrarPorChamada(estudante);
  await criarPedido(api, COM_UM_FIADOR);

  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/perfil`);
  await page.getByRole('link', { name: /minhas solicitações/i }).click();
  const lista = page.getByRole('list', { name: 'Minhas solicitações' });
  await expect(lista.locator('> li')).toHaveCount(2);
  await expect(lista.locator('> li').first()).toContainText('Em andamento');
  await conferirTela(page);
  await lista.getByRole('button', { name: /^ver detalhes/i }).click();

  await expect(page.getByRole('heading', { level: 1, name: /não foi aprovada/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Motivo', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();
  await expect(page.getByText('Solicitação enviada para análise')).toBeVisible();
  await expect(page.getByText(/fica guardado até/i)).toBeVisible();
  await conferirTela(page);
  const endereco = page.url();
  await page.getByRole('button', { name: 'Ver o que eu declarei' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que você declarou' })).toBeVisible();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em PDF' }).click();
  expect((await baixado).suggestedFilename()).toMatch(/^solicitacao-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(endereco);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await lista.getByRole('button', { name: /^acompanhar/i }).click();
  await expect(page).toHaveURL(/\/estudante\/status/);
});

test('somebody else’s request is as if it did not exist, and who asked for nothing is told where it will be', async ({
  page,
}) => {
  const alheia = await solicitacaoEnviada({ estudante: pessoa('Joel Outro Pedido Prado', 172) });
  const quem = await criarContaPronta(pessoa('Lia Ainda Nada Prado', 173));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/universidade-curso/);
  await page.goto(`${base()}/estudante/perfil/solicitacoes`);
  await expect(page.getByRole('heading', { name: 'Nenhuma solicitação por enquanto' })).toBeVisible();
  await conferirTela(page);
  for (const id of [alheia, 1]) {
    await page.goto(`${base()}/estudante/perfil/solicitacoes/${id}`);
    await expect(page.getByRole('heading', { name: 'Não encontramos esta solicitação' })).toBeVisible();
  }
  await conferirTela(page);
});
